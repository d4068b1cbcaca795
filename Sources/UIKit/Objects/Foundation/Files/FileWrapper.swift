import Foundation

/// A file, a folder or a link in memory, for documents that consist of several files. Foundation on Linux has no such class.
open class FileWrapper: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Contents are read immediately. This is always the case here.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Contents are not mapped into memory. This is always the case here.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The files are replaced atomically.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Sets the names of the wrappers to those they were written under.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content
  /// The name that is proposed for the wrapper in a folder.
  open var preferredFilename: String?
  /// The name of the file it was read from or written to.
  open var filename: String?
  /// The attributes with which the file is written, with the keys of `FileAttributeKey`.
  open var fileAttributes: [String: Any] = [:]

  /// Creates a wrapper of a file with contents, which is not yet on the disk.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
  }

  /// Creates a folder; the keys are the names of children that have none.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder([:])
    super.init()
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      addFileWrapper(child)
    }
  }

  /// Creates a wrapper of a symbolic link to a URL, which is not yet on the disk.
  public init(symbolicLinkWithDestinationURL url: URL) {
    content = .link(url)
  }

  /// Reads a file, or a folder with its contents.
  public init(url: URL, options: ReadingOptions = []) throws {
    let values = try FileManager.default.attributesOfItem(atPath: url.path)
    switch values[.type] as? FileAttributeType {
    case .typeDirectory?:
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      content = .folder(children)
    case .typeSymbolicLink?:
      content = .link(URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: url.path)))
    default: content = .file(try Data(contentsOf: url))
    }
    super.init()
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    for (key, value) in values { fileAttributes[key.rawValue] = value }
  }

  /// Whether the wrapper represents a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether the wrapper represents a file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether the wrapper represents a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
  /// The contents of a file; nil for a folder.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// The children of a folder by their names; nil for a file.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
  /// The target of a symbolic link; `nil` for files and folders.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  // MARK: Folders

  /// Adds a child, and returns its name in the folder: its preferred one, made unique.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else { return "" }
    let wanted = (child.preferredFilename ?? child.filename ?? "Untitled").replacingOccurrences(of: "/", with: ":")
    var name = wanted
    var number = 1
    while children[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    children[name] = child
    content = .folder(children)
    return name
  }

  /// Adds a file, and returns the name that it has in the folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a child.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  /// Returns the name of a child in the folder.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

  // MARK: Files

  /// Returns whether the contents read still match the file.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return isSame(as: other)
  }

  private func isSame(as other: FileWrapper) -> Bool {
    switch (content, other.content) {
    case (.file(let own), .file(let theirs)): own == theirs
    case (.link(let own), .link(let theirs)): own.path == theirs.path
    case (.folder(let own), .folder(let theirs)):
      own.count == theirs.count && own.allSatisfy { name, child in theirs[name].map { child.isSame(as: $0) } ?? false }
    default: false
    }
  }

  /// Reads the file or folder again.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try FileWrapper(url: url, options: options).content
    filename = url.lastPathComponent
  }

  /// Writes the file or folder, replacing an existing one.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    if case .file(let data) = content {
      try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    } else {
      // Written beside the destination first, so that a failure keeps the existing contents.
      let fresh = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent)-\(UUID().uuidString)")
      do {
        try writeContents(to: fresh)
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
        try FileManager.default.moveItem(at: fresh, to: url)
      } catch {
        try? FileManager.default.removeItem(at: fresh)
        throw error
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  private func writeContents(to url: URL) throws {
    switch content {
    case .file(let data): try data.write(to: url)
    case .link(let target): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children {
        // Names may come from a document, and must not lead out of the folder.
        guard !["", ".", ".."].contains(name), !name.contains("/") else { throw CocoaError(.fileWriteInvalidFileName) }
        try child.writeContents(to: url.appendingPathComponent(name))
      }
    }
  }
}
