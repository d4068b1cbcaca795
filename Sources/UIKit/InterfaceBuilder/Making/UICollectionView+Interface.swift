import CoreGraphics

extension UICollectionView {
  final func takeCollectionAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    restoreAttributes(element, maker)
    // Unlike a table, a collection view without a color in the file has none.
    if element.child(key: "backgroundColor") == nil { backgroundColor = nil }
    takeScrollAttributes(element)
    allowsSelection = element.flag("allowsSelection", true)
    allowsMultipleSelection = element.flag("allowsMultipleSelection", false)
    if !element.flag("prefetchingEnabled", true) { isPrefetchingEnabled = false }
    if let enabled = element.flagIfGiven("dragInteractionEnabled") { dragInteractionEnabled = enabled }
    if element.flag("selectionFollowsFocus", false) { selectionFollowsFocus = true }
    if let allows = element.flagIfGiven("allowsFocus") { allowsFocus = allows }
    if let made = maker.makeLayout(of: element) { collectionViewLayout = made }
    if let child = element.child(key: "backgroundView"), let view = maker.makeView(child) { backgroundView = view }
    registerPrototypes(element, maker)
  }

  /// Registers the prototypes. Each dequeued cell is loaded anew.
  private final func registerPrototypes(_ element: PlannedElement, _ maker: InterfaceMaker) {
    for prototype in element.list("cells") where prototype.kind == "collectionViewCell" {
      guard let identifier = prototype.attributes["reuseIdentifier"], !identifier.isEmpty else { continue }
      let source = PrototypeSource(prototype, maker)
      registerCell(identifier) { source.make(UICollectionViewCell.self) }
    }
    let kinds = ["sectionHeaderView": Self.elementKindSectionHeader, "sectionFooterView": Self.elementKindSectionFooter]
    for (key, kind) in kinds {
      guard let prototype = element.child(key: key), let identifier = prototype.attributes["reuseIdentifier"], !identifier.isEmpty else {
        continue
      }
      let source = PrototypeSource(prototype, maker)
      // The class of the element is that of the file: a header may be a cell.
      let isCell = prototype.kind == "collectionViewCell"
      registerSupplementary(kind, identifier) {
        isCell ? source.make(UICollectionViewCell.self) : source.make(UICollectionReusableView.self)
      }
    }
  }
}

extension UICollectionReusableView {
  final func takeReusableAttributes(_ coder: InterfaceCoder) {
    ownReuseIdentifier = coder.element.attributes["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension UICollectionViewCell {
  final func takeCellAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    takeReusableAttributes(coder)
    if let content = element.child(key: "contentView") { contentContainer.takeContents(of: content, maker) }
    if let content = maker.contentConfiguration(of: element) { contentConfiguration = content }
    if let child = element.child(key: "backgroundView"), let view = maker.makeView(child) { backgroundView = view }
    if let child = element.child(key: "selectedBackgroundView"), let view = maker.makeView(child) { selectedBackgroundView = view }
  }
}

extension UICollectionViewFlowLayout {
  final func takeFlowAttributes(_ element: PlannedElement) {
    if let spacing = element.number("minimumLineSpacing") { minimumLineSpacing = spacing }
    if let spacing = element.number("minimumInteritemSpacing") { minimumInteritemSpacing = spacing }
    if element.attributes["scrollDirection"] == "horizontal" { scrollDirection = .horizontal }
    if let reference = element.word(
      "sectionInsetReference",
      ["contentInset": SectionInsetReference.fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins])
    {
      sectionInsetReference = reference
    }
    if let size = element.size("itemSize") { itemSize = size }
    if let size = element.size("estimatedItemSize") { estimatedItemSize = size }
    if element.flag("automaticEstimatedItemSize", false) { estimatedItemSize = Self.automaticSize }
    if let size = element.size("headerReferenceSize") { headerReferenceSize = size }
    if let size = element.size("footerReferenceSize") { footerReferenceSize = size }
    if let insets = element.insets("sectionInset") { sectionInset = insets }
    if element.flag("sectionHeadersPinToVisibleBounds", false) { sectionHeadersPinToVisibleBounds = true }
    if element.flag("sectionFootersPinToVisibleBounds", false) { sectionFootersPinToVisibleBounds = true }
  }
}
