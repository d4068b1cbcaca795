/// Calls a function of the main actor on the thread of the caller, as a message is sent in Objective-C.
///
/// The messages of `NSObject` are not isolated on iOS: objects of a database receive them on its queue. An object that belongs to the main
/// actor must be called there, which is the caller's responsibility.
package func onCallingThread<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    typealias Plain = (Value) -> Result
    // The types differ in the isolation only, which has no representation.
    return unsafeBitCast(body, to: Plain.self)(value)
  }
}
