import UIKit

/// A page for writing: its lines end above the keyboard at any position of the keyboard.
final class NotesController: UIViewController, UITextViewDelegate {
  let notes = UITextView()
  private let count = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    notes.font = .preferredFont(forTextStyle: .body)
    notes.adjustsFontForContentSizeCategory = true
    notes.keyboardDismissMode = .interactive
    notes.allowsEditingTextAttributes = true
    notes.text = """
      Mars is half again as far from the sun as we are, and its year is nearly two of ours.

      Tap where you want to write. Two taps take a word, three a paragraph; hold the finger to lead the caret. What is selected \
      has handles to drag, past each other too and beyond the edges, and Control-B makes it bold.

      לחיצה כפולה בוחרת מילה. Where directions mix, the handles stand where reading begins and ends.
      """
    notes.delegate = self
    count.font = .preferredFont(forTextStyle: .footnote)
    count.adjustsFontForContentSizeCategory = true
    count.setContentCompressionResistancePriority(.required, for: .vertical)
    count.textColor = .secondaryLabel
    count.textAlignment = .center
    for part in [notes, count] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      notes.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      notes.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      notes.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      notes.bottomAnchor.constraint(equalTo: count.topAnchor),
      count.leadingAnchor.constraint(equalTo: view.leadingAnchor), count.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      count.heightAnchor.constraint(greaterThanOrEqualToConstant: 28),
      count.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    showCount()
  }

  func textViewDidChange(_ textView: UITextView) { showCount() }

  private func showCount() {
    let words = notes.text.split { !$0.isLetter && !$0.isNumber && $0 != "’" && $0 != "'" }.count
    count.text = "\(words) words"
  }
}
