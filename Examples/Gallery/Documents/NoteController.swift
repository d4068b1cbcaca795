import UIKit

/// Edits a note, which is saved automatically, and shares it.
final class NoteController: UIViewController, UITextViewDelegate {
  let document: NoteDocument
  let text = UITextView()
  private var changes: (any NSObjectProtocol)?

  init(_ url: URL) {
    document = NoteDocument(fileURL: url)
    super.init(nibName: nil, bundle: nil)
    title = document.localizedName
    let share = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: NoteController.share)
    navigationItem.rightBarButtonItem = share
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.frame = view.bounds
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    text.alwaysBounceVertical = true
    text.delegate = self
    text.accessibilityLabel = title
    view.addSubview(text)
    changes = NotificationCenter.default.addObserver(forName: UIDocument.stateChangedNotification, object: document, queue: nil) {
      [weak self] _ in MainActor.assumeIsolated { self?.stateChanged() }
    }
    document.open { [weak self] opened in
      guard let self else { return }
      text.text = opened ? document.text : nil
      text.isEditable = opened
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isMovingFromParent else { return }
    document.close()
    if let changes { NotificationCenter.default.removeObserver(changes) }
  }

  func textViewDidChange(_ textView: UITextView) {
    document.text = textView.text
    document.updateChangeCount(.done)
  }

  private func stateChanged() {
    navigationItem.prompt = document.documentState.contains(.inConflict) ? "Changed by another program" : nil
  }

  private func share(_ sender: UIBarButtonItem) {
    document.autosave { [weak self] _ in
      guard let self else { return }
      let sheet = UIActivityViewController(activityItems: [document.fileURL], applicationActivities: nil)
      sheet.popoverPresentationController?.barButtonItem = sender
      present(sheet, animated: true)
    }
  }
}
