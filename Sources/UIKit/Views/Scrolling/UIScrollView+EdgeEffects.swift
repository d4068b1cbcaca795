import Foundation

extension UIScrollView {
  /// The effect of a bar at the top.
  public final var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(\.topEdgeEffect) }
  /// The effect of a toolbar or tab bar at the bottom.
  public final var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(\.bottomEdgeEffect) }

  private func edgeEffect(_ edge: WritableKeyPath<ScrollBehavior, UIScrollEdgeEffect?>) -> UIScrollEdgeEffect {
    if let effect = behavior[keyPath: edge] { return effect }
    let effect = UIScrollEdgeEffect { [weak self] in
      if let self { barFollower?.contentSizeChanged(self) }
    }
    behavior[keyPath: edge] = effect
    return effect
  }

  /// Whether a bar at the top shows no background: no content is under it, or its effect is hidden.
  final var showsTopEdge: Bool {
    contentOffset.y <= -adjustedContentInset.top + 0.5 || behavior.topEdgeEffect?.isHidden ?? false
  }

  /// Whether a bar at the bottom shows no background.
  final var showsBottomEdge: Bool {
    contentOffset.y >= contentSize.height + adjustedContentInset.bottom - bounds.height - 0.5
      || behavior.bottomEdgeEffect?.isHidden ?? false
  }
}
