extension NSLayoutConstraint {
  /// The attribute of an item that a constraint applies to.
  public enum Attribute: Int, Sendable {
    /// No attribute, as at the right side of a fixed size.
    case notAnAttribute = 0
    /// The left edge, in any layout direction.
    case left = 1
    /// The right edge, in any layout direction.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where lines begin.
    case leading
    /// The edge where lines end.
    case trailing
    /// The width of the alignment rectangle.
    case width
    /// The height of the alignment rectangle.
    case height
    /// The horizontal middle.
    case centerX
    /// The vertical middle.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left edge of the layout margins.
    case leftMargin
    /// The right edge of the layout margins.
    case rightMargin
    /// The top edge of the layout margins.
    case topMargin
    /// The bottom edge of the layout margins.
    case bottomMargin
    /// The edge of the layout margins where lines begin.
    case leadingMargin
    /// The edge of the layout margins where lines end.
    case trailingMargin
    /// The horizontal middle between the layout margins.
    case centerXWithinMargins
    /// The vertical middle between the layout margins.
    case centerYWithinMargins

    /// The older name of ``lastBaseline``.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// The comparison of both sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first attribute is less than or equal to the second side.
    case lessThanOrEqual = -1
    /// The first attribute equals the second side.
    case equal = 0
    /// The first attribute is greater than or equal to the second side.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The alignment and the direction of the items in a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// All views get the same left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All views get the same right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All views get the same top edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All views get the same bottom edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All views get the same leading edge.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All views get the same trailing edge.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All views get the same horizontal middle.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All views get the same vertical middle.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All views get the same last baseline.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All views get the same first baseline.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The former name of `alignAllLastBaseline`.
    public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Views follow each other in the direction of lines; the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// Views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of all directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances are between edges; the default.
    public static let spacingEdgeToEdge = FormatOptions([])
    /// Vertical distances are between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of all kinds of distances.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.Attribute {
  enum Kind {
    case none
    case horizontal
    case vertical
    case width
    case height
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width: .width
    case .height: .height
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
    }
  }

  var isDimension: Bool { kind == .width || kind == .height }

  /// Whether the attribute is counted in reading direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is left or right, or the margin of either.
  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute depends on the margins of its view.
  var usesMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }

  var usesBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute's name in descriptions.
  var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
