import Foundation

/// Whether this is the main thread: 1 if it is.
@discardableResult public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }
