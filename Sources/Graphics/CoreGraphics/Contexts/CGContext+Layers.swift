internal import TrestleCCairo
import Foundation

extension CGContext {
  /// Collects drawing up to `endTransparencyLayer()`, which then is drawn as a whole with the current alpha, shadow and blend mode. Inside,
  /// these have their initial values.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saved.append(.layer(state))
    let path = cairo_copy_path(cairo)
    cairo_push_group(cairo)
    cairo_new_path(cairo)
    if let path {
      cairo_append_path(cairo, path)
      cairo_path_destroy(path)
    }
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.mask = nil
  }

  /// The same with the layer limited to a rectangle, which is faster.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    cairo_save(cairo)
    saved.append(.state(state))
    clip(to: rect)
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    layersWithOwnClip.insert(saved.count)
  }

  /// Draws the layer. States saved inside it and not restored are restored; does nothing without a layer.
  public func endTransparencyLayer() {
    guard saved.contains(where: { if case .layer = $0 { true } else { false } }) else { return }
    while case .state? = saved.last { restoreGState() }
    guard case .layer(let outer)? = saved.last else { return }
    let hasOwnClip = layersWithOwnClip.remove(saved.count) != nil
    saved.removeLast()
    guard let group = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(group) }
    state = outer
    cairo_new_path(cairo)
    compose(bounds: nil) { target in
      cairo_set_source(target, group)
      cairo_paint_with_alpha(target, state.alpha)
    }
    if hasOwnClip { restoreGState() }
  }
}
