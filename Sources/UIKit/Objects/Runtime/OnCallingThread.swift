/// Calls a function of the main actor from one without an actor, as a message is sent in Objective-C.
///
/// The messages of `NSObject` are not isolated on iOS, so code without an actor sends them, on any thread. This module is compiled without
/// the checks that would end the program in the closures of the look-up.
package func onCallingThread<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    typealias Plain = (Value) -> Result
    // The types differ in the isolation only, which has no representation.
    return unsafeBitCast(body, to: Plain.self)(value)
  }
}
