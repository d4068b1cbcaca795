import Foundation

/// A `.xctestplan`: the test targets of a scheme, the tests that are skipped, and the settings of the run.
public struct TestPlan: Equatable, Sendable {
  public var testables: [Scheme.Testable] = []
  public var language: String?
  public var region: String?
  public var environment: [String: String] = [:]
  public var arguments: [String] = []
  /// The seconds that a test may take; nil if the plan sets no limit.
  public var timeLimit: Double?

  private struct Document: Decodable {
    struct Entry: Decodable {
      var key: String?
      var value: String?
      var argument: String?
      var enabled: Bool?
    }
    struct Options: Decodable {
      var language: String?
      var region: String?
      var environmentVariableEntries: [Entry]?
      var commandLineArgumentEntries: [Entry]?
      var testTimeoutsEnabled: Bool?
      var defaultTestExecutionTimeAllowance: Double?
    }
    struct Configuration: Decodable {
      var enabled: Bool?
      var options: Options?
    }
    struct Name: Decodable { var name: String }
    /// A list of identifiers, or since Xcode 16 a list of suites.
    enum Tests: Decodable {
      case identifiers([String])
      struct Suites: Decodable {
        var suites: [Suite]?
        var testFunctions: [String]?
      }
      struct Suite: Decodable {
        var name: String
        var testFunctions: [String]?
        var suites: [Suite]?

        var identifiers: [String] {
          guard testFunctions != nil || suites != nil else { return [name] }
          return (testFunctions ?? []).map { "\(name)/\($0)" } + (suites ?? []).flatMap(\.identifiers).map { "\(name)/\($0)" }
        }
      }

      init(from decoder: any Decoder) throws {
        if let list = try? decoder.singleValueContainer().decode([String].self) {
          self = .identifiers(list)
        } else {
          let all = try decoder.singleValueContainer().decode(Suites.self)
          self = .identifiers((all.testFunctions ?? []) + (all.suites ?? []).flatMap(\.identifiers))
        }
      }

      var all: [String] { if case .identifiers(let list) = self { list } else { [] } }
    }
    struct Target: Decodable {
      var target: Name
      var enabled: Bool?
      var skippedTests: Tests?
      var selectedTests: Tests?
    }
    var configurations: [Configuration]?
    var defaultOptions: Options?
    var testTargets: [Target]?
  }

  /// Returns nil if the file is not a test plan.
  ///
  /// The settings are the default ones and those of the first configuration that is enabled.
  public init?(path: String, files: any FileSource) {
    guard let data = files.contents(of: path), let document = try? JSONDecoder().decode(Document.self, from: data) else { return nil }
    testables = (document.testTargets ?? []).map { target in
      Scheme.Testable(
        target: target.target.name, isSkipped: target.enabled == false, skippedTests: target.skippedTests?.all ?? [],
        selectedTests: target.selectedTests?.all)
    }
    let configuration = document.configurations?.first { $0.enabled != false }?.options
    for options in [document.defaultOptions, configuration].compactMap(\.self) {
      language = options.language ?? language
      region = options.region ?? region
      for entry in options.environmentVariableEntries ?? [] where entry.enabled != false {
        guard let key = entry.key, Scheme.isAllowed(key) else { continue }
        environment[key] = entry.value ?? ""
      }
      let entries = (options.commandLineArgumentEntries ?? []).filter { $0.enabled != false }
      arguments += entries.compactMap(\.argument).flatMap(ShellWords.split)
      if options.testTimeoutsEnabled == true { timeLimit = options.defaultTestExecutionTimeAllowance ?? timeLimit ?? 600 }
    }
  }
}
