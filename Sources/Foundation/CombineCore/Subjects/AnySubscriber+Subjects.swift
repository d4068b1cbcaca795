extension AnySubscriber {
  /// Wraps a subject as a subscriber and hides its type.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(subject))
  }
}
