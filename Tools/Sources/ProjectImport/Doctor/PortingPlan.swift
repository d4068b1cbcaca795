import XcodeProject

/// The parts of a project that are left out, by reason, the most frequent first.
public struct PortingPlan: Codable, Sendable {
  public struct Part: Codable, Sendable {
    public var path: String
    public var line: Int
    public var declaration: String
  }

  public struct Reason: Codable, Sendable {
    public var reason: String
    public var count: Int
    public var parts: [Part]
  }

  /// The functions and accessors of all sources.
  public var functions: Int
  public var functionsLeftOut: Int
  public var reasons: [Reason]

  public var parts: Int { reasons.reduce(0) { $0 + $1.count } }

  /// The percentage of functions that run, rounded down to a tenth.
  public var share: Double {
    functions == 0 ? 100 : Double((functions - functionsLeftOut) * 1000 / functions) / 10
  }

  /// - Parameter folder: Paths in it are relative to it.
  init(_ findings: [Finding], functions: Int, folder: String) {
    var left = 0
    var groups: [String: [Part]] = [:]
    for finding in findings {
      guard let (subject, reason) = Self.split(finding) else { continue }
      left += finding.functions ?? 0
      groups[reason, default: []].append(
        Part(path: FilePath.relative(finding.path, to: folder), line: finding.line ?? 1, declaration: subject))
    }
    self.functions = functions
    functionsLeftOut = min(left, functions)
    reasons = groups.map { Reason(reason: $0.key, count: $0.value.count, parts: $0.value) }
      .sorted { ($1.count, $0.reason) < ($0.count, $1.reason) }
  }

  private static func split(_ finding: Finding) -> (subject: String, reason: String)? {
    guard finding.severity == .warning else { return nil }
    // An import of a library that is not there, and the like: what needs it is listed by itself.
    guard ["left-out", "objective-c-method"].contains(finding.tag), let range = finding.message.firstRange(of: " is left out: ") else {
      return nil
    }
    var reason = finding.message[range.upperBound...]
    if let start = reason.firstRange(of: "does not compile: ") { reason = reason[start.upperBound...] }
    if reason.last == "." { reason.removeLast() }
    return (String(finding.message[..<range.lowerBound]), String(reason))
  }

  /// The plan as lines of text.
  public var lines: [String] {
    var lines: [String] = []
    for reason in reasons {
      lines.append("\(reason.count)  \(reason.reason)")
      for part in reason.parts { lines.append("     \(part.path):\(part.line): \(part.declaration)") }
    }
    lines.append("\(share) % of the functions run: \(functionsLeftOut) of \(functions) are left out, \(parts) parts in all")
    return lines
  }
}

extension ImportedProject {
  /// The parts of the target, and of what it needs, that are left out.
  public var portingPlan: PortingPlan {
    PortingPlan(diagnosisWithoutTests.findings, functions: functionCount, folder: folder)
  }
}
