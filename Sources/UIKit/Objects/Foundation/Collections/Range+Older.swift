extension Range {
  /// Creates a copy of a range, for sources in Swift 4 that convert a countable range to a plain one. They are the same type now.
  @available(swift, obsoleted: 5)
  public init(_ other: Range<Bound>) { self = other }
}
