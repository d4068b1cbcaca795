extension Subscribers {
  /// A subscriber that requests unlimited values and calls closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var hasEnded = false
    private var valueHandler: ((Input) -> Void)?
    private var completionHandler: ((Completion<Failure>) -> Void)?

    public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
      completionHandler = receiveCompletion
      valueHandler = receiveValue
    }

    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard self.subscription == nil, !hasEnded else { return false }
        self.subscription = subscription
        return true
      }
      if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Demand {
      lock.withLock { hasEnded ? nil : valueHandler }?(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let handler = end().handler
      handler?(completion)
    }

    public func cancel() {
      end().subscription?.cancel()
    }

    /// Ends the subscription and releases the closures, so that a finished subscription retains nothing.
    private func end() -> (subscription: (any Subscription)?, handler: ((Completion<Failure>) -> Void)?) {
      // The closures are released outside of the lock, because releasing their captures may run code.
      let released: ((Input) -> Void)?
      let result: (subscription: (any Subscription)?, handler: ((Completion<Failure>) -> Void)?)
      (released, result) = lock.withLock {
        defer {
          hasEnded = true
          subscription = nil
          valueHandler = nil
          completionHandler = nil
        }
        return (valueHandler, (subscription, completionHandler))
      }
      _ = released
      return result
    }
  }

  /// A subscriber that assigns each value to a property. It retains its object until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    private let lock = Lock()
    /// The object whose property is set; nil after completion.
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard self.subscription == nil, object != nil else { return false }
        self.subscription = subscription
        return true
      }
      if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Demand {
      lock.withLock { object }?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) {
      _ = end()
    }

    public func cancel() {
      end()?.cancel()
    }

    private func end() -> (any Subscription)? {
      let held: Root?
      let current: (any Subscription)?
      (held, current) = lock.withLock {
        defer {
          object = nil
          subscription = nil
        }
        return (object, subscription)
      }
      _ = held
      return current
    }
  }
}

extension Publisher {
  /// Calls closures for each value and the completion. The subscription ends when the result is deallocated.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for each value. The subscription ends when the result is deallocated.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Assigns each value to a property of `object`, which is retained.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
