import Foundation

/// The scale of a renderer's images, and whether they have an alpha.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels to the point.
  open var scale: CGFloat
  /// Which colors a picture can hold.
  public enum Range: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// What suits the screen.
    case automatic
    /// More colors than sRGB has.
    case extended
    /// The colors of sRGB.
    case standard
  }

  /// Which colors are wished for. Pictures are sRGB, whatever is wished.
  open var preferredRange = Range.automatic
  /// Whether more colors than those of sRGB are wished for.
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

  /// Creates a format suited to the given traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.drawingScale
  }

  /// The format that fits the main screen.
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
