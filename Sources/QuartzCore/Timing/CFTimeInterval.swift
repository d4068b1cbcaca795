/// Seconds, as media time counts them; Foundation on Linux keeps the name to itself.
public typealias CFTimeInterval = Double
