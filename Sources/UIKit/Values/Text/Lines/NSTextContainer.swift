import CoreGraphics

/// The area in which text is laid out: a rectangle, without the shapes that text flows around.
///
/// A subclass defines other shapes by overriding ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)``.
open class NSTextContainer: NSObject, NSCoding {
  /// The padding at both ends of every line.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }
  /// The maximum number of lines; zero for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }
  /// The handling of the last line if text is truncated.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed() } }
  }
  /// Shapes in the container's coordinates that text flows around.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      // Apps set the same shapes in each layout. A path can be changed after it was set, so that the outlines are compared.
      let outlines = exclusionPaths.map(\.cgPath)
      guard outlines != excludedOutlines else { return }
      excludedOutlines = outlines
      shapes = nil
      changed()
    }
  }
  /// Whether the text view sets the container's width to its own.
  open var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { changed() } }
  }
  /// Whether the text view sets the container's height to its own.
  open var heightTracksTextView = false {
    didSet { if heightTracksTextView != oldValue { changed() } }
  }
  /// The width of lines including padding, and the height of all lines; a length of 0 is no limit.
  open var size: CGSize {
    get { trialSize ?? owner?.containerSize(tracking: widthTracksTextView, heightTracksTextView, own: ownSize) ?? ownSize }
    set {
      guard ownSize != newValue else { return }
      ownSize = newValue
      changed()
    }
  }
  /// Whether all lines have the width of the container.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The layout manager that fills the container; it sets this when the container is added.
  open var layoutManager: NSLayoutManager? {
    get { manager ?? owner?.makeLayoutManager().value }
    set { manager = newValue }
  }

  /// The layout manager, if it exists; does not create one.
  package var layoutManagerIfAny: NSLayoutManager? { manager }
  private var ownSize: CGSize
  private weak var manager: NSLayoutManager?
  private var shapes: ExcludedShapes?
  private var excludedOutlines: [CGPath] = []
  /// The view that shows the text.
  package weak var owner: (any TextContainerOwner)?
  /// The size while a view measures its text at another one.
  package var trialSize: CGSize?

  public init(size: CGSize) {
    ownSize = size
    super.init()
  }

  public convenience override init() { self.init(size: .zero) }

  public required init(coder: NSCoder) {
    func number(_ key: String) -> CGFloat {
      let value = coder.decodeDouble(forKey: key)
      return value.isFinite ? value : 0
    }
    ownSize = CGSize(width: number("NSWidth"), height: number("NSHeight"))
    super.init()
    if coder.containsValue(forKey: "NSLineFragmentPadding") { lineFragmentPadding = number("NSLineFragmentPadding") }
    maximumNumberOfLines = coder.decodeInteger(forKey: "NSMaximumNumberOfLines")
    lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
  }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(ownSize.width), forKey: "NSWidth")
    coder.encode(Double(ownSize.height), forKey: "NSHeight")
    coder.encode(Double(lineFragmentPadding), forKey: "NSLineFragmentPadding")
    coder.encode(maximumNumberOfLines, forKey: "NSMaximumNumberOfLines")
    coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
  }

  /// Replaces the layout manager for this one's storage, with all of its containers.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    storage?.removeLayoutManager(old)
    for container in old.textContainers {
      old.removeTextContainer(at: 0)
      newLayoutManager.addTextContainer(container)
    }
    storage?.addLayoutManager(newLayoutManager)
  }

  /// Returns the part of a proposed rectangle that a line may use, and in `remainingRect` the rest for more text beside a shape.
  ///
  /// If shapes leave no space, the rectangle is further down. An empty one means that there is no space.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let size = size
    var rect = proposedRect
    if size.width > 0 {
      let left = max(rect.minX, 0)
      let right = min(rect.maxX, size.width)
      guard left <= right else { return .zero }
      rect = CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
    }
    guard !exclusionPaths.isEmpty else { return rect }
    let shapes = shapes ?? ExcludedShapes(exclusionPaths)
    self.shapes = shapes
    return shapes.place(
      rect, narrowest: 2 * lineFragmentPadding + Self.narrowestLine, isRightToLeft: baseWritingDirection == .rightToLeft,
      remaining: remainingRect)
  }

  /// The minimum width of a space beside a shape.
  private static let narrowestLine: CGFloat = 8

  private func changed() {
    manager?.textContainerChangedGeometry(self)
    owner?.containerChanged()
  }

  /// Whether the text view's own column of lines can display the text.
  package var isPlainColumn: Bool {
    type(of: self) == NSTextContainer.self && exclusionPaths.isEmpty && widthTracksTextView && !heightTracksTextView
  }
}
