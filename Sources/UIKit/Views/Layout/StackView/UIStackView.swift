import CoreGraphics

/// Lays out views in a row or a column.
///
/// It creates constraints (`StackArrangement`): a stack view has the size that its views require, or resizes them to its own size. Hidden
/// views take no space.
@preconcurrency @MainActor open class UIStackView: UIView {
  final var arranged: [UIView] = []
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  final var arrangement: StackArrangement?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    coder.takeInterface(of: self, as: UIStackView.self)
  }

  /// Creates a horizontal stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  /// The views in the order of the stack; hidden ones take no space.
  open var arrangedSubviews: [UIView] { arranged }
  /// Appends a view, and adds it as a subview if it is none.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count { $0 !== view }) }
  /// Inserts a view at an index, and adds it as a subview if it is none.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }
  /// Removes a view from the stack; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) { disarrange(view) }

  /// The direction of the stack; `.horizontal` by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  /// The distribution of lengths; `.fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// The alignment across the stack; `.fill` by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// The distance between views in points; 0 by default.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }
  /// Whether vertical distances are between baselines; `false` by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Whether views are arranged inside the layout margins; `false` by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Sets the distance after one view in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { setSpacing(spacing, after: arrangedSubview) }
  /// Returns the distance after one view; `spacingUseDefault` if it has none of its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true)?.forFirstBaselineLayout ?? self }
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false)?.forLastBaselineLayout ?? self }

  open override func updateConstraints() {
    rearrange()
    super.updateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    disarrange(subview)
    super.willRemoveSubview(subview)
  }

  open override class var requiresConstraintBasedLayout: Bool { true }
}

extension UIStackView {
  /// The distribution of views along the stack.
  public enum Distribution: Int, Sendable {
    /// They fill the stack; hugging and compression priorities determine which ones grow or shrink.
    case fill
    /// Views have equal lengths.
    case fillEqually
    /// Lengths are proportional to the intrinsic sizes.
    case fillProportionally
    /// Views keep their lengths, with equal spacing between them.
    case equalSpacing
    /// Views keep their lengths, with equal distances between their centers.
    case equalCentering
  }

  /// The alignment of views across the stack.
  public enum Alignment: Int, Sendable {
    /// Views fill the stack across.
    case fill
    /// Views are at the leading edge.
    case leading
    /// Views in a row have the same first baseline.
    case firstBaseline
    /// Views keep their size and are centered across the axis.
    case center
    /// Views are at the trailing edge.
    case trailing
    /// Views in a row have the same last baseline.
    case lastBaseline

    /// Views in a row are at the top; the same as `leading`.
    public static var top: Alignment { .leading }
    /// Views in a row are at the bottom; the same as `trailing`.
    public static var bottom: Alignment { .trailing }
  }

  /// The default of custom spacing: the stack's own, or the system's.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's standard distance, for `spacing`.
  public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude
}
