import SwiftSyntax

extension FileTranslator {
  /// Replaces or removes code that cannot be compiled here; returns whether this was done.
  func leaveOutMissing(_ node: some SyntaxProtocol) -> Bool {
    guard let missing else { return false }
    if let substitute = missing.substitutes[node.id] {
      edits.replace(node.byteRange, with: substitute)
      return true
    }
    guard let part = missing.parts[node.id] else { return false }
    edits.leaveOut(node, part.subject, because: part.reason, instead: part.replacement, functions: part.functions)
    return true
  }

  /// Refuses an application that starts in what is left out.
  func reportMissingStart() {
    guard let start = missing?.start, !options.isTestTarget else { return }
    let reason = missing?.startReason ?? ""
    report(
      start, .error, "missing-framework",
      "\(start.text) starts the application and is left out: \(reason)")
  }
}
