import Foundation

/// What cairo does not keep of a context's state.
struct GraphicsState {
  var fill = CGColor.black
  var stroke = CGColor.black
  /// The spaces that components of colors are told in.
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
  /// A font of Core Text's, kept for it.
  var font: AnyObject?
  /// The transform flattens the plane: nothing can be seen until it is restored.
  var isDegenerate = false

  /// Whether drawing must first go to a bitmap of its own.
  var needsLayer: Bool { shadow != nil || mask != nil || blendMode == .plusDarker }
}

/// A state to return to, by `restoreGState()` or by the end of a transparency layer.
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

/// A soft clip: coverage over part of the device; outside it nothing is drawn.
struct ContextMask {
  var coverage: Bitmap
  var x: Int
  var y: Int
}
