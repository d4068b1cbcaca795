/// The reason an Interface Builder document cannot be used.
struct InterfaceError: Error, CustomStringConvertible, Equatable {
  let file: String
  let line: Int?
  let reason: String

  init(file: String, line: Int? = nil, _ reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  var description: String { line.map { "\(file):\($0): \(reason)" } ?? "\(file): \(reason)" }
}

extension InterfaceError {
  static func damaged(_ file: String, line: Int?, _ detail: String) -> InterfaceError {
    InterfaceError(file: file, line: line, "The document is damaged: \(detail)")
  }

  static func compiled(_ file: String) -> InterfaceError {
    InterfaceError(file: file, "\(file) is compiled: put the .xib beside it.")
  }

  static func otherRuntime(_ file: String, _ runtime: String) -> InterfaceError {
    InterfaceError(file: file, "\(file) is a document for \(runtime), not for iOS.")
  }
}
