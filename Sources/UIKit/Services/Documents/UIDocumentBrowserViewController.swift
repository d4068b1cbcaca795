import CoreGraphics
public import UniformTypeIdentifiers

/// Decides how a document browser opens and creates documents. Every method is optional.
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {
  /// Called when the user requests a new document. Pass a file to `importHandler` that is copied or moved into the folder shown.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// Called after documents were chosen.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Called after a new document was imported.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL)
  /// Called when a new document could not be imported.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
  /// Returns additional activities for the share sheet of documents.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Called before the share sheet of documents appears.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
  ) {}
}

/// An action of the app for documents of a browser.
@preconcurrency @MainActor open class UIDocumentBrowserAction: NSObject {
  /// The places that show actions.
  public struct Availability: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The action is in the menu of a document.
    public static let menu = Availability(rawValue: 1)
    /// In the bar while documents are selected. The menu shows these actions as well.
    public static let navigationBar = Availability(rawValue: 2)
  }

  /// A name by which the app identifies the action.
  public final let identifier: String
  /// The title in the menu.
  public final let localizedTitle: String
  /// The places that show the action.
  public final let availability: Availability
  /// The image beside the title.
  open var image: UIImage?
  /// The types of documents the action is for; by default all.
  open var supportedContentTypes: [String] = ["public.item"]
  /// Whether the action is for several documents; `true` by default.
  open var supportsMultipleItems = true
  final let handler: ([URL]) -> Void

  /// Creates an action that the handler performs for the URLs of the selected documents.
  public init(identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
    super.init()
  }
}

/// Lists the documents of an app and lets the user open, create, rename, duplicate, share and delete them.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
  /// The handling of a new document's file.
  public enum ImportMode: UInt, Sendable {
    /// No document is imported.
    case none = 0
    /// The document is copied.
    case copy = 1
    /// The document is moved.
    case move = 2
  }
  /// The appearance of the browser.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// The light appearance; the default.
    case white = 0
    /// The light appearance, like ``white``.
    case light = 1
    /// The dark appearance.
    case dark = 2
  }

  private let types: [String]
  private let list: DocumentListController
  private let navigation: UINavigationController

  /// Creates a browser of documents of some types; nil uses the types that the app's Info.plist declares.
  public init(forOpening contentTypes: [UTType]?) {
    types = contentTypes?.map(\.identifier) ?? Self.declaredTypes
    list = DocumentListController(types)
    navigation = UINavigationController(rootViewController: list)
    super.init(nibName: nil, bundle: nil)
    list.browser = self
  }

  /// Creates a browser of documents of some types, by their identifiers.
  public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.init(forOpening: allowedContentTypes?.compactMap { UTType($0) })
  }

  public required init?(coder: NSCoder) {
    types = Self.declaredTypes
    list = DocumentListController(types)
    navigation = UINavigationController(rootViewController: list)
    super.init(coder: coder)
    list.browser = self
  }

  private static var declaredTypes: [String] {
    let declared = Bundle.main.object(forInfoDictionaryKey: "CFBundleDocumentTypes") as? [[String: Any]] ?? []
    let found = declared.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
    return found.isEmpty ? ["public.item"] : found
  }

  /// The delegate, which opens and creates documents; held weakly.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether the user can create documents; `true` by default.
  open var allowsDocumentCreation = true { didSet { list.showButtons() } }
  /// Whether several documents can be chosen; `false` by default.
  open var allowsPickingMultipleItems = false { didSet { list.showButtons() } }
  /// Whether documents show their file name extensions; `false` by default.
  open var shouldShowFileExtensions = false { didSet { list.refresh() } }
  /// The appearance of the browser.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
    didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light }
  }
  /// The app's actions for documents.
  open var customActions: [UIDocumentBrowserAction] = []
  /// Additional buttons at the leading side of the bar.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { list.showButtons() } }
  /// Additional buttons at the trailing side of the bar.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { list.showButtons() } }
  open var localizedCreateDocumentActionTitle = LocalizedStrings.word("Create Document") { didSet { list.showButtons() } }
  /// The types of documents that are shown.
  open var allowedContentTypes: [String] { types }
  /// The types of documents that are shown, as values of `UTType`.
  open var contentTypesForRecentDocuments: [UTType] { types.compactMap { UTType($0) } }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  /// Shows a document in the list; one in another folder is copied into the folder of the app if `importIfNeeded`.
  open func revealDocument(at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil) {
    do {
      let isInside = url.deletingLastPathComponent().standardizedFileURL == list.folder.standardizedFileURL
      let shown = isInside || !importIfNeeded ? url : try list.take(url, mode: .copy)
      list.refresh()
      list.scroll(to: shown)
      completion?(shown, nil)
    } catch {
      completion?(nil, error)
    }
  }

  /// Returns an animation between a document's row and its screen.
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController { [weak self] in self?.list.row(of: documentURL) }
  }

  /// Imports a document into the folder of another one.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighborURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    do {
      let taken = try list.take(documentURL, mode: importMode, folder: neighborURL.deletingLastPathComponent())
      list.refresh()
      completion(taken, nil)
    } catch {
      completion(nil, error)
    }
  }

  /// Renames a document; its extension does not change.
  open func renameDocument(
    at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    do {
      let renamed = try list.rename(documentURL, to: proposedName)
      list.refresh()
      completionHandler(renamed, nil)
    } catch {
      completionHandler(nil, error)
    }
  }

  // MARK: Events of the list

  final func open(_ urls: [URL]) { delegate?.documentBrowser(self, didPickDocumentsAt: urls) }

  final func create() {
    var isAnswered = false
    let importHandler: (URL?, ImportMode) -> Void = { [weak self] url, mode in
      guard let self, !isAnswered else { return }
      isAnswered = true
      guard let url, mode != .none else { return }
      do {
        let place = try self.list.take(url, mode: mode)
        self.list.refresh()
        self.delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: place)
      } catch {
        self.delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
      }
    }
    delegate?.documentBrowser(self, didRequestDocumentCreationWithHandler: importHandler)
  }
}
