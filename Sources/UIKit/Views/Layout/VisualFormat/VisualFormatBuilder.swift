import CoreGraphics

/// Creates the constraints of a parsed visual format.
@MainActor struct VisualFormatBuilder {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let items: [String: any LayoutItem]
  private let isHorizontal: Bool
  private var constraints: [NSLayoutConstraint] = []

  init(_ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, items: [String: any LayoutItem]) {
    self.format = format
    self.options = options
    self.items = items
    isHorizontal = format.axis == .horizontal
  }

  mutating func build() throws -> [NSLayoutConstraint] {
    try checkOptions()
    for (index, part) in format.parts.enumerated() {
      if index > 0 { try connect(index - 1, index) }
      if case .view(let name, _, let predicates) = part {
        for predicate in predicates { try addLength(of: items[name]!, predicate) }
      }
    }
    alignAll()
    return constraints
  }

  /// A single view is aligned with nothing, so its options do not matter.
  private func checkOptions() throws {
    guard format.parts.count(where: { if case .view = $0 { true } else { false } }) > 1 else { return }
    let across: NSLayoutConstraint.FormatOptions =
      isHorizontal
      ? [.alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline]
      : [.alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX]
    let wrong = options.intersection(.alignmentMask).subtracting(across)
    guard wrong.isEmpty else {
      throw VisualFormatError(
        message:
          "Options mask required views to be aligned on a \(isHorizontal ? "vertical" : "horizontal") edge, which is not allowed for "
          + "layout that is also \(isHorizontal ? "horizontal" : "vertical").", column: 0)
    }
  }

  // MARK: Lengths and gaps

  private mutating func addLength(of item: any LayoutItem, _ predicate: VisualFormat.Predicate) throws {
    let length: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
    switch predicate.value {
    case .number(let number):
      add(
        item, length, predicate.relation, nil, .notAnAttribute, constant: number * predicate.multiplier + predicate.constant,
        priority: predicate.priority)
    case .view(let name, _):
      add(
        item, length, predicate.relation, items[name]!, length, multiplier: predicate.multiplier, constant: predicate.constant,
        priority: predicate.priority)
    }
  }

  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    guard isHorizontal else { return (.top, .bottom) }
    let direction = options.intersection(.directionMask)
    if direction == .directionLeftToRight { return (.left, .right) }
    if direction == .directionRightToLeft { return (.right, .left) }
    return (.leading, .trailing)
  }

  private mutating func connect(_ before: Int, _ after: Int) throws {
    let edges = self.edges
    // From right to left, distances are negative.
    let sign: CGFloat = edges.start == .right ? -1 : 1
    let first = try item(at: after, beside: before)
    let second = try item(at: before, beside: after)
    let isAtStart = isSuperview(before)
    let isAtEnd = isSuperview(after)
    var firstAttribute = isAtEnd ? edges.end : edges.start
    var secondAttribute = isAtStart ? edges.start : edges.end
    if options.contains(.spacingBaselineToBaseline), !isHorizontal, !isAtStart, !isAtEnd {
      firstAttribute = .firstBaseline
      secondAttribute = .lastBaseline
    }
    switch format.gaps[before] {
    case .none: add(first, firstAttribute, .equal, second, secondAttribute)
    case .standard: addStandardGap(first, firstAttribute, second, secondAttribute, isAtStart: isAtStart, isAtEnd: isAtEnd, sign: sign)
    case .explicit(let predicates):
      for predicate in predicates {
        guard case .number(let number) = predicate.value else { continue }
        let distance = (number * predicate.multiplier + predicate.constant) * sign
        let relation = sign < 0 ? predicate.relation.reversed : predicate.relation
        add(first, firstAttribute, relation, second, secondAttribute, constant: distance, priority: predicate.priority)
      }
    }
  }

  /// Adds the standard distance to a sibling, or to the superview its margin.
  private mutating func addStandardGap(
    _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute, _ second: any LayoutItem,
    _ secondAttribute: NSLayoutConstraint.Attribute, isAtStart: Bool, isAtEnd: Bool, sign: CGFloat
  ) {
    if isAtStart {
      add(first, firstAttribute, .equal, second, secondAttribute.margin)
    } else if isAtEnd {
      add(first, firstAttribute.margin, .equal, second, secondAttribute)
    } else if firstAttribute == .firstBaseline {
      let upper = NSLayoutYAxisAnchor(second.madeLayoutNode, .lastBaseline)
      let lower = NSLayoutYAxisAnchor(first.madeLayoutNode, .firstBaseline)
      add(first, firstAttribute, .equal, second, secondAttribute, constant: SystemSpacing.between(upper, lower))
    } else {
      add(first, firstAttribute, .equal, second, secondAttribute, constant: SystemSpacing.standard * sign)
    }
  }

  private func isSuperview(_ index: Int) -> Bool {
    if case .superview = format.parts[index] { return true }
    return false
  }

  private func item(at index: Int, beside other: Int) throws -> any LayoutItem {
    if case .view(let name, _, _) = format.parts[index] { return items[name]! }
    guard case .view(let name, let column, _) = format.parts[other] else {
      throw VisualFormatError(message: "A format needs a view beside the superview's edge", column: 0)
    }
    let neighbour = items[name]!
    let container = (neighbour as? UIView)?.superview ?? (neighbour as? UILayoutGuide)?.owningView
    guard let container else {
      throw VisualFormatError(message: "The view \(name) has no superview, whose edge '|' would be", column: column)
    }
    return container
  }

  // MARK: Alignment

  private mutating func alignAll() {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
      (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    let views = format.parts.compactMap { part -> (any LayoutItem)? in
      if case .view(let name, _, _) = part { return items[name] }
      return nil
    }
    for (option, attribute) in attributes where options.contains(option) {
      for (before, after) in zip(views, views.dropFirst()) { add(before, attribute, .equal, after, attribute) }
    }
  }

  private mutating func add(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: (any LayoutItem)?, _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      first: first.madeLayoutNode, firstAttribute: attribute, relation: relation, second: second?.madeLayoutNode,
      secondAttribute: secondAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin at the same edge.
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
