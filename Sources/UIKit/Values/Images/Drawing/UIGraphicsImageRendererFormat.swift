import Foundation

/// The scale of a renderer's images, and whether they have an alpha channel.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point.
  open var scale: CGFloat
  /// The color range of an image.
  public enum Range: Int, Sendable {
    /// The range of the main screen.
    case unspecified = -1
    /// Determined by the screen.
    case automatic
    /// More colors than sRGB has.
    case extended
    /// The colors of sRGB.
    case standard
  }

  /// The preferred color range. It has no effect: images are sRGB.
  open var preferredRange = Range.automatic
  /// Whether a range beyond sRGB is preferred.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// Whether images have no transparency; `false` by default.
  open var opaque = false

  public required init() {
    scale = UITraitCollection.current.drawingScale
    super.init()
  }

  /// Creates a format suited to the given traits. Without a scale in them it is that of the main screen.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns the format for the main screen.
  open class func preferred() -> Self { self.init() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
      copy.preferredRange = preferredRange
    }
    return copy
  }
}
