/// A source of a join, independent of the type of its values.
protocol SourceHandle: AnyObject {
  func request(_ demand: Subscribers.Demand)
  func cancel()
}

extension ClosureSubscriber: SourceHandle {}
