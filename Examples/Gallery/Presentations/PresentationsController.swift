import UIKit

/// Every presentation style of a screen.
final class PresentationsController: UITableViewController {
  private typealias Entry = (title: String, show: (PresentationsController, UIView) -> Void)

  private let sections: [(title: String, entries: [Entry])] = [
    (
      "Styles",
      [
        ("Full Screen", { own, _ in own.show(.fullScreen) }), ("Page Sheet", { own, _ in own.show(.pageSheet) }),
        ("Form Sheet", { own, _ in own.show(.formSheet) }), ("Over Full Screen", { own, _ in own.show(.overFullScreen) }),
        ("Popover", { own, source in own.showPopover(from: source) }),
      ]
    ),
    (
      "Sheets",
      [
        ("Medium and Large", { own, _ in own.showSheet([.medium(), .large()]) }),
        (
          "Low, with the View Below in Use",
          { own, _ in own.showSheet([.custom(identifier: .init("low")) { _ in 160 }, .medium()], undimmed: .medium) }
        ),
      ]
    ),
    (
      "Transitions",
      [
        ("Slide", { own, _ in own.show(.fullScreen, .coverVertical) }), ("Dissolve", { own, _ in own.show(.fullScreen, .crossDissolve) }),
        ("Flip", { own, _ in own.show(.fullScreen, .flipHorizontal) }), ("Curl", { own, _ in own.show(.fullScreen, .partialCurl) }),
        ("A Custom Panel", { own, _ in own.showPanel() }),
      ]
    ),
    (
      "Questions",
      [
        ("One Answer", { own, _ in own.ask("Saved", [("OK", .default)]) }),
        ("Two Answers", { own, _ in own.ask("Delete the list?", [("Cancel", .cancel), ("Delete", .destructive)]) }),
        (
          "Three Answers",
          { own, _ in own.ask("Delete the list?", [("Delete", .destructive), ("Keep a Copy", .default), ("Cancel", .cancel)]) }
        ), ("A Word", { own, _ in own.askForWord() }), ("From Below", { own, source in own.askFromBelow(source) }),
      ]
    ),
  ]

  private let panel = SidePanelDelegate()

  init() {
    super.init(style: .grouped)
    title = "Presentations"
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].entries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "way") ?? UITableViewCell(style: .default, reuseIdentifier: "way")
    cell.textLabel?.text = sections[indexPath.section].entries[indexPath.row].title
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let cell = tableView.cellForRow(at: indexPath) else { return }
    sections[indexPath.section].entries[indexPath.row].show(self, cell)
  }

  // MARK: Presentation styles

  private func show(_ style: UIModalPresentationStyle, _ transition: UIModalTransitionStyle = .coverVertical) {
    let content = PresentedController.inStack()
    content.modalPresentationStyle = style
    content.modalTransitionStyle = transition
    present(content, animated: true)
  }

  private func showPopover(from source: UIView) {
    let content = PresentedController.inStack()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 300, height: 240)
    content.popoverPresentationController?.sourceView = source
    present(content, animated: true)
  }

  private func showSheet(
    _ detents: [UISheetPresentationController.Detent], undimmed: UISheetPresentationController.Detent.Identifier? = nil
  ) {
    let content = PresentedController.inStack()
    content.sheetPresentationController?.detents = detents
    content.sheetPresentationController?.prefersGrabberVisible = true
    content.sheetPresentationController?.largestUndimmedDetentIdentifier = undimmed
    present(content, animated: true)
  }

  private func showPanel() {
    let content = PresentedController.inStack()
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = panel
    present(content, animated: true)
  }

  // MARK: Questions

  private func ask(_ question: String, _ answers: [(String, UIAlertAction.Style)]) {
    let alert = UIAlertController(title: question, message: "The title shows the answer.", preferredStyle: .alert)
    add(answers, to: alert)
    present(alert, animated: true)
  }

  private func askForWord() {
    let alert = UIAlertController(title: "A Word", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Word" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self, weak alert] _ in self?.title = alert?.textFields?.first?.text })
    present(alert, animated: true)
  }

  private func askFromBelow(_ source: UIView) {
    let sheet = UIAlertController(title: "Delete the list?", message: nil, preferredStyle: .actionSheet)
    add([("Delete", .destructive), ("Move", .default), ("Cancel", .cancel)], to: sheet)
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true)
  }

  private func add(_ answers: [(String, UIAlertAction.Style)], to alert: UIAlertController) {
    for (title, style) in answers {
      alert.addAction(UIAlertAction(title: title, style: style) { [weak self] in self?.title = $0.title })
    }
  }
}
