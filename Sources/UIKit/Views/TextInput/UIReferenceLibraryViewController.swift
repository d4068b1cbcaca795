import Foundation

/// Shows the definition of a word. There are no dictionaries on Linux: it shows that no definition was found.
open class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  /// Returns whether a dictionary contains a word: false on Linux.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  /// Creates a controller for a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let item = UINavigationItem(title: term)
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    showNote(LocalizedStrings.word("No definition found."), under: item)
  }
}
