/// The reason why no display could be opened, in a message for the user.
package struct DisplayError: Error, CustomStringConvertible {
  package let reason: String

  package init(reason: String) { self.reason = reason }

  package var description: String { reason }
}
