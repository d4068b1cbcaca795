import Foundation
import FoundationNetworking

/// A download. The web view does not support downloads on Linux: the delegate receives an error.
@preconcurrency @MainActor open class WKDownload: NSObject {
  /// The request that was to be downloaded.
  public let originalRequest: URLRequest?
  /// The view that started the download.
  public private(set) weak var webView: WKWebView?
  /// The receiver of the download's progress; held weakly.
  open weak var delegate: (any WKDownloadDelegate)?
  /// The progress, which remains zero.
  public let progress = Progress(totalUnitCount: 1)

  init(_ request: URLRequest?, in webView: WKWebView) {
    originalRequest = request
    self.webView = webView
    super.init()
    DispatchQueue.main.async { [weak self] in
      guard let self, let url = originalRequest?.url else { return }
      delegate?.download(self, didFailWithError: WebError.noNetwork(url), resumeData: nil)
    }
  }

  /// Ends the download, and calls the handler without data to resume it with.
  open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) {
    delegate = nil
    DispatchQueue.main.async { completionHandler?(nil) }
  }
}

/// Receives the progress of a download. All but the first method is optional.
@preconcurrency @MainActor public protocol WKDownloadDelegate: AnyObject {
  /// Decides on the destination of the file; never called here.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
  /// Called when the download is complete; never here.
  func downloadDidFinish(_ download: WKDownload)
  /// Called when the download failed.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
