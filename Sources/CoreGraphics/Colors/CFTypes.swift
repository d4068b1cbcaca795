import Foundation

// Core Foundation's names for what Linux's Foundation calls by Swift's, so that the casts in existing sources
// (`colors as CFArray`) compile and cost nothing.
public typealias CFArray = [Any]
public typealias CFString = String
public typealias CFData = Data
