/// Option flags of Core Foundation functions.
public typealias CFOptionFlags = UInt
