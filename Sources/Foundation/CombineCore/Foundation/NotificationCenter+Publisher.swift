import Foundation

extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  public struct Publisher: TrestleCombineCore.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    /// The observed object; nil for all objects.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let core = SubjectCore<Notification, Never>()
      let observer = center.addObserver(forName: name, object: object, queue: nil) { core.send($0) }
      let center = center
      core.attach(
        Observing(subscriber) {
          center.removeObserver(observer)
          _ = core
        })
    }
  }
}

/// Passes a stream on, and removes its observer at the end or when canceled.
private final class Observing<Downstream: Subscriber>: Link<Downstream.Input, Downstream.Failure, Downstream> {
  private let stop: () -> Void

  init(_ downstream: Downstream, stop: @escaping () -> Void) {
    self.stop = stop
    super.init(downstream)
  }

  override func process(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

  override func processCompletion(_ completion: Subscribers.Completion<Downstream.Failure>) {
    stop()
    downstream.receive(completion: completion)
  }

  override func didCancel() {
    stop()
  }
}
