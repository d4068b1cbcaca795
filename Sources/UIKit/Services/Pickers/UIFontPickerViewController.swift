import CoreGraphics

/// Receives the font chosen in a font picker. Both methods are optional.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Called after the user canceled.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Called after a font was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// Lets the user choose among the fonts of the machine.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// The options of a font picker.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// Whether each style of a family is a row.
    open var includeFaces = false
    /// Whether names are in the system font and not in their own.
    open var displayUsingSystemFont = false
    /// The traits that fonts must have to be listed.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      return copy
    }
  }

  /// The fonts offered, as given on creation.
  public final let configuration: Configuration
  private var isFinished = false

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init() { self.init(configuration: Configuration()) }

  public required init?(coder: NSCoder) { nil }

  /// The delegate, which receives the chosen font; held weakly.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font chosen; `nil` before.
  open var selectedFontDescriptor: UIFontDescriptor?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = FontListController(self)
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private func cancel() {
    guard !isFinished else { return }
    isFinished = true
    delegate?.fontPickerViewControllerDidCancel(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }

  final func pick(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    isFinished = true
    delegate?.fontPickerViewControllerDidPickFont(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isFinished, isBeingDismissed else { return }
    isFinished = true
    delegate?.fontPickerViewControllerDidCancel(self)
  }
}

/// The list of a font picker, with a search bar.
private final class FontListController: UITableViewController, UISearchResultsUpdating {
  private unowned let picker: UIFontPickerViewController
  private let allNames: [String]
  private var names: [String]

  init(_ picker: UIFontPickerViewController) {
    self.picker = picker
    let configuration = picker.configuration
    let all = UIFont.familyNames.sorted().flatMap { family in
      configuration.includeFaces ? UIFont.fontNames(forFamilyName: family) : [family]
    }
    let wanted = configuration.filteredTraits
    allNames = wanted.isEmpty ? all : all.filter { Self.descriptor($0).symbolicTraits.isSuperset(of: wanted) }
    names = allNames
    super.init(style: .plain)
    title = LocalizedStrings.word("Choose Font")
  }

  required init?(coder: NSCoder) { nil }

  static func descriptor(_ name: String) -> UIFontDescriptor {
    UIFont(name: name, size: 17)?.fontDescriptor ?? UIFontDescriptor(name: name, size: 17)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
    // Texts of content configurations follow the text size in every design, also where rows have a fixed height by default.
    tableView.rowHeight = UITableView.automaticDimension
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    names = text.isEmpty ? allNames : allNames.filter { $0.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    if !picker.configuration.displayUsingSystemFont, let font = UIFont(name: names[indexPath.row], size: 17) {
      content.textProperties.font = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traitCollection)
    }
    cell.contentConfiguration = content
    let isSelected = picker.selectedFontDescriptor.map { UIFont(descriptor: $0, size: 17).familyName == names[indexPath.row] } ?? false
    cell.accessoryType = isSelected ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    picker.pick(Self.descriptor(names[indexPath.row]))
  }
}
