/// Runs `body`. Swift on Linux has no autorelease pools: objects are released with their last reference.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
