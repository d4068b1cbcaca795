import Foundation

/// A shadow behind text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let tag = FoundationTag()
  /// The offset, to the right and down.
  open var shadowOffset = CGSize.zero
  /// The softness of the edge in points; 0 by default.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; nil is no shadow. The default is black at an opacity of one third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    shadowOffset = CGSize(width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
    shadowBlurRadius = coder.decodeDouble(forKey: "NSShadowBlurRadius")
    shadowColor = coder.decodeObject(of: UIColor.self, forKey: "NSShadowColor")
  }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    coder.encode(shadowColor as? UIColor, forKey: "NSShadowColor")
  }

  /// Whether shadows can be archived securely; always `true`.
  public static var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}
