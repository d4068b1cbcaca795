import CoreGraphics

/// Receives the events of a printer picker. Every method is optional.
@preconcurrency @MainActor public protocol UIPrinterPickerControllerDelegate: AnyObject {
  /// Returns the controller that presents the picker; the frontmost one by default.
  func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController) -> UIViewController?
  /// Returns whether a printer is listed; `true` by default.
  func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool
  /// Called before the picker appears.
  func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
  /// Called after the picker has appeared.
  func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
  /// Called before the picker disappears.
  func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
  /// Called after the picker has disappeared.
  func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
  /// Called after a printer was chosen.
  func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
  public func printerPickerControllerParentViewController(
    _ printerPickerController: UIPrinterPickerController
  ) -> UIViewController? { nil }
  public func printerPickerController(
    _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
  ) -> Bool { true }
  public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {}
  public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {}
  public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {}
  public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {}
  public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {}
}

/// Lets the user choose one of the printers of CUPS, which an app then prints to without asking.
@preconcurrency @MainActor open class UIPrinterPickerController: NSObject {
  /// Called at the end with the picker and whether a printer was chosen.
  public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

  /// The chosen printer; at first the one given on creation.
  public private(set) final var selectedPrinter: UIPrinter?
  /// The object that receives the events; held weakly.
  open weak var delegate: (any UIPrinterPickerControllerDelegate)?
  private var completion: CompletionHandler?
  private weak var shown: UIViewController?

  /// Creates a picker in which a printer is chosen already.
  public init(initiallySelectedPrinter printer: UIPrinter?) {
    selectedPrinter = printer
    super.init()
  }

  /// Shows the picker; returns false if it is shown already or there is no controller to present it.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    show(animated, completion) { _ in }
  }

  /// Shows the picker, in a wide window in a popover at a rectangle.
  @discardableResult
  open func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    show(animated, completion) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows the picker, in a wide window in a popover at a bar button.
  @discardableResult
  open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    show(animated, completion) { $0.barButtonItem = item }
  }

  private func show(
    _ animated: Bool, _ completion: CompletionHandler?, _ place: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard shown == nil, let presenter = delegate?.printerPickerControllerParentViewController(self) ?? FrontmostController.find() else {
      return false
    }
    let printers = PrintQueue.printers.compactMap { printer -> UIPrinter? in
      var address = URLComponents()
      address.scheme = "ipp"
      address.host = "localhost"
      address.path = "/printers/" + printer.name
      return address.url.map { UIPrinter(url: $0) }
    }
    let list = PrinterListController(
      printers.filter { delegate?.printerPickerController(self, shouldShow: $0) ?? true }, selected: selectedPrinter?.displayName, of: self)
    let navigation = UINavigationController(rootViewController: list)
    navigation.preferredContentSize = CGSize(width: 320, height: 300)
    navigation.adapt(to: presenter, at: place)
    shown = navigation
    self.completion = completion
    delegate?.printerPickerControllerWillPresent(self)
    // The picker is retained until it is closed.
    presenter.present(navigation, animated: animated) { [self] in delegate?.printerPickerControllerDidPresent(self) }
    return true
  }

  /// Closes the picker without a choice.
  open func dismiss(animated: Bool) { close(animated, chosen: nil) }

  final func close(_ animated: Bool, chosen: UIPrinter?) {
    guard let shown else { return }
    self.shown = nil
    if let chosen {
      selectedPrinter = chosen
      delegate?.printerPickerControllerDidSelectPrinter(self)
    }
    delegate?.printerPickerControllerWillDismiss(self)
    let done = { [self] in end(chosen != nil) }
    guard let presenting = shown.presentingViewController else { return done() }
    presenting.dismiss(animated: animated, completion: done)
  }

  /// Called when the user closed the picker by dragging or by a touch outside.
  final func vanished() {
    guard shown != nil else { return }
    shown = nil
    end(false)
  }

  private func end(_ isChosen: Bool) {
    delegate?.printerPickerControllerDidDismiss(self)
    let completion = self.completion
    self.completion = nil
    completion?(self, isChosen, nil)
  }
}

private final class PrinterListController: UITableViewController {
  private let printers: [UIPrinter]
  private let selected: String?
  private let picker: UIPrinterPickerController

  init(_ printers: [UIPrinter], selected: String?, of picker: UIPrinterPickerController) {
    self.printers = printers
    self.selected = selected
    self.picker = picker
    super.init(style: .insetGrouped)
    title = LocalizedStrings.word("Printer")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.picker.dismiss(animated: true) })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "printer")
    guard printers.isEmpty else { return }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "printer")
    empty.text = LocalizedStrings.word("No Results")
    contentUnavailableConfiguration = empty
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    picker.vanished()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { printers.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "printer", for: indexPath)
    cell.textLabel?.text = printers[indexPath.row].displayName
    cell.imageView?.image = UIImage(systemName: "printer")
    cell.accessoryType = printers[indexPath.row].displayName == selected ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    picker.close(true, chosen: printers[indexPath.row])
  }
}
