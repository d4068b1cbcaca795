import CoreGraphics
import Foundation

/// Lays out views in a row or a column.
///
/// It makes the constraints that one would write by hand (`StackArrangement`) and leaves the rest to them: a stack view has the size its views
/// need, or gives them the one it gets. Hidden views take no room.
@preconcurrency @MainActor open class UIStackView: UIView {
  final var arranged: [UIView] = []
  final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  final var arrangement: StackArrangement?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    if let coder = coder.interface(for: self, "stackView") { takeStackAttributes(coder) }
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  open var arrangedSubviews: [UIView] { arranged }
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count { $0 !== view }) }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }
  open func removeArrangedSubview(_ view: UIView) { disarrange(view) }

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { setSpacing(spacing, after: arrangedSubview) }
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
  /// How the views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// They fill it; hugging and compression decide who grows or shrinks.
    case fill
    case fillEqually
    /// In proportion to their natural lengths.
    case fillProportionally
    /// They keep their lengths, with equal room between them.
    case equalSpacing
    /// They keep their lengths, with their centres equally far apart.
    case equalCentering
  }

  /// How the views stand across the stack.
  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// As custom spacing: the stack's own, or the system's.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude
}
