import UIKit

final class TextDocument: UIDocument {
  var text = ""
  override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    text = (contents as? Data).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

final class DocumentHost: UIViewController, UIDocumentPickerDelegate, UIDocumentInteractionControllerDelegate,
  UIDocumentBrowserViewControllerDelegate
{
  private var interaction: UIDocumentInteractionController?

  func open(_ url: URL) async {
    let document = TextDocument(fileURL: url)
    guard await document.open() else { return }
    document.text += "."
    document.updateChangeCount(.done)
    await document.save(to: url, for: .forOverwriting)
    _ = document.documentState.contains(.editingDisabled)
    await document.close()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true)
    picker.delegate = self
    picker.allowsMultipleSelection = false
    present(picker, animated: true)
    interaction = UIDocumentInteractionController(url: url)
    interaction?.delegate = self
    interaction?.presentOptionsMenu(from: .zero, in: view, animated: true)
  }

  func browse() {
    let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
    browser.delegate = self
    browser.allowsDocumentCreation = true
    browser.allowsPickingMultipleItems = false
    present(browser, animated: true)
  }

  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {}
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController { self }
}
