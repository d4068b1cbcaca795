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
    public var lines: Lines { Lines(bytes: self) }
  }

  /// The lines of a loaded text, without empty lines.
  public struct Lines: AsyncSequence, Sendable {
    public typealias Element = String
    let bytes: AsyncBytes

    public struct AsyncIterator: AsyncIteratorProtocol {
      var bytes: AsyncBytes.AsyncIterator
      public mutating func next() async throws -> String? {
        var line: [UInt8] = []
        while let byte = try await bytes.next() {
          if byte != 10, byte != 13 {
            line.append(byte)
          } else if !line.isEmpty {
            break
          }
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: bytes.makeAsyncIterator()) }
  }

  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let loader = ByteLoader()
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
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url)) }
}

private final class ByteLoader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  let parts: AsyncThrowingStream<Data, any Error>
  private let sink: AsyncThrowingStream<Data, any Error>.Continuation
  private let lock = NSLock()
  private var waiting: CheckedContinuation<URLResponse, any Error>?

  override init() {
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
}
