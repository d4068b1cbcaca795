import CoreGraphics

extension UITableView {
  final func takeTableAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    restoreAttributes(element, maker)
    takeScrollAttributes(element)
    takeHeights(element)
    takeSelection(element)
    takeSeparators(element, maker)
    if let color = maker.color(element, "sectionIndexColor") { sectionIndexColor = color }
    if let color = maker.color(element, "sectionIndexBackgroundColor") { sectionIndexBackgroundColor = color }
    if let color = maker.color(element, "sectionIndexTrackingBackgroundColor") { sectionIndexTrackingBackgroundColor = color }
    sectionIndexMinimumDisplayRowCount = max(element.integer("sectionIndexMinimumDisplayRowCount") ?? 0, 0)
    if !element.flag("contentViewInsetsToSafeArea", true) { insetsContentViewsToSafeArea = false }
    if !element.flag("prefetchingEnabled", true) { isPrefetchingEnabled = false }
    if let enabled = element.flagIfGiven("dragInteractionEnabled") { dragInteractionEnabled = enabled }
    if element.flag("selectionFollowsFocus", false) { selectionFollowsFocus = true }
    if let child = element.child(key: "backgroundView"), let view = maker.makeView(child) { backgroundView = view }
    // A missing color is nil, but then tables keep the color of their style.
    if let child = element.child(key: "tableHeaderView"), let view = maker.makeView(child) { tableHeaderView = view }
    if let child = element.child(key: "tableFooterView"), let view = maker.makeView(child) { tableFooterView = view }
    registerPrototypes(element, maker)
    if let sections = element.child(kind: "sections"), isStatic(sections, of: element) {
      makeStaticContent(sections, maker)
    } else if InterfacePreview.isOn, let prototypes = element.child(kind: "prototypes") {
      let content = StaticTableContent(prototypes: prototypes, maker)
      staticContent = content
      if !(maker.owner is UITableViewController) { maker.afterMaking { [weak self] in self?.dataSource = content } }
    }
  }

  private final func takeHeights(_ element: PlannedElement) {
    func height(_ name: String, _ absent: CGFloat) -> CGFloat {
      guard let value = element.number(name) else { return absent }
      return value < 0 ? UITableView.automaticDimension : value
    }
    rowHeight = height("rowHeight", UITableView.automaticDimension)
    sectionHeaderHeight = height("sectionHeaderHeight", UITableView.automaticDimension)
    sectionFooterHeight = height("sectionFooterHeight", UITableView.automaticDimension)
    if let height = element.number("fillerRowHeight") { fillerRowHeight = height < 0 ? UITableView.automaticDimension : height }
    if let padding = element.number("sectionHeaderTopPadding") {
      sectionHeaderTopPadding = padding < 0 ? UITableView.automaticDimension : padding
    }
    estimatedRowHeight = height("estimatedRowHeight", 0)
    estimatedSectionHeaderHeight = height("estimatedSectionHeaderHeight", 0)
    estimatedSectionFooterHeight = height("estimatedSectionFooterHeight", 0)
  }

  private final func takeSelection(_ element: PlannedElement) {
    allowsSelection = element.flag("allowsSelection", true)
    allowsMultipleSelection = element.flag("allowsMultipleSelection", false)
    allowsSelectionDuringEditing = element.flag("allowsSelectionDuringEditing", false)
    allowsMultipleSelectionDuringEditing = element.flag("allowsMultipleSelectionDuringEditing", false)
  }

  private final func takeSeparators(_ element: PlannedElement, _ maker: InterfaceMaker) {
    separatorStyle =
      element.word(
        "separatorStyle",
        [
          "none": UITableViewCell.SeparatorStyle.none, "singleLine": .singleLine, "default": .singleLine,
          "singleLineEtched": .singleLineEtched,
        ])
      ?? .singleLine
    if let insets = element.insets("separatorInset") { separatorInset = insets }
    if element.attributes["separatorInsetReference"] == "automaticInsets" { separatorInsetReference = .fromAutomaticInsets }
    if let color = maker.color(element, "separatorColor") { separatorColor = color }
  }

  /// Registers the prototype cells. Each dequeued cell is loaded anew.
  private final func registerPrototypes(_ element: PlannedElement, _ maker: InterfaceMaker) {
    for prototype in element.list("prototypes") where prototype.kind == "tableViewCell" {
      guard let identifier = prototype.attributes["reuseIdentifier"], !identifier.isEmpty else { continue }
      let source = PrototypeSource(prototype, maker)
      registerCell(identifier) { source.make(UITableViewCell.self) }
    }
  }

  /// Whether the sections are the table's rows. A table of prototypes may have an empty list of sections.
  private final func isStatic(_ sections: PlannedElement, of element: PlannedElement) -> Bool {
    guard let mode = element.attributes["dataMode"] else { return !sections.children.isEmpty }
    return mode == "static"
  }

  private final func makeStaticContent(_ sections: PlannedElement, _ maker: InterfaceMaker) {
    let content = StaticTableContent(sections, maker)
    staticContent = content
    guard !(maker.owner is UITableViewController) else { return }
    InterfaceWarnings.warn("Static table views are only valid when embedded in UITableViewController instances.", sections, maker.plan)
    maker.afterMaking { [weak self] in if self?.dataSource == nil { self?.dataSource = content } }
  }
}
