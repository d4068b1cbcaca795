/// Reports recoverable errors in documents, each once.
@MainActor enum InterfaceWarnings {
  private static var reported: Set<String> = []

  /// Reports a warning for `element`, with file, line, kind and id.
  static func warn(_ message: @autoclosure () -> String, _ element: PlannedElement, _ plan: InterfacePlan) {
    let id = element.id.map { ", id \($0)" } ?? ""
    warn(message() + " (\(plan.file):\(element.line), <\(element.kind)>\(id))")
  }

  static func warn(_ message: String) {
    if reported.count > 10_000 { reported = [] }
    if reported.insert(message).inserted { UIKitErrorHandler.warn(message) }
  }

  /// Clears the reported warnings, for a new test.
  static func reset() { reported = [] }
}
