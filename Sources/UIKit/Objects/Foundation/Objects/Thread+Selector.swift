import Foundation

extension Thread {
  /// Creates a thread that calls a method of an object. Call `start()` to run it.
  ///
  /// On Linux the method runs on the main thread, as methods found by name belong to the main actor, and the thread ends at once.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    nonisolated(unsafe) let (target, argument) = (target, argument)
    self.init { (target as? NSObject)?.performSelector(inBackground: selector, with: argument) }
  }

  /// Starts a thread that calls a method of an object. On Linux the method runs on the main thread.
  public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
    Thread(target: target, selector: selector, object: argument).start()
  }
}
