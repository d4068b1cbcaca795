import XcodeProject

/// Refusals that a line of source shows by the names in it.
struct SourceCheck {
  private struct Sign {
    var words: [String]
    var tag: String
    var message: String
  }

  private static let signs: [Sign] = [
    Sign(
      words: [
        "method_exchangeImplementations(", "class_addMethod(", "class_replaceMethod(", "method_setImplementation(",
        "class_getInstanceMethod(",
      ],
      tag: "swizzling", message: "swizzling (%) cannot work without Objective-C.")
  ]

  static func findings(in text: String, path: String) -> [Finding] {
    guard signs.contains(where: { $0.words.contains { text.contains($0) } }) else { return [] }
    var findings: [Finding] = []
    var isComment = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if isComment {
        if line.contains("*/") { isComment = false }
        continue
      }
      var code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if let start = code.firstRange(of: "/*") {
        isComment = !code[start.upperBound...].contains("*/")
        code = code[..<start.lowerBound]
      }
      for sign in signs {
        guard let word = sign.words.first(where: { code.contains($0) }), let range = code.firstRange(of: word) else { continue }
        let name = word.hasSuffix("(") ? String(word.dropLast()) : word
        findings.append(
          Finding(
            path: path, line: index + 1, column: code.distance(from: code.startIndex, to: range.lowerBound) + 1, severity: .error,
            tag: sign.tag, message: sign.message.replacing("%", with: name)))
      }
    }
    return findings
  }
}
