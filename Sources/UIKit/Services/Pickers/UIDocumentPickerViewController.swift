import CoreGraphics
public import UniformTypeIdentifiers

/// Receives the documents chosen in a document picker. Every method is optional.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called after documents were chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called after a document was chosen; the older form for one.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Called after the user canceled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The operation performed on chosen documents.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Documents are copied into the app.
  case `import`
  /// Documents are opened in place.
  case open
  /// A copy is stored elsewhere.
  case exportToService
  /// The document is moved elsewhere.
  case moveToService
}

/// Lets the user choose files to open, or a folder to save files into.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// The operation performed on chosen documents, as given at initialization.
  public final let documentPickerMode: UIDocumentPickerMode
  private let types: [String]
  private let exported: [URL]
  private var isFinished = false

  /// Creates a picker of files of some types, given by their identifiers.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    types = allowedUTIs
    exported = []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of files of some types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }

  /// Creates a picker of a folder for files, which are copied there or moved.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    types = []
    exported = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of a folder for a document.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }
  /// Creates a picker of a folder for documents.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(forExporting: urls, asCopy: mode != .moveToService)
  }

  public required init?(coder: NSCoder) { nil }

  /// The delegate, which receives the chosen documents; held weakly.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several documents can be chosen; `false` by default.
  open var allowsMultipleSelection = false
  /// The initial folder of the list.
  open var directoryURL: URL?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let isExport = !exported.isEmpty || documentPickerMode == .exportToService || documentPickerMode == .moveToService
    let isFolder = types.contains("public.folder") || types.contains("public.directory")
    let extensions = FileTypes.extensions(types)
    let mode: FileListController.Mode =
      isExport || isFolder ? .folder : .files(extensions: extensions, several: allowsMultipleSelection)
    let title = isExport ? LocalizedStrings.word("Save") : nil
    let list = FileListController(mode: mode, title: title, folder: directoryURL) { [weak self] in self?.finish($0) }
    let navigation = UINavigationController(rootViewController: list)
    if DesktopFiles.choose != nil {
      let kind: DesktopFiles.Request.Kind =
        isExport || isFolder ? .folder : .open(extensions: extensions, several: allowsMultipleSelection)
      let request = DesktopFiles.Request(kind: kind, title: title ?? LocalizedStrings.word("Open"), folder: directoryURL)
      let dialog = DesktopFilesController(request, choose: { [weak self] in self?.finish($0) }) { [weak navigation] in
        navigation?.setViewControllers([list], animated: false)
      }
      navigation.setViewControllers([dialog], animated: false)
    }
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private func finish(_ urls: [URL]) {
    guard !isFinished else { return }
    isFinished = true
    var result = urls
    if let folder = urls.first, !exported.isEmpty {
      result = exported.compactMap { save($0, in: folder) }
    } else if documentPickerMode == .import {
      // A copy of its own, which the app may change.
      let inbox = FileManager.default.temporaryDirectory.appendingPathComponent("Inbox")
      try? FileManager.default.createDirectory(at: inbox, withIntermediateDirectories: true)
      result = urls.compactMap { url in
        (try? Data(contentsOf: url)).flatMap { FileListController.save($0, as: url.lastPathComponent, in: inbox) }
      }
    }
    let tell = { [self] in
      guard !result.isEmpty else {
        delegate?.documentPickerWasCancelled(self)
        return
      }
      delegate?.documentPicker(self, didPickDocumentsAt: result)
      if let first = result.first { delegate?.documentPicker(self, didPickDocumentAt: first) }
    }
    guard let presenting = presentingViewController else { return tell() }
    presenting.dismiss(animated: true, completion: tell)
  }

  private func save(_ url: URL, in folder: URL) -> URL? {
    guard let data = try? Data(contentsOf: url), let saved = FileListController.save(data, as: url.lastPathComponent, in: folder) else {
      return nil
    }
    if documentPickerMode == .moveToService { try? FileManager.default.removeItem(at: url) }
    return saved
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isFinished, isBeingDismissed else { return }
    isFinished = true
    delegate?.documentPickerWasCancelled(self)
  }
}

/// The file name extensions of type identifiers.
enum FileTypes {
  /// Returns nil if a type includes every file.
  static func extensions(_ types: [String]) -> Set<String>? {
    var result: Set<String> = []
    for type in types {
      switch type {
      case "public.item", "public.data", "public.content", "public.composite-content": return nil
      case "public.image": result.formUnion(["png", "jpg", "jpeg", "gif", "bmp", "tif", "tiff", "webp", "heic", "svg"])
      case "public.png": result.insert("png")
      case "public.jpeg": result.formUnion(["jpg", "jpeg"])
      case "com.compuserve.gif": result.insert("gif")
      case "public.tiff": result.formUnion(["tif", "tiff"])
      case "public.svg-image": result.insert("svg")
      case "com.adobe.pdf": result.insert("pdf")
      case "public.text", "public.plain-text", "public.utf8-plain-text":
        result.formUnion(["txt", "text", "md", "log", "csv", "json", "xml", "html", "htm", "rtf", "swift"])
      case "public.json": result.insert("json")
      case "public.xml": result.insert("xml")
      case "public.html": result.formUnion(["html", "htm"])
      case "public.rtf": result.insert("rtf")
      case "public.comma-separated-values-text": result.insert("csv")
      case "public.audio", "public.mp3": result.formUnion(["mp3", "m4a", "aac", "wav", "flac", "ogg", "opus"])
      case "public.movie", "public.video", "public.mpeg-4": result.formUnion(["mp4", "m4v", "mov", "mkv", "webm", "avi"])
      case "public.zip-archive", "public.archive": result.formUnion(["zip", "tar", "gz", "xz", "bz2"])
      case "public.source-code", "public.swift-source": result.formUnion(["swift", "c", "h", "m", "cpp", "py", "js"])
      case "com.apple.property-list": result.insert("plist")
      default: result.formUnion(ofDeclaredType(type))
      }
    }
    return result
  }

  /// Returns the extensions of a type that the app's information declares.
  private static func ofDeclaredType(_ type: String) -> [String] {
    let declared = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap {
      Bundle.main.object(forInfoDictionaryKey: $0) as? [[String: Any]] ?? []
    }
    for entry in declared where entry["UTTypeIdentifier"] as? String == type {
      let tags = entry["UTTypeTagSpecification"] as? [String: Any]
      let found = tags?["public.filename-extension"]
      return ((found as? [String]) ?? (found as? String).map { [$0] } ?? []).map { $0.lowercased() }
    }
    return [(type.split(separator: ".").last.map(String.init) ?? type).lowercased()]
  }
}
