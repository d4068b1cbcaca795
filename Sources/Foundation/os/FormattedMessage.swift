import Foundation

/// Messages in the format of `printf`, with the log's own specifiers such as `%{public}@`.
enum FormattedMessage {
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var plain = ""
    var isPrivate: [Bool] = []
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      plain += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        plain += "%%"
        rest = rest.dropFirst()
        continue
      }
      var marks: Substring = ""
      if rest.first == "{", let close = rest.firstIndex(of: "}") {
        marks = rest[rest.startIndex..<close].dropFirst()
        rest = rest[close...].dropFirst()
      }
      isPrivate.append(marks.contains("private") || marks.contains("sensitive"))
      plain += "%"
    }
    plain += rest
    // If a message has fewer arguments than its format requires, formatting would read past them.
    guard arguments.count >= isPrivate.count else { return format }
    let shown = zip(arguments, isPrivate).map { $1 ? "<private>" as NSString as any CVarArg : $0 }
    return isPrivate.contains(true)
      ? String(format: hidingPrivate(plain, isPrivate), arguments: shown) : String(format: plain, arguments: arguments)
  }

  /// Returns the format with `%@` in the positions of hidden values.
  private static func hidingPrivate(_ format: String, _ isPrivate: [Bool]) -> String {
    var result = ""
    var rest = Substring(format)
    var number = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
        continue
      }
      let end = rest.firstIndex { $0.isLetter && !"hlqjzt".contains($0) || $0 == "@" } ?? rest.endIndex
      let conversion = end == rest.endIndex ? rest : rest[...end]
      result += isPrivate[number] ? "%@" : "%" + conversion
      rest = rest[conversion.endIndex...]
      number += 1
    }
    return result + rest
  }
}
