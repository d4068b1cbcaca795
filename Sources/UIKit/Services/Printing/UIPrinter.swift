import Foundation

/// A printer that jobs can be sent to without asking.
@preconcurrency @MainActor open class UIPrinter: NSObject {
  /// The address of the printer; its last part is the name of the queue.
  public final let url: URL

  /// Creates a printer from its address.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// The name of the queue.
  open var displayName: String { url.lastPathComponent.isEmpty ? url.host ?? url.absoluteString : url.lastPathComponent }

  /// Finds out whether the printer can be reached.
  open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(PrintQueue.printers.contains { $0.name == displayName })
  }
}

/// The reason for which printing failed.
public struct UIPrintError: Error, Equatable, Sendable {
  /// The kinds of failure.
  public enum Code: Int, Sendable {
    /// Printing is not available on this machine.
    case notAvailable = 1
    /// There is no content to print.
    case noContent = 2
    /// The image cannot be printed.
    case unknownImageFormat = 3
    /// The job was rejected or stopped.
    case jobFailed = 4
  }

  /// The kind of the failure.
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let notAvailable = Code.notAvailable
  public static let noContent = Code.noContent
  public static let jobFailed = Code.jobFailed
}
