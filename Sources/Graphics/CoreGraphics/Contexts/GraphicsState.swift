import Foundation

/// The part of a context's state that cairo does not store.
struct GraphicsState {
  var fill = CGColor.black
  var stroke = CGColor.black
  /// The color spaces of the components set next.
  var fillSpace: CGColorSpace?
  var strokeSpace: CGColorSpace?
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: ContextShadow?
  var mask: ContextMask?
  var quality = CGInterpolationQuality.default
  var allowsAntialiasing = true
  var shouldAntialias = true
  var patternPhase = CGSize.zero
  var textMode = CGTextDrawingMode.fill
  var characterSpacing: CGFloat = 0
  var fontSize: CGFloat = 12
  /// Core Text's font.
  var font: AnyObject?
  /// The transform flattens the plane: nothing is drawn until it is restored.
  var isDegenerate = false

  /// Whether drawing requires a temporary bitmap.
  var needsLayer: Bool { shadow != nil || mask != nil || blendMode == .plusDarker }
}

/// A state to restore, by `restoreGState()` or by the end of a transparency layer.
enum SavedState {
  case state(GraphicsState)
  case layer(GraphicsState)
}

/// A shadow in device pixels.
struct ContextShadow {
  var offset: CGSize
  var sigma: CGFloat
  var color: CGColor
}

/// A soft clip: coverage of a part of the device; nothing is drawn outside of it.
struct ContextMask {
  var coverage: Bitmap
  var x: Int
  var y: Int
}
