import UIKit

class SnippetPeekController: UITableViewController, UIViewControllerPreviewingDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    registerForPreviewing(with: self, sourceView: tableView)
  }

  func previewingContext(
    _ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    guard let path = tableView.indexPathForRow(at: location) else { return nil }
    previewingContext.sourceRect = tableView.rectForRow(at: path)
    let detail = SnippetPeekDetail()
    detail.preferredContentSize = CGSize(width: 0, height: 300)
    return detail
  }

  func previewingContext(_ previewingContext: UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {
    show(viewControllerToCommit, sender: self)
  }
}

class SnippetPeekDetail: UIViewController {
  override var previewActionItems: [UIPreviewActionItem] {
    let share = UIPreviewAction(title: "Share", style: .default) { _, controller in controller.title = "shared" }
    let more = UIPreviewActionGroup(title: "More", style: .destructive, actions: [share])
    return [share, more]
  }
}

class SnippetNumberPad: UIInputView {
  weak var target: UIKeyInput?

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 240), inputViewStyle: .keyboard)
    allowsSelfSizing = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func press(_ digit: Int) {
    target?.insertText("\(digit)")
  }
}

class SnippetKeyboardController: UIInputViewController {
  override func textDidChange(_ textInput: UITextInput?) {
    super.textDidChange(textInput)
    if let before = textDocumentProxy.documentContextBeforeInput, before.hasSuffix("  ") { textDocumentProxy.deleteBackward() }
  }
}

@MainActor func snippetAssistant(_ field: UITextField) {
  let item = field.inputAssistantItem
  item.leadingBarButtonGroups = []
  item.trailingBarButtonGroups = [UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem()], representativeItem: nil)]
  if let language = field.textInputMode?.primaryLanguage { field.placeholder = language }
  for mode in UITextInputMode.activeInputModes { print(mode.primaryLanguage ?? "none") }
}
