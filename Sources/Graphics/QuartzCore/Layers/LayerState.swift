import CoreGraphics

/// The property values stored inline in every layer, which are used in every frame.
struct LayerState {
  var position = CGPoint.zero
  var bounds = CGRect.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var contentsScale: CGFloat = 1
  var opacity: Float = 1
  var flags: Flags = [.isDoubleSided]
  var backgroundColor: CGColor?
  var contents: Any?

  /// The Boolean properties.
  struct Flags: OptionSet {
    var rawValue: UInt16
    static let isHidden = Flags(rawValue: 1 << 0)
    static let masksToBounds = Flags(rawValue: 1 << 1)
    static let isOpaque = Flags(rawValue: 1 << 2)
    static let isDoubleSided = Flags(rawValue: 1 << 3)
    static let isGeometryFlipped = Flags(rawValue: 1 << 4)
    static let needsDisplayOnBoundsChange = Flags(rawValue: 1 << 5)
    static let shouldRasterize = Flags(rawValue: 1 << 6)
  }
}
