/// Seconds; Foundation on Linux does not export this name.
public typealias CFTimeInterval = Double
