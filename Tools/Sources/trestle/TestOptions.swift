import Foundation

struct TestOptions {
  var filter: Regex<AnyRegexOutput>?
  let filterText: String?
  let skipTexts: [String]
  private var skip: [Regex<AnyRegexOutput>] = []
  let isList: Bool
  let isJSON: Bool
  let xunit: String?
  let repetitions: Int
  let retries: Int
  /// The number of processes at the same time.
  let parallel: Int
  /// The seconds that a test may take.
  let timeout: Double?

  init(_ arguments: Arguments) throws {
    func regex(_ text: String) throws -> Regex<AnyRegexOutput> {
      guard let regex = try? Regex(text) else { throw CommandFailure.usage("\(text) is no regular expression") }
      return regex
    }
    func number(_ name: String, least: Int) throws -> Int? {
      guard let text = arguments[name] else { return nil }
      guard let value = Int(text), value >= least else { throw CommandFailure.usage("--\(name) takes a number from \(least)") }
      return value
    }
    filterText = arguments["filter"]
    filter = try filterText.map(regex)
    skipTexts = arguments.values["skip"] ?? []
    skip = try skipTexts.map(regex)
    isList = arguments.has("list")
    isJSON = arguments.has("json")
    xunit = arguments["xunit-output"]
    repetitions = try number("repeat", least: 1) ?? 1
    retries = try number("retry", least: 0) ?? 0
    parallel = try arguments.has("parallel") ? ProcessInfo.processInfo.activeProcessorCount : number("parallel", least: 1) ?? 1
    timeout = try arguments["timeout"].map { text in
      guard let value = Double(text), value > 0 else { throw CommandFailure.usage("--timeout takes seconds") }
      return value
    }
  }

  func matches(_ name: String) -> Bool {
    if let filter, name.firstMatch(of: filter) == nil { return false }
    return !skip.contains { name.firstMatch(of: $0) != nil }
  }
}
