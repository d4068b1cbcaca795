import Foundation
import FoundationXML

/// The parts of a scheme that matter here: the target to run, its arguments and its variables.
public struct Scheme: Equatable, Sendable {
  public var name: String
  /// The target that the launch action runs.
  public var target: String?
  /// Words: an entry of the scheme may have several, such as `-name "a value"`.
  public var launchArguments: [String] = []
  public var launchEnvironment: [String: String] = [:]
  public var testEnvironment: [String: String] = [:]
  public var testArguments: [String] = []
  /// The language and region of the tests, as `de` and `CH`.
  public var testLanguage: String?
  public var testRegion: String?
  public var testables: [Testable] = []
  /// The configuration that the tests are built with.
  public var testConfiguration: String?
  /// The paths of the test plans, the default one first.
  public var testPlans: [String] = []

  /// A test target of a scheme or a test plan.
  public struct Testable: Equatable, Sendable {
    public var target: String
    public var isSkipped = false
    /// `Class` or `Class/test()`.
    public var skippedTests: [String] = []
    /// The only tests that run; nil for all.
    public var selectedTests: [String]?
  }

  init?(path: String, files: any FileSource) {
    name = FilePath.stem(of: path)
    guard let data = files.contents(of: path) else { return nil }
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else { return nil }
    target = reader.target
    launchArguments = reader.arguments
    launchEnvironment = reader.launchEnvironment
    testEnvironment = reader.testsLikeLaunch ? reader.launchEnvironment : reader.testEnvironment
    testArguments = reader.testsLikeLaunch ? reader.arguments : reader.testArguments
    testLanguage = reader.testLanguage
    testRegion = reader.testRegion
    testables = reader.testables
    testConfiguration = reader.testConfiguration
    // A plan is named from the folder of the project or workspace.
    let container = path.components(separatedBy: "/xcshareddata/")[0].components(separatedBy: "/xcuserdata/")[0]
    let folder = FilePath.parent(of: container)
    if let store = reader.store {
      // Versions of Xcode name the file from the project or from a folder in it.
      let places = [container, container + "/xcshareddata"].map { FilePath.join($0, store) }
      launchEnvironment["TRESTLE_STOREKIT"] = places.first { files.contents(of: $0) != nil } ?? places[0]
      testEnvironment["TRESTLE_STOREKIT"] = launchEnvironment["TRESTLE_STOREKIT"]
    }
    testPlans = reader.plans.map { FilePath.join(folder, $0.replacingOccurrences(of: "container:", with: "")) }
  }

  /// Returns the schemes in a project's or workspace's folder, shared ones first.
  static func all(in container: String, files: any FileSource) -> [Scheme] {
    var folders = [container + "/xcshareddata/xcschemes"]
    for user in files.names(in: container + "/xcuserdata") ?? [] { folders.append("\(container)/xcuserdata/\(user)/xcschemes") }
    return folders.flatMap { folder in
      (files.names(in: folder) ?? []).filter { FilePath.suffix(of: $0) == "xcscheme" }.compactMap {
        Scheme(path: folder + "/" + $0, files: files)
      }
    }
  }

  /// Whether a project may set a variable. Those that name files to write or programs to run are the user's to set.
  static func isAllowed(_ variable: String) -> Bool {
    !["TRESTLE_SNAPSHOT", "TRESTLE_FAILURES", "TRESTLE_PICTURES", "TRESTLE_RECORD", "TRESTLE_DICTATION"].contains(variable)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var target: String?
    var arguments: [String] = []
    var launchEnvironment: [String: String] = [:]
    var testEnvironment: [String: String] = [:]
    var testArguments: [String] = []
    var testLanguage: String?
    var testRegion: String?
    var testables: [Testable] = []
    var testConfiguration: String?
    var plans: [String] = []
    /// The file with the products of the store.
    var store: String?
    private var testable: Testable?
    private var list = ""
    /// Whether tests take the variables of the launch, which is the default of schemes.
    var testsLikeLaunch = true
    private var action = ""
    private var isRunnable = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
    ) {
      let isEnabled = attributes["isEnabled"] != "NO"
      switch name {
      case "LaunchAction", "TestAction", "BuildAction", "ProfileAction", "ArchiveAction":
        action = name
        if name == "TestAction" {
          testConfiguration = attributes["buildConfiguration"]
          testsLikeLaunch = attributes["shouldUseLaunchSchemeArgsEnv"] != "NO"
          testLanguage = attributes["language"].flatMap { $0.isEmpty ? nil : $0 }
          testRegion = attributes["region"].flatMap { $0.isEmpty ? nil : $0 }
        }
      case "TestableReference": testable = Testable(target: "", isSkipped: attributes["skipped"] == "YES")
      case "SkippedTests", "SelectedTests":
        list = name
        if name == "SelectedTests" { testable?.selectedTests = [] }
      case "Test":
        guard let identifier = attributes["Identifier"] else { break }
        if list == "SkippedTests" { testable?.skippedTests.append(identifier) }
        if list == "SelectedTests" { testable?.selectedTests?.append(identifier) }
      case "TestPlanReference":
        guard let plan = attributes["reference"] else { break }
        if attributes["default"] == "YES" { plans.insert(plan, at: 0) } else { plans.append(plan) }
      case "BuildableProductRunnable": isRunnable = true
      case "BuildableReference":
        if testable != nil { testable?.target = attributes["BlueprintName"] ?? "" }
        if isRunnable, action == "LaunchAction" { target = attributes["BlueprintName"] ?? target }
      case "StoreKitConfigurationFileReference": if action == "LaunchAction" { store = attributes["identifier"] }
      case "CommandLineArgument":
        guard isEnabled, let argument = attributes["argument"] else { break }
        if action == "LaunchAction" { arguments += ShellWords.split(argument) }
        if action == "TestAction" { testArguments += ShellWords.split(argument) }
      case "EnvironmentVariable":
        guard isEnabled, let key = attributes["key"], let value = attributes["value"], Scheme.isAllowed(key) else { return }
        if action == "LaunchAction" { launchEnvironment[key] = value }
        if action == "TestAction" { testEnvironment[key] = value }
      default: break
      }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      if name == "BuildableProductRunnable" { isRunnable = false }
      if name == "TestableReference", let found = testable {
        testables.append(found)
        testable = nil
      }
    }
  }
}
