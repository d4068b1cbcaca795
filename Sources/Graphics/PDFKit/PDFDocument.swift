@_exported import UIKit

/// The attributes of a document that `documentAttributes` may contain.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The key of the title, a string.
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  /// The key of the author, a string.
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  /// The key of the subject, a string.
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  /// The program that the document was written with.
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
}

/// The options of `write(to:withOptions:)` and `dataRepresentation(options:)`.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextOwnerPassword")
  /// The password that opens the document. Passwords are not supported on Linux.
  public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextUserPassword")
}

/// Receives calls about searches in a document.
@preconcurrency @MainActor public protocol PDFDocumentDelegate: AnyObject {
  /// Called when a search found an occurrence.
  func didMatchString(_ instance: PDFSelection)
  /// Called when a search ended.
  func documentDidEndDocumentFind(_ notification: Notification)
}

extension PDFDocumentDelegate {
  public func didMatchString(_ instance: PDFSelection) {}
  public func documentDidEndDocumentFind(_ notification: Notification) {}
}

extension Notification.Name {
  /// Posted when a search begins.
  public static let PDFDocumentDidBeginFind = Notification.Name("PDFDocumentDidBeginFind")
  /// Posted when a search ended.
  public static let PDFDocumentDidEndFind = Notification.Name("PDFDocumentDidEndFind")
  /// Posted when a search found an occurrence, which is in the user info.
  public static let PDFDocumentDidFindMatch = Notification.Name("PDFDocumentDidFindMatch")
}

/// The key of the occurrence in the user info of `PDFDocumentDidFindMatch`.
public let PDFDocumentFoundSelectionKey = "PDFDocumentFoundSelection"

/// A PDF document: its pages, its text, and changes to both. Documents that need a password cannot be opened on Linux.
@preconcurrency @MainActor open class PDFDocument: NSObject {
  private var pages: [PDFPage] = []
  /// The bytes that the document was opened from, until a page changes.
  private var original: Data?
  private var reader: PDFTextReader?
  /// The file that the document was opened from.
  public private(set) var documentURL: URL?
  /// The first number of the format's version, 1.
  open var majorVersion: Int { version.major }
  /// The second number of the format's version, such as 7.
  open var minorVersion: Int { version.minor }
  private var version: (major: Int, minor: Int) {
    let head = String(decoding: original?.prefix(16) ?? Data(), as: UTF8.self)
    guard head.hasPrefix("%PDF-") else { return (1, 7) }
    let numbers = head.dropFirst(5).prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
    return (numbers.first ?? 1, numbers.count > 1 ? numbers[1] : 0)
  }
  /// The Core Graphics document; nil for an empty new one.
  public private(set) var documentRef: CGPDFDocument?
  /// Receives calls about searches.
  open weak var delegate: (any PDFDocumentDelegate)?
  /// Title, author and other attributes of the document. They are not read from files.
  open var documentAttributes: [AnyHashable: Any]?
  /// The table of contents that the app sets. It is not read from files.
  open var outlineRoot: PDFOutline?

  /// Creates a document without pages.
  public nonisolated override init() { super.init() }

