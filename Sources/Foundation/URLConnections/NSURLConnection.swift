@_exported import Foundation
@_exported import FoundationNetworking

/// Loads a request with the API before `URLSession`.
open class NSURLConnection: NSObject {
  public let originalRequest: URLRequest
  /// The delegate, which is retained until the connection has finished, as on iOS.
  private var delegate: (any NSURLConnectionDelegate)?
  private var task: URLSessionDataTask?

  public init?(request: URLRequest, delegate: Any?, startImmediately: Bool) {
    originalRequest = request
    self.delegate = delegate as? any NSURLConnectionDelegate
    super.init()
    if startImmediately { start() }
  }

  public convenience init?(request: URLRequest, delegate: Any?) {
    self.init(request: request, delegate: delegate, startImmediately: true)
  }

  open var currentRequest: URLRequest { task?.currentRequest ?? originalRequest }

  /// Returns whether a request can be loaded: it has a URL with a supported scheme.
  open class func canHandle(_ request: URLRequest) -> Bool {
    ["http", "https", "file", "ftp", "data"].contains(request.url?.scheme?.lowercased() ?? "")
  }

  /// Starts the connection. The delegate is called on the main queue.
  open func start() {
    guard task == nil else { return }
    nonisolated(unsafe) let connection = self
    let task = URLSession.shared.dataTask(with: originalRequest) { data, response, error in
      DispatchQueue.main.async { connection.finish(data, response, error) }
    }
    self.task = task
    task.resume()
  }

  /// Cancels the connection. The delegate is no longer called.
  open func cancel() {
    task?.cancel()
    delegate = nil
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let delegate else { return }
    self.delegate = nil
    guard let response, error == nil else {
      return delegate.connection(self, didFailWithError: error ?? URLError(.unknown))
    }
    let receiver = delegate as? any NSURLConnectionDataDelegate
    receiver?.connection(self, didReceive: response)
    if let data, !data.isEmpty { receiver?.connection(self, didReceive: data) }
    receiver?.connectionDidFinishLoading(self)
  }

  open class func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue, completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    URLSession.shared.dataTask(with: request) { data, response, error in
      queue.addOperation { handler(response, data, error) }
    }.resume()
  }

  /// Loads a request, and blocks until its response was received.
  open class func sendSynchronousRequest(
    _ request: URLRequest, returning response: UnsafeMutablePointer<URLResponse?>?
  ) throws -> Data {
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var result: (Data?, URLResponse?, (any Error)?)
    URLSession.shared.dataTask(with: request) {
      result = ($0, $1, $2)
      done.signal()
    }.resume()
    done.wait()
    response?.pointee = result.1
    guard let data = result.0, result.2 == nil else { throw result.2 ?? URLError(.unknown) }
    return data
  }
}

public protocol NSURLConnectionDelegate: AnyObject {
  func connection(_ connection: NSURLConnection, didFailWithError error: any Error)
}

extension NSURLConnectionDelegate {
  public func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {}
}

/// Receives the data of a connection. Every method is optional.
public protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {
  func connection(_ connection: NSURLConnection, didReceive response: URLResponse)
  /// Called once with all of the data on Linux.
  func connection(_ connection: NSURLConnection, didReceive data: Data)
  func connectionDidFinishLoading(_ connection: NSURLConnection)
}

extension NSURLConnectionDataDelegate {
  public func connection(_ connection: NSURLConnection, didReceive response: URLResponse) {}
  public func connection(_ connection: NSURLConnection, didReceive data: Data) {}
  public func connectionDidFinishLoading(_ connection: NSURLConnection) {}
}
