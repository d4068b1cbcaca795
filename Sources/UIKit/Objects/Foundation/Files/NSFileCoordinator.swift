import Foundation

/// Presents a file, and receives changes by other processes. Files are not coordinated between apps on Linux: no method is called.
public protocol NSFilePresenter: AnyObject {
  /// The file or folder.
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
  /// Called before another process reads; call the reader, and pass a block for the end.
  func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void)
  /// Called before another process writes; call the writer, and pass a block for the end.
  func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void)
  /// Called before another process reads, so that changes are saved.
  func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
  /// Called before the file is deleted.
  func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
  /// Called after the file has moved.
  func presentedItemDidMove(to newURL: URL)
  /// Called after the file has changed.
  func presentedItemDidChange()
  /// Called after a file in the folder has appeared.
  func presentedSubitemDidAppear(at url: URL)
  /// Called after a file in the folder has changed.
  func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
  public func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void) { reader(nil) }
  public func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void) { writer(nil) }
  public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
  public func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
  public func presentedItemDidMove(to newURL: URL) {}
  public func presentedItemDidChange() {}
  public func presentedSubitemDidAppear(at url: URL) {}
  public func presentedSubitemDidChange(at url: URL) {}
}

/// An intended use of a file.
public final class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// The file that is read or written.
  public let url: URL
  private init(_ url: URL) { self.url = url }
  /// Creates the intent to read a file, for a coordinated access to several ones.
  public class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent {
    NSFileAccessIntent(url)
  }
  /// Creates the intent to write a file, for a coordinated access to several ones.
  public class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent {
    NSFileAccessIntent(url)
  }
}

/// Coordinates reading and writing of files with other processes. Files are not coordinated between apps on Linux: the blocks are called
/// immediately.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// The effects on other programs of reading a file.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Does not request saving of changes.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// Links are followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Does not need the content.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// The file is read for sending it elsewhere.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// The kinds of change that a coordinated writing makes.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file will be deleted.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file will be moved to another place.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// The file is merged with another.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// The file will be replaced by another one.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// The content is not changed.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  nonisolated(unsafe) private static var presenters: [any NSFilePresenter] = []
  private static let lock = NSLock()

  /// Creates a coordinator for a presenter, or for none.
  public init(filePresenter: (any NSFilePresenter)? = nil) {}

  /// Registers a presenter. It is never called, because files are not coordinated on Linux.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { lock.withLock { presenters.append(filePresenter) } }
  /// Removes a presenter.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    lock.withLock { presenters.removeAll { $0 === filePresenter } }
  }
  /// The registered presenters.
  open class var filePresenters: [any NSFilePresenter] { lock.withLock { presenters } }

  /// Calls the block on a queue, without an error.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) { queue.addOperation { accessor(nil) } }

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// Calls the block with the file to read and the one to write.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }

  /// Calls the block with the two files to write.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL, options options2: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>? = nil, byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }

  /// Announces that a file has moved; has no effect, because there are no other presenters.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Announces that a file is about to move; has no effect, because there are no other presenters.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Cancels waiting for a file; has no effect, because there is no waiting.
  open func cancel() {}
}
