import Combine

/// A subscriber that logs the received values and requests the demand set by a test.
final class Probe<Input, Failure: Error>: Subscriber {
  var values: [Input] = []
  var ends: [Subscribers.Completion<Failure>] = []
  var subscription: (any Subscription)?
  var subscriptions = 0
  /// The demand on subscription.
  var initial: Subscribers.Demand
  /// The additional demand for each value.
  var onValue: (Input) -> Subscribers.Demand
  /// Called when the stream has ended.
  var onEnd: () -> Void = {}

  init(_ initial: Subscribers.Demand, onValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
    self.initial = initial
    self.onValue = onValue
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscriptions += 1
    if initial > .none { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    ends.append(completion)
    onEnd()
  }
}

struct Fault: Error, Equatable {
  var number = 0
}

/// Records all values and the completion of a publisher with unlimited demand.
func record<P: Publisher>(_ publisher: P) -> (values: [P.Output], end: Subscribers.Completion<P.Failure>?) {
  let probe = Probe<P.Output, P.Failure>(.unlimited)
  publisher.subscribe(probe)
  return (probe.values, probe.ends.first)
}
