import CoreGraphics
internal import TrestleSupport

/// Prints: it asks for printer and options, and sends the pages to a printer of the machine or saves them as a PDF file.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  /// Called when the job was submitted, or the user canceled.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The controller of all print jobs.
  public static var shared: UIPrintInteractionController { instance }
  @InterfaceState(.activity) private static var instance = UIPrintInteractionController()
  /// Whether printing is available; always true, because a PDF file can be saved.
  open class var isPrintingAvailable: Bool { true }
  /// The types of data that can be printed directly.
  open class var printableUTIs: Set<String> { ["com.adobe.pdf", "public.png", "public.jpeg", "com.compuserve.gif", "public.tiff"] }
  /// Returns whether a file can be printed directly.
  open class func canPrint(_ url: URL) -> Bool { PrintDocument.canPrint(url) }
  /// Returns whether data can be printed directly.
  open class func canPrint(_ data: Data) -> Bool { PrintDocument.canPrint(data) }

  /// The settings of the job; nil for the defaults.
  open var printInfo: UIPrintInfo?
  /// The object that receives the job's events; held weakly.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether the number of copies can be chosen; `true` by default.
  open var showsNumberOfCopies = true
  /// Whether the pages to print can be chosen, if there are several; `false` by default. PDF files are always printed whole.
  open var showsPageRange = false
  /// Whether the paper can be chosen, A4 or Letter; `false` by default.
  open var showsPaperSelectionForLoadedPapers = false
  /// Whether the page can be rotated; `true` by default.
  open var showsPaperOrientation = true
  /// The paper of the job; nil before it starts.
  public private(set) final var printPaper: UIPrintPaper?
  private var source: Source?
  private weak var options: UIViewController?
  private var job: Job?

  private enum Source {
    case renderer(UIPrintPageRenderer)
    case formatter(UIPrintFormatter)
    case items([Any])
  }

  /// The choices made in the options.
  struct Choice {
    /// The chosen printer; nil saves a PDF file instead.
    var printer: String?
    var copies = 1
    var orientation = UIPrintInfo.Orientation.portrait
    var duplex = UIPrintInfo.Duplex.none
    /// The pages to print; nil for all.
    var pages: Range<Int>?
    /// nil for the standard paper of the user's region.
    var paper: UIPrintPaper?
  }

  private struct Job {
    weak var presenter: UIViewController?
    var completion: CompletionHandler?
  }

  // MARK: Content to print. The property set last is used.

  /// The renderer that draws the pages.
  open var printPageRenderer: UIPrintPageRenderer? {
    get { if case .renderer(let renderer) = source { renderer } else { nil } }
    set { source = newValue.map(Source.renderer) }
  }
  /// The formatter that lays out the pages.
  open var printFormatter: UIPrintFormatter? {
    get { if case .formatter(let formatter) = source { formatter } else { nil } }
    set { source = newValue.map(Source.formatter) }
  }
  /// An image, the data of an image or a PDF document, or a file of them.
  open var printingItem: Any? {
    get { if case .items(let items) = source, items.count == 1 { items[0] } else { nil } }
    set { source = newValue.map { .items([$0]) } }
  }
  /// Images, data or URLs to print, one after another.
  open var printingItems: [Any]? {
    get { if case .items(let items) = source { items } else { nil } }
    set { source = newValue.map(Source.items) }
  }

  // MARK: Options

  /// Shows the options; returns false if there is no controller to present them or they are already shown.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    show(animated, completion) { _ in }
  }

  /// Shows the options, in a wide window in a popover at a rectangle.
  @discardableResult
  open func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    show(animated, completion) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows the options, in a wide window in a popover at a bar button.
  @discardableResult
  open func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    show(animated, completion) { $0.barButtonItem = item }
  }

  private func show(
    _ animated: Bool, _ completion: CompletionHandler?, _ place: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard options == nil else { return false }
    guard let presenter = delegate?.printInteractionControllerParentViewController(self) ?? FrontmostController.find() else { return false }
    guard source != nil else {
      completion?(self, false, UIPrintError(.noContent))
      return false
    }
    let info = printInfo ?? UIPrintInfo.printInfo()
    var choice = Choice()
    choice.orientation = info.orientation
    choice.duplex = info.duplex
    let list = PrintOptionsController(choice, printers: PrintQueue.printers, preferred: info.printerID, of: self)
    let navigation = UINavigationController(rootViewController: list)
    navigation.preferredContentSize = CGSize(width: 320, height: 360)
    navigation.adapt(to: presenter, at: place)
    options = navigation
    job = Job(presenter: presenter, completion: completion)
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    presenter.present(navigation, animated: animated) { [self] in delegate?.printInteractionControllerDidPresentPrinterOptions(self) }
    return true
  }

  /// Closes the options and cancels the job.
  open func dismiss(animated: Bool) { close(animated) { $0.finish(completed: false, nil) } }

  private func close(_ animated: Bool, then body: @escaping (UIPrintInteractionController) -> Void) {
    guard let options else { return }
    delegate?.printInteractionControllerWillDismissPrinterOptions(self)
    self.options = nil
    let done = { [self] in
      delegate?.printInteractionControllerDidDismissPrinterOptions(self)
      body(self)
    }
    guard let presenting = options.presentingViewController else { return done() }
    presenting.dismiss(animated: animated, completion: done)
  }

  /// Called when the options were closed by the user.
  final func optionsVanished() {
    guard options != nil else { return }
    options = nil
    delegate?.printInteractionControllerDidDismissPrinterOptions(self)
    finish(completed: false, nil)
  }

  final func optionsChosen(_ choice: Choice) {
    close(true) { $0.start(choice) }
  }

  // MARK: Job

  /// Prints without asking.
  @discardableResult
  open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
    guard source != nil else { return false }
    job = Job(presenter: nil, completion: completion)
    var choice = Choice()
    choice.printer = printer.displayName
    choice.orientation = printInfo?.orientation ?? .portrait
    choice.duplex = printInfo?.duplex ?? .none
    start(choice)
    return true
  }

  private func start(_ choice: Choice) {
    delegate?.printInteractionControllerWillStartJob(self)
    let documents = documents(choice)
    guard !documents.isEmpty else { return finish(completed: false, UIPrintError(.noContent)) }
    let name = printInfo?.jobName ?? Bundle.main.appName
    guard let printer = choice.printer else { return save(documents, name) }
    var options: [String] = []
    if choice.duplex != .none { options.append(choice.duplex == .longEdge ? "sides=two-sided-long-edge" : "sides=two-sided-short-edge") }
    if printInfo?.outputType == .grayscale || printInfo?.outputType == .photoGrayscale { options.append("print-color-mode=monochrome") }
    var left = documents.count
    var failed = false
    for document in documents {
      PrintQueue.send(document, to: printer, job: name, copies: choice.copies, options: options) { [self] isTaken in
        left -= 1
        failed = failed || !isTaken
        if left == 0 { finish(completed: !failed, failed ? UIPrintError(.jobFailed) : nil) }
      }
    }
  }

  /// The number of pages of the job; zero for PDF files.
  final var pageCount: Int {
    switch source {
    case .renderer(let renderer): return PrintDocument.pageCount(renderer, paper: .standard)
    case .formatter(let formatter): return PrintDocument.pageCount(renderer(of: formatter), paper: .standard)
    case .items(let items): return PrintDocument.imageCount(items)
    case nil: return 0
    }
  }

  private func renderer(of formatter: UIPrintFormatter) -> UIPrintPageRenderer {
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(formatter, startingAtPageAt: formatter.startPage)
    return renderer
  }

  private func documents(_ choice: Choice) -> [Data] {
    let info = (printInfo?.copy() as? UIPrintInfo) ?? UIPrintInfo.printInfo()
    info.orientation = choice.orientation
    let standard = [choice.paper ?? .standard]
    var paper = delegate?.printInteractionController(self, choosePaper: standard) ?? standard[0]
    if choice.orientation == .landscape, paper.paperSize.height > paper.paperSize.width { paper = paper.turned }
    printPaper = paper
    switch source {
    case .renderer(let renderer): return [PrintDocument.data(renderer, paper: paper, info: info, pages: choice.pages)]
    case .formatter(let formatter):
      return [PrintDocument.data(renderer(of: formatter), paper: paper, info: info, pages: choice.pages)]
    case .items(let items): return PrintDocument.data(items, paper: paper, info: info, pages: choice.pages)
    case nil: return []
    }
  }

  /// Lets the user choose the location of the PDF file.
  private func save(_ documents: [Data], _ name: String) {
    let stem = name.split(separator: "/").joined(separator: "-")
    guard let folder = try? ProgramFolder.makeTemporary("print") else { return finish(completed: false, UIPrintError(.jobFailed)) }
    let urls = documents.enumerated().compactMap { index, document -> URL? in
      let url = folder.appendingPathComponent((stem.isEmpty ? "Document" : stem) + (index == 0 ? "" : " \(index + 1)") + ".pdf")
      return (try? document.write(to: url)) == nil ? nil : url
    }
    guard urls.count == documents.count, let presenter = job?.presenter ?? FrontmostController.find() else {
      return finish(completed: false, UIPrintError(.jobFailed))
    }
    let picker = UIDocumentPickerViewController(forExporting: urls)
    let receiver = SaveReceiver { [self] isSaved in
      try? FileManager.default.removeItem(at: folder)
      finish(completed: isSaved, nil)
    }
    picker.delegate = receiver
    saving = receiver
    presenter.present(picker, animated: true)
  }

  private var saving: SaveReceiver?

  private final class SaveReceiver: NSObject, UIDocumentPickerDelegate {
    private let done: (Bool) -> Void
    init(_ done: @escaping (Bool) -> Void) { self.done = done }
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { done(true) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { done(false) }
  }

  private func finish(completed: Bool, _ error: (any Error)?) {
    saving = nil
    guard let job else { return }
    self.job = nil
    if completed || error != nil { delegate?.printInteractionControllerDidFinishJob(self) }
    job.completion?(self, completed, error)
  }
}
