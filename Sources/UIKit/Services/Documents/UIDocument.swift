import Foundation

/// A document in a file: opens and saves it, and saves changes automatically.
///
/// Reading and writing happen immediately on the main actor; completion handlers are called when the run loop turns. A file is replaced as
/// a whole, so that a crash leaves the old or the new one. A file that another program changed since it was read is not written over: the
/// document is then in conflict until it is reverted or saved under another name.
@preconcurrency @MainActor open class UIDocument: NSObject, @preconcurrency NSFilePresenter {
  /// Whether a change is a new one or is undone or redone.
  public enum ChangeKind: Int, Sendable {
    /// The document was changed.
    case done
    case undone
    case redone
    /// All changes were saved or discarded.
    case cleared
  }

  /// The reason of writing.
  public enum SaveOperation: Int, Sendable {
    /// The file is new.
    case forCreating
    /// The file is replaced.
    case forOverwriting
  }

  /// The condition of a document.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The document is open without problems.
    public static let normal: State = []
    /// The document is not open.
    public static let closed = State(rawValue: 1)
    /// There are conflicting versions.
    public static let inConflict = State(rawValue: 2)
    /// The document could not be saved or loaded.
    public static let savingError = State(rawValue: 4)
    /// The document must not be edited now.
    public static let editingDisabled = State(rawValue: 8)
    /// The document is being transferred.
    public static let progressAvailable = State(rawValue: 16)
  }

  /// Posted after the condition of a document changed; the object is the document.
  nonisolated public static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

  /// The URL of the file that the document is read from and saved to.
  public private(set) final var fileURL: URL
  private var ownState = State.closed
  private var changes = 0
  private var ownUndoManager: UndoManager?
  private var autosaveDue: Deadlines.Token?
  private let undoObservers = UndoObservers()
  static let autosaveDelay: TimeInterval = 3

  /// Creates a document of a file, which is not read yet.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
    if !url.isFileURL { UIKitError.raise("-[UIDocument initWithFileURL:]: url must be a file URL") }
  }

  /// The condition of the document; initially `.closed`.
  open var documentState: State { ownState }
  /// The name of the file without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type of the file, from its extension.
  open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : "public.\(fileURL.pathExtension.lowercased())" }
  /// The date of the last reading or writing of the file by this document.
  open var fileModificationDate: Date?
  /// The progress of a transfer; always `nil`.
  open var progress: Progress? { nil }
  /// The type in which the document is saved; `fileType` by default.
  open var savingFileType: String? { fileType }
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String { fileURL.pathExtension }

  /// The undo manager: its registrations, undos and redos count as changes.
  open var undoManager: UndoManager! {
    get {
      if ownUndoManager == nil { self.undoManager = UndoManager() }
      return ownUndoManager
    }
    set {
      ownUndoManager = newValue
      undoObservers.observe(newValue) { [weak self] in self?.updateChangeCount($0) }
    }
  }

  // MARK: Methods to override

  /// Returns the document as `Data`, or as a `FileWrapper` of several files.
  open func contents(forType typeName: String) throws -> Any {
    UIKitError.raise("You must override -[UIDocument contentsForType:error:]")
    return Data()
  }
  /// Loads the contents of a file.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// Called for an error in reading or writing; an override must call `finishedHandlingError`.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  /// Called after an error was handled; does nothing by default.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// Called if the user can no longer be asked about the error; does nothing by default.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}
  /// Called before the contents are replaced, as by a revert.
  open func disableEditing() {}
  open func enableEditing() {}

  // MARK: Changes

  open var hasUnsavedChanges: Bool { changes != 0 }
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
    if hasUnsavedChanges { scheduleAutosave() } else { cancelAutosave() }
  }
  /// Returns a token that represents the current changes.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }
  /// Marks the changes up to the token as saved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    changes -= changeCountToken as? Int ?? changes
    if !hasUnsavedChanges { cancelAutosave() }
  }

  private func scheduleAutosave() {
    guard autosaveDue == nil, !ownState.contains(.closed) else { return }
    autosaveDue = Deadlines.add(after: Self.autosaveDelay) { [weak self] in
      guard let self else { return }
      self.autosaveDue = nil
      self.autosave(completionHandler: nil)
    }
  }

  private func cancelAutosave() {
    if let autosaveDue { Deadlines.cancel(autosaveDue) }
    autosaveDue = nil
  }

  /// Saves if there are changes. Called automatically some seconds after the first one.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges, !ownState.contains(.inConflict) else {
      later { completionHandler?(true) }
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  // MARK: Opening and closing

  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    var opened = false
    do {
      try read(from: fileURL)
      opened = true
    } catch {
      handleError(error, userInteractionPermitted: true)
    }
    if opened { set(.normal) }
    later { completionHandler?(opened) }
  }

  /// Saves the changes and closes the document.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    var closed = true
    if hasUnsavedChanges, !ownState.contains(.inConflict) {
      closed = write(to: fileURL, for: .forOverwriting)
    }
    cancelAutosave()
    if closed { set(.closed) }
    later { completionHandler?(closed) }
  }

  /// Replaces the document's contents by those of the file at `url`.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    disableEditing()
    var reverted = false
    do {
      try read(from: url)
      reverted = true
      changes = 0
      cancelAutosave()
      ownUndoManager?.removeAllActions()
      set(.normal)
    } catch {
      handleError(error, userInteractionPermitted: true)
    }
    enableEditing()
    later { completionHandler?(reverted) }
  }

  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    let saved = write(to: url, for: saveOperation)
    later { completionHandler?(saved) }
  }

  /// Reads the file and passes its contents to ``load(fromContents:ofType:)``.
  open func read(from url: URL) throws {
    var isFolder: ObjCBool = false
    let contents: Any =
      FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
      ? try FileWrapper(url: url) : try Data(contentsOf: url)
    try load(fromContents: contents, ofType: fileType)
    fileModificationDate = Self.date(of: url)
  }

  /// Returns attributes for the written file: none by default. A key is a `FileAttributeKey` or a `URLResourceKey`.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

  /// Replaces the file atomically by contents.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    if let data = contents as? Data {
      try data.write(to: url, options: .atomic)
    } else if let data = contents as? NSData {
      try (data as Data).write(to: url, options: .atomic)
    } else if let wrapper = contents as? FileWrapper {
      let original = saveOperation == .forOverwriting ? fileURL : nil
      try wrapper.write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: original)
    } else {
      throw CocoaError(.fileWriteUnknown)
    }
    for (key, value) in additionalFileAttributes ?? [:] {
      if let key = key as? FileAttributeKey { try FileManager.default.setAttributes([key: value], ofItemAtPath: url.path) }
      if let key = key as? URLResourceKey { apply(key, value, to: url) }
    }
  }

  private func apply(_ key: URLResourceKey, _ value: Any, to url: URL) {
    switch (key, value) {
    case (.contentModificationDateKey, let date as Date):
      try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
    default: break  // A file on Linux has no attribute for it.
    }
  }

  // MARK: Presenting the file

  /// The file, while the document is open.
  open var presentedItemURL: URL? { ownState.contains(.closed) ? nil : fileURL }
  /// The queue of the calls about the file.
  open var presentedItemOperationQueue: OperationQueue { .main }
  /// Called after the file was moved: the document uses the new place.
  open func presentedItemDidMove(to newURL: URL) { fileURL = newURL }
  /// Called after another program changed the file.
  open func presentedItemDidChange() {}
  /// Called before the file is deleted: the document is closed.
  open func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) {
    close { _ in completionHandler(nil) }
  }
  /// Called before another program reads the file: changes are saved.
  open func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
    autosave { saved in completionHandler(saved ? nil : CocoaError(.fileWriteUnknown)) }
  }

  private func write(to url: URL, for operation: SaveOperation) -> Bool {
    if operation == .forOverwriting, url == fileURL, let known = fileModificationDate, let now = Self.date(of: url), now != known {
      set(ownState.union(.inConflict))
      handleError(CocoaError(.fileWriteFileExists), userInteractionPermitted: true)
      return false
    }
    do {
      let token = changeCountToken(for: operation)
      let contents = try contents(forType: savingFileType ?? "public.data")
      let attributes = try fileAttributesToWrite(to: url, for: operation)
      try writeContents(contents, andAttributes: attributes.isEmpty ? nil : attributes, safelyTo: url, for: operation)
      fileURL = url
      fileModificationDate = Self.date(of: url)
      updateChangeCount(withToken: token, for: operation)
      set(operation == .forCreating ? .normal : ownState.subtracting([.savingError, .inConflict]))
      return true
    } catch {
      set(ownState.union(.savingError))
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }

  private static func date(of url: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }

  private func set(_ new: State) {
    guard new != ownState else { return }
    ownState = new
    if !new.contains(.closed), hasUnsavedChanges { scheduleAutosave() }
    NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
  }

  private func later(_ body: @escaping @MainActor () -> Void) {
    let box = MainActorBlock(body)
    DispatchQueue.main.async { MainActor.assumeIsolated { box.body() } }
  }
}

/// Transfers a closure to the main queue.
private struct MainActorBlock: @unchecked Sendable {
  let body: @MainActor () -> Void
  init(_ body: @escaping @MainActor () -> Void) { self.body = body }
}

/// Observes an undo manager until it is replaced or released.
private final class UndoObservers {
  private var tokens: [any NSObjectProtocol] = []

  @MainActor func observe(_ manager: UndoManager?, _ changed: @escaping @MainActor (UIDocument.ChangeKind) -> Void) {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
    guard let manager else { return }
    let kinds: [(Notification.Name, UIDocument.ChangeKind)] = [
      (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone), (.NSUndoManagerDidRedoChange, .redone),
    ]
    for (name, kind) in kinds {
      let token = NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
        let manager = note.object as? UndoManager
        MainActor.assumeIsolated {
          if kind == .done, let manager, manager.isUndoing || manager.isRedoing { return }
          changed(kind)
        }
      }
      tokens.append(token)
    }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
