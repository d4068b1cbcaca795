import TrestleCombineCore
import Foundation
import FoundationNetworking

extension URLSession {
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that sends a request when values are first requested, and then sends its response.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    /// The error of a request that failed, for example without a connection.
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskSubscription(subscriber, request, session))
    }
  }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
  private let gate: OutputGate<Downstream>
  private let request: URLRequest
  private let session: URLSession
  private let lock = NSLock()
  private var task: URLSessionDataTask?

  init(_ downstream: Downstream, _ request: URLRequest, _ session: URLSession) {
    gate = OutputGate(downstream)
    self.request = request
    self.session = session
  }

  func request(_ demand: Subscribers.Demand) {
    gate.request(demand)
    let task: URLSessionDataTask? = lock.withLock {
      guard self.task == nil else { return nil }
      let task = session.dataTask(with: request) { [gate] data, response, error in
        if let response, error == nil {
          gate.send((data ?? Data(), response))
          gate.finish(.finished)
        } else {
          gate.finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      self.task = task
      return task
    }
    task?.resume()
  }

  func cancel() {
    gate.cancel()
    lock.withLock { task }?.cancel()
  }
}
