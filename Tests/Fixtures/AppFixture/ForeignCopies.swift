import TrestleTrials
import UIKit
import WindowProbe

/// Repeatedly pastes from another program: texts damaged in transfer, answers of the wrong type and refusals.
@MainActor final class ForeignCopies {
  private static let originals: [String] = [
    "A text of several words, ä ö ü, 😀 and one line\nmore", "https://www.example.org:8080/a/path?query=1&other=%20#part",
    "{\\rtf1\\ansi Some \\b bold\\b0  text}", "<p>A <b>page</b> with &amp; and <a href=\"https://example.org\">a link</a></p>",
    "שלום עולם 123",
    String(repeating: "A long text without an end. ", count: 400),
  ]

  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
  private let label = UILabel()
  private let count: Int
  private let end: () -> Void
  private let owner = ClipboardOwner()
  private var random = Noise(seed: 31)
  private var round = 0
  /// The number of rounds that returned a text; those with an answer of the right type but another text; all other answers.
  private var (read, wrong, others) = (0, 0, 0)

  init(_ view: UIView, count: Int, end: @escaping () -> Void) {
    self.count = count
    self.end = end
    view.addSubview(field)
    view.addSubview(label)
    label.numberOfLines = 0
  }

  /// Runs a few rounds in each turn of the main loop, so that the program draws the pasted text.
  func run() {
    guard let owner else { return print("no X server") }
    for _ in 0..<20 where round < count {
      round += 1
      paste(from: owner)
    }
    if round < count {
      RunLoop.main.perform { MainActor.assumeIsolated { self.run() } }
      return
    }
    print("pasted read=\(read) of=\(count) wrong=\(wrong) others=\(others) answered=\(owner.requests)")
    owner.end()
    end()
  }

  private func paste(from owner: ClipboardOwner) {
    let bytes = random.damage(Array(Self.originals[round % Self.originals.count].utf8))
    let kind = random.below(20)
    switch kind {
    case 0: owner.copy(.refusal)
    case 1: owner.copy(.other(bytes, format: [8, 16, 32][random.below(3)]))
    default: owner.copy(.text(bytes))
    }
    let board = UIPasteboard.general
    let text = board.string
    if kind < 2 {
      others += 1
    } else if text ?? "" != String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) {
      wrong += 1
    }
    guard let text else { return }
    read += 1
    switch round % 8 {
    case 0: field.text = ""
    case 1: _ = board.url
    case 2: _ = board.image
    case 3: _ = board.color
    case 4: _ = board.itemProviders
    default: break
    }
    field.becomeFirstResponder()
    field.paste(nil)
    label.text = text
    label.frame = CGRect(origin: .zero, size: label.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)))
  }
}
