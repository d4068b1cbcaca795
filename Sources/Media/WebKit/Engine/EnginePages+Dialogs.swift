import FoundationNetworking
import UIKit
import UniformTypeIdentifiers

/// Dialogs of a page, which the delegate or UIKit's alerts present.
extension EnginePages {
  private var frame: WKFrameInfo { WKFrameInfo(URLRequest(url: url ?? URL(string: "about:blank")!), in: webView) }

  func showDialog(_ packet: WebPacket) {
    let (number, message) = (packet[2], packet[4])
    let answer: @MainActor (Bool, String) -> Void = { [weak self] isConfirmed, text in
      self?.tell(["dialogAnswer", "", number, isConfirmed ? "1" : "0", text])
    }
    guard let delegate = webView.uiDelegate else { return answer(false, "") }
    switch packet.number(3) {
    case 0: delegate.webView(webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame) { answer(true, "") }
    case 1: delegate.webView(webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame) { answer($0, "") }
    default:
      delegate.webView(
        webView, runJavaScriptTextInputPanelWithPrompt: message, defaultText: packet[5], initiatedByFrame: frame
      ) { answer($0 != nil, $0 ?? "") }
    }
  }

  /// WebKit has already created the window. The delegate's view adopts it through the configuration.
  func createWindow(_ packet: WebPacket) {
    let window = packet.number(2)
    let configuration = webView.configuration.forWindow(window)
    let request = URLRequest(url: packet.url(3) ?? URL(string: "about:blank")!)
    let action = WKNavigationAction(request, .other, in: webView, opensWindow: true)
    let new = webView.uiDelegate?.webView(webView, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
    if new == nil || configuration.takeWindow() != nil {
      if new != nil {
        UIKitError.raise("The view for a new window was not created with the configuration that the delegate received.")
      }
      WebEngine.shared.close(window)
    }
  }

  private var controller: UIViewController? {
    var responder: UIResponder? = webView
    while let next = responder {
      if let controller = next as? UIViewController { return controller }
      responder = next.next
    }
    return nil
  }

  /// Shows the options of a select menu of the page.
  func showOptions(_ packet: WebPacket) {
    let number = packet[2]
    let answer: (Int) -> Void = { [weak self] index in self?.tell(["optionAnswer", "", number, String(index)]) }
    guard let controller else { return answer(-1) }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for (index, item) in packet.groups(of: 3, from: 7).enumerated() {
      let state = Int(item[0]) ?? 0
      let isGroup = state & 4 != 0
      let action = UIAlertAction(title: (state & 2 != 0 ? "✓ " : "") + item[1], style: .default) { _ in answer(index) }
      action.isEnabled = state & 1 != 0 && !isGroup
      sheet.addAction(action)
    }
    sheet.addAction(UIAlertAction(title: LocalizedStrings.word("Cancel"), style: .cancel) { _ in answer(-1) })
    sheet.popoverPresentationController?.sourceView = scroll.content
    sheet.popoverPresentationController?.sourceRect = CGRect(
      x: packet.number(3), y: packet.number(4), width: packet.number(5), height: packet.number(6))
    controller.present(sheet, animated: true)
  }

  func chooseFiles(_ packet: WebPacket) {
    let number = packet[2]
    let choice = FileChoice { [weak self] urls in
      self?.presented = nil
      self?.tell(["filesAnswer", "", number] + urls.map(\.path))
    }
    guard let controller else { return choice.answer([]) }
    presented = choice
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    picker.allowsMultipleSelection = packet.isTrue(3)
    picker.delegate = choice
    controller.present(picker, animated: true)
  }
}

private final class FileChoice: NSObject, UIDocumentPickerDelegate {
  let answer: ([URL]) -> Void
  init(_ answer: @escaping ([URL]) -> Void) { self.answer = answer }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { answer(urls) }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { answer([]) }
}
