/// A publisher that sends nothing before ``connect()``.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Subscribes to the upstream. Cancel the result to disconnect.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber and disconnects after the last one.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    .init(upstream: self)
  }
}

extension Publishers {
  /// The upstream, sent to several subscribers through one subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private let lock = Lock()
    private var subject: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var currentSubject: SubjectType {
      if let subject = lock.withLock({ subject }) { return subject }
      let made = createSubject()
      return lock.withLock {
        if subject == nil { subject = made }
        return subject!
      }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      currentSubject.subscribe(subscriber)
    }

    /// Subscribes to the upstream. Cancel the result to disconnect.
    public func connect() -> any Cancellable {
      upstream.subscribe(currentSubject)
    }
  }

  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        subscribers += 1
        return subscribers == 1
      }
      upstream
        .handleEvents(receiveCompletion: { [self] _ in leave() }, receiveCancel: { [self] in leave() })
        .subscribe(subscriber)
      if isFirst {
        let connection = upstream.connect()
        let isNeeded = lock.withLock {
          if subscribers > 0 { self.connection = connection }
          return subscribers > 0
        }
        if !isNeeded { connection.cancel() }
      }
    }

    private func leave() {
      let connection: (any Cancellable)? = lock.withLock {
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }

  /// The upstream, shared by all subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    public static func == (left: Share, right: Share) -> Bool { left === right }
  }

  /// The upstream, which sends nothing before `connect()`.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    init(upstream: Upstream) {
      multicast = upstream.multicast { PassthroughSubject() }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      multicast.subscribe(subscriber)
    }

    /// Subscribes to the upstream. Cancel the result to disconnect.
    public func connect() -> any Cancellable {
      multicast.connect()
    }
  }
}

extension Publisher {
  /// Sends the values to several subscribers through a subject that a closure creates.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    .init(upstream: self, createSubject: createSubject)
  }

  /// Sends the values to several subscribers through `subject`.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    .init(upstream: self) { subject }
  }

  /// Shares one subscription to this publisher among all subscribers.
  public func share() -> Publishers.Share<Self> {
    .init(upstream: self)
  }
}

extension Publisher where Failure == Never {
  /// Sends nothing before `connect()`.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    .init(upstream: self)
  }
}
