import CoreGraphics

extension UITableViewCell {
  final func takeCellAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    ownReuseIdentifier = element.attributes["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
    selectionStyle =
      element.word("selectionStyle", ["none": SelectionStyle.none, "blue": .blue, "gray": .gray, "default": .default]) ?? .default
    accessoryType = element.word("accessoryType", Self.accessories) ?? .none
    editingAccessoryType = element.word("editingAccessoryType", Self.accessories) ?? .none
    indentationWidth = element.number("indentationWidth") ?? 10
    indentationLevel = max(element.integer("indentationLevel") ?? 0, 0)
    shouldIndentWhileEditing = element.flag("shouldIndentWhileEditing", true)
    if element.flag("showsReorderControl", false) { showsReorderControl = true }
    if let insets = element.insets("separatorInset") { separatorInset = insets }
    if let content = element.child(key: "contentView") { takeContent(content, of: element, maker) }
    if let content = maker.contentConfiguration(of: element) { contentConfiguration = content }
    for key in ["accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView"] {
      guard let child = element.child(key: key), ViewKinds.isView(child), let view = maker.makeView(child) else { continue }
      switch key {
      case "accessoryView": accessoryView = view
      case "editingAccessoryView": editingAccessoryView = view
      case "backgroundView": backgroundView = view
      case "selectedBackgroundView": selectedBackgroundView = view
      default: multipleSelectionBackgroundView = view
      }
    }
  }

  private final func takeContent(_ content: PlannedElement, of element: PlannedElement, _ maker: InterfaceMaker) {
    let builtIn = ["textLabel", "detailTextLabel", "imageView"].compactMap { element.attributes[$0] }
    contentContainer.takeContents(of: content, maker, except: Set(builtIn))
    func part(_ name: String) -> InterfaceCoder? {
      guard let id = element.attributes[name], let child = content.list("subviews").first(where: { $0.id == id }) else { return nil }
      return InterfaceCoder(child, maker: maker)
    }
    if let coder = part("textLabel"), let label = textLabel, coder.claim(label) {
      label.takeLabelAttributes(coder)
      label.takeOwnLooks(coder.element, maker)
    }
    if let coder = part("detailTextLabel"), let label = detailTextLabel, coder.claim(label) {
      label.takeLabelAttributes(coder)
      label.takeOwnLooks(coder.element, maker)
    }
    if let coder = part("imageView"), let view = imageView, coder.claim(view) {
      view.takeImageAttributes(coder)
      view.takeOwnLooks(coder.element, maker)
      // Documents store `center`, although the cell scales images that are too large for the row.
      if view.contentMode == .center { view.contentMode = .scaleToFill }
    }
  }

  private static let accessories: [String: AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]
}

extension InterfaceMaker {
  func contentConfiguration(of cell: PlannedElement) -> UIListContentConfiguration? {
    guard let element = cell.child(key: "contentConfiguration"), element.kind == "listContentConfiguration" else { return nil }
    var content = UIListContentConfiguration.cell()
    content.text = text(element, "text", id: cell.id, property: "contentConfiguration.text")
    if let secondary = text(element, "secondaryText", id: cell.id, property: "contentConfiguration.secondaryText"), !secondary.isEmpty {
      content.secondaryText = secondary
    }
    content.image = image(element, "image")
    if element.flag("prefersSideBySideTextAndSecondaryText", false) { content.prefersSideBySideTextAndSecondaryText = true }
    return content
  }
}

extension UITableViewHeaderFooterView {
  final func takeHeaderAttributes(_ coder: InterfaceCoder) {
    ownReuseIdentifier = coder.element.attributes["reuseIdentifier"]
    // Custom subviews of the cell are above the content view.
    sendSubviewToBack(contentContainer)
    if let content = coder.element.child(key: "contentView") { contentContainer.takeContents(of: content, coder.maker) }
  }
}
