import XcodeProject

/// The settings of a run of tests that the project's schemes and test plans have.
public struct TestSettings: Sendable {
  public private(set) var environment: [String: String] = [:]
  public private(set) var arguments: [String] = []
  public private(set) var language: String?
  public private(set) var timeLimit: Double?
  private var testables: [Scheme.Testable] = []

  /// - Parameter plan: The name of a test plan; nil for the default one of the scheme, if it has one.
  /// - Returns: nil if there is no such test plan.
  public init?(of project: ImportedProject, plan name: String?, files: any FileSource = DiskFiles()) {
    let tests = Set(project.tests.map(\.name))
    let schemes = project.model.schemes
    let scheme =
      schemes.first { $0.target == project.target.name } ?? schemes.first { $0.testables.contains { tests.contains($0.target) } }
    environment = scheme?.testEnvironment ?? [:]
    language = scheme?.testLanguage
    arguments = scheme?.testArguments ?? []
    testables = schemes.flatMap(\.testables)
    let paths = (scheme?.testPlans ?? []) + schemes.flatMap(\.testPlans)
    let path = name.map { name in paths.first { FilePath.stem(of: $0) == name } } ?? scheme?.testPlans.first
    if name != nil, path == nil { return nil }
    guard let path, let read = TestPlan(path: path, files: files) else { return }
    environment.merge(read.environment) { $1 }
    arguments += read.arguments
    language = read.language ?? language
    timeLimit = read.timeLimit
    testables = read.testables
  }

  /// Returns whether the scheme or the plan leaves a test out.
  ///
  /// - Parameter name: `Module.Class/test`, with or without parentheses.
  public func skips(_ name: String, modules: [String: String]) -> Bool {
    guard let dot = name.firstIndex(of: ".") ?? name.firstIndex(of: "/") else { return false }
    let own = testables.filter { (modules[$0.target] ?? $0.target) == name[..<dot] }
    guard !own.isEmpty else { return false }
    let test = Self.plain(String(name[name.index(after: dot)...]))
    func holds(_ list: [String]) -> Bool { list.map(Self.plain).contains { test == $0 || test.hasPrefix($0 + "/") } }
    if let selected = own.lazy.compactMap(\.selectedTests).first, !holds(selected) { return true }
    return own.contains { $0.isSkipped } && !own.contains { !$0.isSkipped } || holds(own.flatMap(\.skippedTests))
  }

  private static func plain(_ name: String) -> String { name.hasSuffix("()") ? String(name.dropLast(2)) : name }
}
