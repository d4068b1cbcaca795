/// Flags of a function of Core Foundation.
public typealias CFOptionFlags = UInt
