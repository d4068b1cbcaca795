/// An object that changes only in turns of the main run loop, as views and controllers do.
package protocol ChangesInTurns: AnyObject {}
