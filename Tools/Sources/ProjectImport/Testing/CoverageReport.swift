import XcodeProject

/// The lines of the original sources that a run of tests executed.
public struct CoverageReport: Sendable {
  public struct File: Sendable, Equatable {
    public var path: String
    /// The number of executions of each line that has code.
    public var counts: [Int: Int] = [:]
    public var covered: Int { counts.values.count { $0 > 0 } }
  }

  public private(set) var files: [File] = []

  /// - Parameters:
  ///   - lcov: The report of `llvm-cov export -format=lcov`.
  ///   - original: Returns the source of a translated file, and how many lines the translation has above it; nil for a file to leave out.
  public init(lcov: String, original: (String) -> (path: String, shift: Int)?) {
    var current: (path: String, shift: Int)?
    for line in lcov.split(separator: "\n") {
      if line.hasPrefix("SF:") {
        current = original(String(line.dropFirst(3)))
        if let current { files.append(File(path: current.path)) }
      } else if line.hasPrefix("DA:"), let current {
        let numbers = line.dropFirst(3).split(separator: ",").compactMap { Int($0) }
        guard numbers.count >= 2, numbers[0] > current.shift else { continue }
        files[files.count - 1].counts[numbers[0] - current.shift] = numbers[1]
      }
    }
    files.sort { $0.path < $1.path }
  }

  public var lines: Int { files.reduce(0) { $0 + $1.counts.count } }
  public var covered: Int { files.reduce(0) { $0 + $1.covered } }

  public var lcov: String {
    var text = ""
    for file in files {
      text += "SF:\(file.path)\n"
      for (line, count) in file.counts.sorted(by: { $0.key < $1.key }) { text += "DA:\(line),\(count)\n" }
      text += "LF:\(file.counts.count)\nLH:\(file.covered)\nend_of_record\n"
    }
    return text
  }

  /// A line for each file and one for all.
  public func table(from folder: String) -> String {
    var rows = files.map { (FilePath.relative($0.path, to: folder), $0.covered, $0.counts.count) }
    rows.append(("total", covered, lines))
    return rows.map { name, covered, lines in
      "\(Self.percentage(covered, of: lines))\t\(covered) of \(lines)\t\(name)\n"
    }.joined()
  }

  public static func percentage(_ part: Int, of whole: Int) -> String {
    let tenths = whole == 0 ? 0 : part * 1000 / whole
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
