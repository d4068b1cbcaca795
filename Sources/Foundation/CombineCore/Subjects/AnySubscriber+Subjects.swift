extension AnySubscriber {
  /// Wraps a subject as a type-erased subscriber.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(subject))
  }
}
