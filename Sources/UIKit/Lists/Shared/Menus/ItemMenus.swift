import CoreGraphics

internal import TrestleListModel

/// Presents the menus of a list's items: the delegate's context menus, and the edit menu with cut, copy and paste.
@MainActor final class ItemMenus: NSObject {
  private unowned let host: any ItemMenuHost
  private(set) var context: UIContextMenuInteraction!
  private let press = UILongPressGestureRecognizer()
  /// The cell whose context menu was requested last.
  private weak var contextCell: UIView?
  private var contextPoint = CGPoint.zero
  /// The actions that the pressed item can perform.
  private var actions: [Selector] = []

  init(_ host: any ItemMenuHost) {
    self.host = host
    super.init()
    context = UIContextMenuInteraction(delegate: self)
    press.name = "rowMenu"
    press.delaysTouchesEnded = false
    press.delegate = self
    press.addTarget(self, action: ItemMenus.pressed)
  }

  func attach() {
    host.addInteraction(context)
    host.addInteraction(self)
    host.addGestureRecognizer(press)
  }

  private func item(at point: CGPoint) -> IndexPath? {
    guard !host.editsItems, let path = host.itemPath(at: point), host.itemCell(at: path) != nil else { return nil }
    return IndexPath(path)
  }

  private func cell(at path: IndexPath) -> UIView? { host.itemCell(at: ItemPath(path)) }

  // MARK: Cut, copy and paste

  /// The actions for which an item is queried. Only the first three are ever shown.
  private static let shown: [(title: String, action: Selector)] = [("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:")]
  private static let others: [Selector] = [
    "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
  ]

  private func findActions(at path: IndexPath) -> Bool {
    actions = []
    guard host.showsEditMenu(at: path) else { return false }
    let controller = UIMenuController.shared
    let custom = (controller.menuItems ?? []).map(\.action)
    for action in Self.shown.map(\.action) + Self.others + custom {
      let can = host.canPerform(action, at: path, sender: controller)
      if can, Self.shown.contains(where: { $0.action == action }) { actions.append(action) }
    }
    return !actions.isEmpty
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, let path = item(at: recognizer.location(in: host)) else { return }
    showEditMenu(at: path, rect: host.itemFrame(at: ItemPath(path)))
  }

  /// Shows the edit menu of an item, which looks selected meanwhile.
  private func showEditMenu(at path: IndexPath, rect: CGRect) {
    guard let cell = cell(at: path) else { return }
    let entries = actions.map { action in
      let title = Self.shown.first { $0.action == action }?.title ?? ""
      return UIMenuController.Entry(title: LocalizedStrings.word(title)) { [weak self] in self?.perform(action, of: cell) }
    }
    host.dropHighlight()
    host.showSelected(true, cell: cell)
    let visible = rect.overlap(with: host.bounds)
    UIMenuController.shared.show(entries, from: host, rect: visible.isNull ? rect : visible) { [weak self] in
      self?.host.showSelected(nil, cell: cell)
    }
  }

  /// Performs a menu action: the item is deselected even if it was selected before.
  private func perform(_ action: Selector, of cell: UIView) {
    guard let path = host.itemPath(of: cell).map({ IndexPath($0) }) else { return }
    host.deselectItem(at: path)
    host.showSelected(false, cell: cell)
    host.perform(action, at: path, sender: UIMenuController.shared)
  }
}

extension ItemMenus: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let path = item(at: gestureRecognizer.location(in: host)) else { return false }
    return findActions(at: path)
  }
}

extension ItemMenus: SecondaryClickReceiver {
  var view: UIView? { host }
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) {}

  func receiveSecondaryClick(at point: CGPoint) -> Bool {
    guard let path = item(at: point), findActions(at: path) else { return false }
    showEditMenu(at: path, rect: CGRect(origin: point, size: .zero))
    return true
  }
}

extension ItemMenus: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  {
    guard !host.editsItems else { return nil }
    let path = item(at: location)
    let configuration = host.menuConfiguration(at: path, point: location)
    contextCell = path.flatMap { cell(at: $0) }
    contextPoint = location
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    host.dropHighlight()
    return host.highlightPreview(for: configuration) ?? contextCell.map { host.standardPreview(of: $0) } ?? backgroundPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let preview = host.dismissalPreview(for: configuration) { return preview }
    guard let cell = contextCell else { return backgroundPreview }
    return host.itemPath(of: cell) == nil ? nil : host.standardPreview(of: cell)
  }

  /// The preview for a menu of the background: nothing is lifted, and the menu opens at the touch.
  private var backgroundPreview: UITargetedPreview {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    return UITargetedPreview(
      view: UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)), parameters: parameters,
      target: UIPreviewTarget(container: host, center: contextPoint))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    host.willPerformPreviewAction(for: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    host.willDisplayMenu(for: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    host.willEndMenu(for: configuration, animator: animator)
  }
}
