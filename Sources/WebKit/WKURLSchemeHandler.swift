import Foundation
import FoundationNetworking

/// Answers the addresses of a scheme of the app's own.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: AnyObject {
  /// Called when the page of an address is asked for. The handler passes a response, data, and the end to the task.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Called when the page is no longer wanted.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A question for the content of an address.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: URLRequest { get }
  /// Takes the response, once before any data.
  func didReceive(_ response: URLResponse)
  /// Takes data; several pieces follow one another.
  func didReceive(_ data: Data)
  /// Ends the answer.
  func didFinish()
  /// Ends the answer with an error.
  func didFailWithError(_ error: any Error)
}

/// Collects what a handler answers, until it has finished.
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
