import Combine

/// A subscriber that logs what it receives and asks for what a test says.
final class Probe<Input, Failure: Error>: Subscriber {
  var values: [Input] = []
  var ends: [Subscribers.Completion<Failure>] = []
  var subscription: (any Subscription)?
  var subscriptions = 0
  /// What it asks for when it is attached.
  var initial: Subscribers.Demand
  /// What it asks for with each value.
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

/// All values and the end of a publisher, asked for at once.
func record<P: Publisher>(_ publisher: P) -> (values: [P.Output], end: Subscribers.Completion<P.Failure>?) {
  let probe = Probe<P.Output, P.Failure>(.unlimited)
  publisher.subscribe(probe)
  return (probe.values, probe.ends.first)
}
