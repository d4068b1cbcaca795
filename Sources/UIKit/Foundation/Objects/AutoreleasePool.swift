/// Runs `body`. Swift on Linux has no autorelease pools: objects go when the last reference goes.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
