import Foundation
import FoundationNetworking

extension URLSession {
  /// The bytes of a response as a sequence. Each byte is available as soon as it has arrived.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let parts: AsyncThrowingStream<Data, any Error>
    public let task: URLSessionTask

    public struct AsyncIterator: AsyncIteratorProtocol {
      var parts: AsyncThrowingStream<Data, any Error>.Iterator
      var part: Data.Iterator?
      public mutating func next() async throws -> UInt8? {
        while true {
          if let byte = part?.next() { return byte }
          guard let next = try await parts.next() else { return nil }
          part = next.makeIterator()
        }
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(parts: parts.makeAsyncIterator()) }
  }

  /// Loads a request, and returns its response and its bytes as they arrive. The delegate is asked about redirections and challenges.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let loader = ByteLoader(delegate)
    // A separate session has a delegate that receives partial data; it uses the configuration of this session.
    let session = URLSession(configuration: configuration, delegate: loader, delegateQueue: nil)
    let task = session.dataTask(with: request)
    session.finishTasksAndInvalidate()
    let response = try await withTaskCancellationHandler {
      try await loader.begin(task)
    } onCancel: {
      task.cancel()
    }
    return (AsyncBytes(parts: loader.parts, task: task), response)
  }

  /// Loads a URL, and returns its response and its bytes as they arrive.
  public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}

private final class ByteLoader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  let parts: AsyncThrowingStream<Data, any Error>
  private let sink: AsyncThrowingStream<Data, any Error>.Continuation
  private let lock = NSLock()
  private var waiting: CheckedContinuation<URLResponse, any Error>?
  private let delegate: (any URLSessionTaskDelegate)?

  init(_ delegate: (any URLSessionTaskDelegate)?) {
    self.delegate = delegate
    (parts, sink) = AsyncThrowingStream<Data, any Error>.makeStream()
    super.init()
  }

  func begin(_ task: URLSessionDataTask) async throws -> URLResponse {
    try await withCheckedThrowingContinuation { continuation in
      lock.withLock { waiting = continuation }
      sink.onTermination = { if case .cancelled = $0 { task.cancel() } }
      task.resume()
    }
  }

  private func answer(_ result: Result<URLResponse, any Error>) {
    let continuation = lock.withLock {
      defer { waiting = nil }
      return waiting
    }
    continuation?.resume(with: result)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    answer(.success(response))
    completionHandler(.allow)
  }
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { sink.yield(data) }
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    answer(.failure(error ?? URLError(.badServerResponse)))
    sink.finish(throwing: error)
  }
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    guard let delegate else { return completionHandler(request) }
    delegate.urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: request, completionHandler: completionHandler)
  }
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let delegate else { return completionHandler(.performDefaultHandling, nil) }
    delegate.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
  }
}
