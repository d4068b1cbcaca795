import CoreGraphics

/// The constraints by which a stack view arranges its views.
@MainActor struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private unowned let stack: UIStackView
  // The stack view or one of its guides. The stack view keeps its arrangement, which must not keep the stack view.
  private unowned let canvas: any LayoutItem
  private let visible: [UIView]
  private let isHorizontal: Bool
  private var constraints: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []

  private let start: Attribute
  private let end: Attribute
  private let length: Attribute
  private let crossStart: Attribute
  private let crossEnd: Attribute
  private let crossCenter: Attribute
  private let crossLength: Attribute

  init(of stack: UIStackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    visible = stack.arranged.filter { !$0.isHidden }
    isHorizontal = stack.axis == .horizontal
    start = isHorizontal ? .leading : .top
    end = isHorizontal ? .trailing : .bottom
    length = isHorizontal ? .width : .height
    crossStart = isHorizontal ? .top : .leading
    crossEnd = isHorizontal ? .bottom : .trailing
    crossCenter = isHorizontal ? .centerY : .centerX
    crossLength = isHorizontal ? .height : .width
    connectToCanvas()
    distribute()
    suppressNegativeLengths()
    align()
    collapseHidden()
  }

  func activate() {
    for guide in guides { stack.addLayoutGuide(guide) }
    NSLayoutConstraint.activate(constraints)
  }

  func deactivate() {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { stack.removeLayoutGuide(guide) }
  }

  // MARK: Main axis

  private mutating func connectToCanvas() {
    guard let first = visible.first, let last = visible.last else { return }
    add(first, start, .equal, canvas, start, identifier: "UISV-canvas-connection")
    add(canvas, end, .equal, last, end, identifier: "UISV-canvas-connection")
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: space(.equal)
    case .fillEqually:
      space(.equal)
      for view in visible.dropFirst() { add(view, length, .equal, visible[0], length, identifier: "UISV-fill-equally") }
    case .fillProportionally:
      space(.equal)
      fillProportionally()
    case .equalSpacing:
      separate(from: end, to: start, priority: UILayoutPriority(999))
      space(.greaterThanOrEqual)
      space(.equal, priority: Self.tight)
    case .equalCentering:
      let center: Attribute = isHorizontal ? .centerX : .centerY
      separate(from: center, to: center, priority: UILayoutPriority(150))
      space(.greaterThanOrEqual)
      space(.equal, priority: Self.tight)
    }
  }

  /// The priority with which a stack without a given length keeps its views close together.
  private static let tight = UILayoutPriority(49)
  /// The priority with which undetermined lengths are kept small.
  private static let faint = UILayoutPriority(25)

  private mutating func space(_ relation: NSLayoutConstraint.Relation, priority: UILayoutPriority = .required) {
    let isByBaseline = stack.isBaselineRelativeArrangement && !isHorizontal
    for (before, after) in zip(visible, visible.dropFirst()) {
      add(
        after, isByBaseline ? .firstBaseline : start, relation, before, isByBaseline ? .lastBaseline : end,
        constant: stack.effectiveSpacing(after: before), priority: priority, identifier: "UISV-spacing")
    }
  }

  private mutating func fillProportionally() {
    func naturalLength(_ view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      let length = isHorizontal ? size.width : size.height
      if length > 0 { return length }
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return isHorizontal ? fitting.width : fitting.height
    }
    let lengths = visible.map(naturalLength)
    guard let reference = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for (index, view) in visible.enumerated() where index != reference && lengths[index] > 0 {
      add(
        view, length, .equal, visible[reference], length, multiplier: lengths[index] / lengths[reference],
        priority: UILayoutPriority(999), identifier: "UISV-fill-proportionally")
    }
  }

  /// Keeps views without a length of their own at zero in a stack whose length follows its views. Otherwise such a view would have a
  /// negative length in a stack of the length zero.
  private mutating func suppressNegativeLengths() {
    for view in visible where hasNoLength(view) {
      add(view, length, .equal, nil, .notAnAttribute, priority: Self.faint, identifier: "UISV-ambiguity-suppression")
    }
  }

  /// Returns whether a view has no intrinsic length. Labels and images are not asked, because they would be measured.
  private func hasNoLength(_ view: UIView) -> Bool {
    if view is UILabel || view is UIImageView { return false }
    if let stack = view as? UIStackView { return stack.arranged.isEmpty }
    let size = view.intrinsicContentSize
    return (isHorizontal ? size.width : size.height) == UIView.noIntrinsicMetric
  }

  /// Adds guides of equal length between the views.
  private mutating func separate(from: Attribute, to: Attribute, priority: UILayoutPriority) {
    for (before, after) in zip(visible, visible.dropFirst()) {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-distributing"
      add(guide, start, .equal, before, from, identifier: "UISV-distributing-edge")
      add(after, to, .equal, guide, end, identifier: "UISV-distributing-edge")
      if let first = guides.first { add(guide, length, .equal, first, length, priority: priority, identifier: "UISV-distributing") }
      guides.append(guide)
    }
  }

  // MARK: Across the stack

  private mutating func align() {
    for view in visible { align(view) }
    guard !visible.isEmpty, stack.alignment != .fill else { return }
    add(canvas, crossLength, .equal, nil, .notAnAttribute, priority: Self.faint, identifier: "UISV-ambiguity-suppression")
  }

  private mutating func align(_ view: UIView) {
    let name = "UISV-alignment"
    switch stack.alignment {
    case .fill:
      add(view, crossStart, .equal, canvas, crossStart, identifier: name)
      add(view, crossEnd, .equal, canvas, crossEnd, identifier: name)
    case .leading:
      add(view, crossStart, .equal, canvas, crossStart, identifier: name)
      add(view, crossEnd, .lessThanOrEqual, canvas, crossEnd, identifier: name)
    case .trailing:
      add(view, crossEnd, .equal, canvas, crossEnd, identifier: name)
      add(view, crossStart, .greaterThanOrEqual, canvas, crossStart, identifier: name)
    case .center:
      add(view, crossCenter, .equal, canvas, crossCenter, identifier: name)
      keepWithin(view)
    case .firstBaseline, .lastBaseline:
      keepWithin(view)
      let isFirst = stack.alignment == .firstBaseline
      if isHorizontal, let first = visible.first, view !== first {
        let baseline: Attribute = isFirst ? .firstBaseline : .lastBaseline
        add(view, baseline, .equal, first, baseline, identifier: name)
      }
      // Otherwise their common position is not determined in a stack higher than they need.
      let edge = isFirst ? crossStart : crossEnd
      add(view, edge, .equal, canvas, edge, priority: Self.faint - 1, identifier: "UISV-ambiguity-suppression")
    }
  }

  private mutating func keepWithin(_ view: UIView) {
    add(view, crossStart, .greaterThanOrEqual, canvas, crossStart, identifier: "UISV-canvas-connection")
    add(view, crossEnd, .lessThanOrEqual, canvas, crossEnd, identifier: "UISV-canvas-connection")
  }

  // MARK: Hidden views

  /// Sets the length of hidden views to zero, at the position where they would be, so that they appear and disappear from there. A view's
  /// own required length takes precedence, which does no harm: nothing depends on it.
  private mutating func collapseHidden() {
    var before: UIView?
    for view in stack.arranged {
      if !view.isHidden {
        before = view
        continue
      }
      add(view, length, .equal, nil, .notAnAttribute, priority: UILayoutPriority(999.5), identifier: "UISV-hiding")
      if let before {
        add(view, start, .equal, before, end, identifier: "UISV-hiding")
      } else {
        add(view, start, .equal, canvas, start, identifier: "UISV-hiding")
      }
      if stack.alignment == .center {
        add(view, crossCenter, .equal, canvas, crossCenter, identifier: "UISV-hiding")
      } else {
        add(view, crossStart, .equal, canvas, crossStart, identifier: "UISV-hiding")
      }
      if stack.alignment == .fill {
        add(view, crossLength, .equal, canvas, crossLength, priority: UILayoutPriority(999), identifier: "UISV-hiding")
      }
    }
  }

  private mutating func add(
    _ first: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
    _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required,
    identifier: String
  ) {
    let constraint = NSLayoutConstraint(
      first: first.madeLayoutNode, firstAttribute: attribute, relation: relation, second: second?.madeLayoutNode,
      secondAttribute: secondAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier
    constraints.append(constraint)
  }
}