  /// Opens a file. Nil if it cannot be read.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
    documentURL = url
  }

  /// Opens a document in memory. Nil if it cannot be read.
  public init?(data: Data) {
    guard let provider = CGDataProvider(data: data as CFData), let reference = CGPDFDocument(provider) else { return nil }
    super.init()
    documentRef = reference
    original = data
    reader = PDFTextReader(data, password: nil)
    pages = (1...max(1, reference.numberOfPages)).compactMap { number in
      reference.page(at: number).map { PDFPage(reference: $0, reader: reader) }
    }
    for page in pages { page.document = self }
  }

  open var pageCount: Int { pages.count }
  /// Whether the document was encrypted; `false`, because such documents are not opened.
  open var isEncrypted: Bool { false }
  /// Whether the document needs a password; `false`, because such documents are not opened.
  open var isLocked: Bool { false }
  /// Opens an encrypted document. Documents that are open need no password.
  @discardableResult open func unlock(withPassword password: String) -> Bool { true }
  open var allowsPrinting: Bool { documentRef?.allowsPrinting ?? true }
  /// Whether its text may be copied.
  open var allowsCopying: Bool { documentRef?.allowsCopying ?? true }

  /// Returns the page with an index, counted from 0, or nil.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }

  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

  /// Inserts a page, which leaves the document that it was in.
  open func insert(_ page: PDFPage, at index: Int) {
    // A page belongs to at most one document.
    if let owner = page.document { owner.removePage(at: owner.index(for: page)) }
    pages.insert(page, at: min(max(index, 0), pages.count))
    page.document = self
    pageDidChange()
  }

  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
    pageDidChange()
  }

  open func exchangePage(at index: Int, withPageAt other: Int) {
    guard pages.indices.contains(index), pages.indices.contains(other) else { return }
    pages.swapAt(index, other)
    pageDidChange()
  }

  func pageDidChange() { original = nil }

  /// Returns the document as a PDF file: the bytes it was opened from or, after changes, its pages drawn again with their annotations.
  open func dataRepresentation() -> Data? {
    if let original { return original }
    guard !pages.isEmpty else { return nil }
    let renderer = UIGraphicsPDFRenderer(bounds: pages[0].bounds(for: .mediaBox))
    return renderer.pdfData { context in
      for page in pages {
        let bounds = page.bounds(for: .mediaBox)
        context.beginPage(withBounds: CGRect(origin: .zero, size: bounds.size), pageInfo: [:])
        page.drawUpright(.mediaBox, size: bounds.size, to: context.cgContext)
      }
    }
  }

  /// Returns the document as a PDF file; nil with options, because passwords and other options are not supported on Linux.
  open func dataRepresentation(options: [AnyHashable: Any]) -> Data? { options.isEmpty ? dataRepresentation() : nil }

  /// Writes the document to a file. False if that fails.
  @discardableResult open func write(to url: URL) -> Bool {
    guard let data = dataRepresentation() else { return false }
    return (try? data.write(to: url, options: .atomic)) != nil
  }

  /// Writes the document to a file. False if that fails.
  @discardableResult open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

  /// Writes the document to a file. Returns false with options, because passwords and other options are not supported on Linux.
  @discardableResult open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]?) -> Bool {
    options?.isEmpty ?? true ? write(to: url) : false
  }

  /// The text of all pages.
  open var string: String? { pages.compactMap(\.string).joined(separator: "\n") }

  /// A selection of the text of all pages.
  open var selectionForEntireDocument: PDFSelection? {
    let selection = PDFSelection(document: self)
    for page in pages where page.numberOfCharacters > 0 {
      selection.append(page, NSRange(location: 0, length: page.numberOfCharacters))
    }
    return selection
  }

  /// Returns the occurrences of a text, page after page.
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
    guard !string.isEmpty else { return [] }
    return pages.flatMap { page -> [PDFSelection] in
      let text = (page.string ?? "") as NSString
      var found: [PDFSelection] = []
      var rest = NSRange(location: 0, length: text.length)
      while rest.length > 0 {
        let range = text.range(of: string, options: options.subtracting(.backwards), range: rest)
        guard range.location != NSNotFound, range.length > 0 else { break }
        let selection = PDFSelection(document: self)
        selection.append(page, range)
        found.append(selection)
        rest = NSRange(location: range.location + range.length, length: text.length - range.location - range.length)
      }
      return found
    }
  }

  /// Whether a search is under way.
  public private(set) var isFinding = false
  private var search = 0

  /// Searches, and notifies the delegate and observers of each occurrence, asynchronously on the main queue.
  open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
    cancelFindString()
    isFinding = true
    let current = search
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.search == current else { return }
        NotificationCenter.default.post(name: .PDFDocumentDidBeginFind, object: self)
        for selection in self.findString(string, withOptions: options) where self.search == current {
          NotificationCenter.default.post(
            name: .PDFDocumentDidFindMatch, object: self, userInfo: [PDFDocumentFoundSelectionKey: selection])
          self.delegate?.didMatchString(selection)
        }
        guard self.search == current else { return }
        self.isFinding = false
        let end = Notification(name: .PDFDocumentDidEndFind, object: self)
        NotificationCenter.default.post(end)
        self.delegate?.documentDidEndDocumentFind(end)
      }
    }
  }

  /// Ends a search.
  open func cancelFindString() {
    search += 1
    isFinding = false
  }
}
