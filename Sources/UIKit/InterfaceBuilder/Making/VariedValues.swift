import CoreGraphics

/// Applies varying attributes when the traits of a view change.
///
/// On creation an object gets the attributes for the present traits; later only those with variations are set again.
@MainActor enum VariedValues {
  static func attach(to view: UIView, element: PlannedElement, maker: InterfaceMaker) {
    var applied = element.varied(for: maker.traits)
    let names = names(of: element)
    view.registerForTraitChanges(traits) { (view: UIView, _: UITraitCollection) in
      let wanted = element.varied(for: view.traitCollection)
      guard wanted !== applied else { return }
      applied = wanted
      apply(wanted, names, to: view, maker)
    }
  }

  static func attach(to constraint: NSLayoutConstraint, of view: UIView, planned: PlannedConstraint, traits: UITraitCollection) {
    let set = { [weak constraint] (traits: UITraitCollection) in
      let element = planned.element.varied(for: traits)
      constraint?.constant = element.number("constant") ?? 0
    }
    set(traits)
    view.registerForTraitChanges(Self.traits) { (view: UIView, _: UITraitCollection) in set(view.traitCollection) }
  }

  private static let traits: [UITrait] = [
    UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
  ]

  /// Returns the attributes and keyed children that a variation of the element changes.
  private static func names(of element: PlannedElement) -> Set<String> {
    var names: Set<String> = []
    for variation in element.variations {
      names.formUnion(variation.element.attributes.keys)
      names.formUnion(variation.element.children.compactMap { $0.kind == "mask" ? nil : $0.key })
    }
    return names
  }

  private static func apply(_ element: PlannedElement, _ names: Set<String>, to view: UIView, _ maker: InterfaceMaker) {
    if names.contains("hidden") { view.isHidden = element.flag("hidden", false) }
    if names.contains("alpha") { view.alpha = element.number("alpha") ?? 1 }
    if names.contains("backgroundColor") { view.backgroundColor = maker.color(element, "backgroundColor") }
    if names.contains("tintColor") { view.tintColor = maker.color(element, "tintColor") }
    if names.contains("layoutMargins"), let margins = element.insets("layoutMargins") { view.layoutMargins = margins }
    if let stack = view as? UIStackView, !names.isDisjoint(with: ["axis", "spacing", "alignment", "distribution"]) {
      stack.takeArrangement(element)
    }
    if names.contains("fontDescription"), let font = maker.font(element, "fontDescription") { set(font, on: view) }
    if names.contains("textColor"), let color = maker.color(element, "textColor") {
      (view as? UILabel)?.textColor = color
      (view as? UITextField)?.textColor = color
      (view as? UITextView)?.textColor = color
    }
    if let label = view as? UILabel {
      if names.contains("numberOfLines") { label.numberOfLines = max(element.integer("numberOfLines") ?? 1, 0) }
      if names.contains("textAlignment") { label.textAlignment = element.word("textAlignment", InterfaceWords.textAlignments) ?? .left }
      if names.contains("text") { label.text = maker.text(element, "text") }
    }
    if names.contains("image"), let imageView = view as? UIImageView { imageView.image = maker.image(element, "image") }
  }

  private static func set(_ font: UIFont, on view: UIView) {
    (view as? UILabel)?.font = font
    (view as? UIButton)?.titleLabel?.font = font
    (view as? UITextField)?.font = font
    (view as? UITextView)?.font = font
  }
}
