import Foundation
import UIKit

/// Copies a text in three types at the key c, and prints at the key v what is on the pasteboard.
final class CopyingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .magenta
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap({ $0.key?.charactersIgnoringModifiers }) {
      if key == "c" {
        let picture = Data(repeating: 31, count: 1_000_000)
        UIPasteboard.general.items = [["public.utf8-plain-text": "Größe", "public.html": "<b>Größe</b>", "public.png": picture]]
        report("copied")
      } else if key == "v" {
        let values = UIPasteboard.general.items.flatMap { $0 }
        let words = values.map { "\($0.key)=\(($0.value as? Data).map { "\($0.count)" } ?? $0.value)" }
        report((["pasted"] + words.sorted()).joined(separator: " "))
      }
    }
  }

  private func report(_ line: String) {
    print(line)
    fflush(nil)
  }
}
