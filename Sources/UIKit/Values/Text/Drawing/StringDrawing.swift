import Foundation
package import TrestleText

/// The layout of a string, used for both measuring and drawing, so that they always agree.
struct StringDrawing {
  let layout: TextLayout
  let scale: CGFloat
  /// Without `usesLineFragmentOrigin` positions are on the baseline.
  let isOnBaseline: Bool
  let usesInk: Bool

  init(_ text: AttributedText, size: CGSize, options: NSStringDrawingOptions, minimumScale: CGFloat = 0, limitsHeight: Bool = false) {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let truncates = options.contains(.truncatesLastVisibleLine)
    var limits = TextLayout.Options(
      width: wraps || truncates || minimumScale > 0 ? StringDrawing.limit(size.width) : .infinity,
      height: wraps && (limitsHeight || truncates) ? StringDrawing.limit(size.height) : .infinity, maximumLines: wraps ? 0 : 1,
      wrapsBeforeTruncating: truncates, usesLeading: options.contains(.usesFontLeading))
    if truncates, !text.runs[0].attributes.paragraph.lineBreakMode.truncates { limits.lineBreakMode = .truncatingTail }
    let fitted = TextFitting.layout(text, limits, minimumScale: minimumScale)
    layout = fitted.layout
    scale = fitted.scale
    isOnBaseline = !wraps
    usesInk = options.contains(.usesDeviceMetrics)
  }

  /// The bounding box of the text, relative to the point or rectangle at which it is drawn.
  var bounds: CGRect {
    let rise = isOnBaseline ? layout.firstBaseline : 0
    if usesInk { return layout.inkBounds.offsetBy(dx: 0, dy: -rise) }
    return CGRect(x: 0, y: -rise, width: layout.size.width, height: layout.size.height)
  }

  func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let y = isOnBaseline ? point.y - layout.firstBaseline : point.y
    context.draw(layout, at: CGPoint(x: point.x, y: y))
  }

  /// Returns a limit for a length; 0 is no limit.
  private static func limit(_ length: CGFloat) -> Double { length > 0 && length < 1e7 ? length : .infinity }
}

extension CGContext {
  /// Draws a layout with the context's clip, shadow, alpha and blend mode.
  package func draw(_ layout: TextLayout, at point: CGPoint, parts: TextLayout.DrawnParts = .all) {
    let alpha = alpha
    let bounds = layout.inkBounds.offsetBy(dx: point.x, dy: point.y)
    if alpha < 1 { beginTransparencyLayer(auxiliaryInfo: nil) }
    compose(bounds: bounds) { layout.draw(cairo: $0, x: point.x, y: point.y, parts: parts) }
    if alpha < 1 { endTransparencyLayer() }
  }
}
