import Foundation
import FoundationNetworking

/// A download of the engine. Without the engine the delegate receives an error.
@preconcurrency @MainActor open class WKDownload: NSObject {
  public let originalRequest: URLRequest?
  public private(set) weak var webView: WKWebView?
  open weak var delegate: (any WKDownloadDelegate)?
  /// The progress in bytes; its total is −1 until the server has reported it.
  public let progress = Progress(totalUnitCount: -1)
  /// The number in the engine; nil for a download that cannot start.
  private let number: Int?
  private var isOver = false

  init(_ request: URLRequest?, in webView: WKWebView?, number: Int?) {
    originalRequest = request
    self.webView = webView
    self.number = number
    super.init()
    if let number { WebEngine.shared.add(self, number: number) }
  }

  /// Cancels the download. The handler receives nil, because downloads cannot be resumed.
  open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) {
    end()
    if let number { WebEngine.shared.send(["cancelDownload", "0", String(number)]) }
    DispatchQueue.main.async { completionHandler?(nil) }
  }

  private func end() {
    isOver = true
    if let number { WebEngine.shared.removeDownload(number) }
  }

  /// Reports an error in a later turn of the main queue, so that the app can set a delegate first.
  func fail(_ error: NSError) {
    guard !isOver else { return }
    end()
    DispatchQueue.main.async { self.delegate?.download(self, didFailWithError: error, resumeData: nil) }
  }

  func receive(_ packet: WebPacket) {
    guard !isOver, let number else { return }
    switch packet.verb {
    case "destination":
      let length = packet.number(5)
      if length > 0 { progress.totalUnitCount = Int64(length) }
      let url = packet.url(3) ?? originalRequest?.url ?? URL(string: "about:blank")!
      let response = URLResponse(url: url, mimeType: packet[4], expectedContentLength: length > 0 ? length : -1, textEncodingName: nil)
      guard let delegate else { return cancel() }
      delegate.download(self, decideDestinationUsing: response, suggestedFilename: packet[6]) { [weak self] destination in
        self?.save(number, to: destination)
      }
    case "received": progress.completedUnitCount = Int64(packet.number(3))
    case "downloadEnd":
      end()
      progress.totalUnitCount = progress.completedUnitCount
      delegate?.downloadDidFinish(self)
    default: fail(WebError.failed(packet[4], originalRequest?.url))
    }
  }

  private func save(_ number: Int, to destination: URL?) {
    guard !isOver else { return }
    guard let destination, destination.isFileURL else { return cancel() }
    guard !FileManager.default.fileExists(atPath: destination.path) else {
      WebEngine.shared.send(["cancelDownload", "0", String(number)])
      return fail(WebError.exists(destination))
    }
    WebEngine.shared.send(["saveTo", "0", String(number), destination.absoluteString])
  }
}

/// The delegate of a download. All methods except the first are optional.
@preconcurrency @MainActor public protocol WKDownloadDelegate: AnyObject {
  /// Returns the destination: a file that does not exist, or nil to cancel.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
