/// Why no display could be opened, in words for the user who started the program.
package struct DisplayError: Error, CustomStringConvertible {
  package let reason: String

  package init(reason: String) { self.reason = reason }

  package var description: String { reason }
}
