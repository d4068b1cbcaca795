import Foundation
import FoundationNetworking

@preconcurrency @MainActor public protocol WKURLSchemeHandler: AnyObject {
  /// Called when a URL is requested. The handler passes a response, data, and the end to the task.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request for a resource with a scheme of the app.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request, with a URL of the handler's scheme.
  var request: URLRequest { get }
  /// Passes the response to the task, once before any data.
  func didReceive(_ response: URLResponse)
  /// Passes data to the task; may be called repeatedly.
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

/// Collects the response of a handler until it has finished.
@MainActor final class SchemeTask: NSObject, WKURLSchemeTask {
  let request: URLRequest
  private var response: URLResponse?
  private var data = Data()
  private var completion: ((Result<(Data, URLResponse?), any Error>) -> Void)?

  init(_ request: URLRequest, completion: @escaping (Result<(Data, URLResponse?), any Error>) -> Void) {
    self.request = request
    self.completion = completion
  }

  func didReceive(_ response: URLResponse) { self.response = response }
  func didReceive(_ data: Data) { self.data += data }
  func didFinish() { end(.success((data, response))) }
  func didFailWithError(_ error: any Error) { end(.failure(error)) }
  func cancel() { completion = nil }

  private func end(_ result: Result<(Data, URLResponse?), any Error>) {
    completion?(result)
    completion = nil
  }
}
