import CoreGraphics

extension UIStackView {
  final func takeStackAttributes(_ coder: InterfaceCoder) {
    takeArrangement(coder.element)
    for view in subviews { addArrangedSubview(view) }
  }

  final func takeArrangement(_ element: PlannedElement) {
    axis = element.attributes["axis"] == "vertical" ? .vertical : .horizontal
    distribution = element.word("distribution", Self.distributions) ?? .fill
    alignment = element.word("alignment", Self.alignments) ?? .fill
    spacing = element.attributes["spacingType"] == "standard" ? Self.spacingUseSystem : element.number("spacing") ?? 0
    isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement", false)
    // Interface Builder has no switch for this: a stack view with margins of its own arranges its views within them.
    let hasMargins = element.insets("layoutMargins") != nil || element.directionalInsets("directionalLayoutMargins") != nil
    isLayoutMarginsRelativeArrangement = element.flag("layoutMarginsRelativeArrangement", hasMargins)
  }

  private static let distributions: [String: Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
    "equalCentering": .equalCentering,
  ]

  private static let alignments: [String: Alignment] = [
    "fill": .fill, "top": .leading, "leading": .leading, "firstBaseline": .firstBaseline, "center": .center, "bottom": .trailing,
    "trailing": .trailing, "lastBaseline": .lastBaseline,
  ]
}
