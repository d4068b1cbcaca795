import Foundation

/// Returns 1 on the main thread, otherwise 0.
@discardableResult public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

extension Thread {
  public static var main: Thread { mainThread }
}
