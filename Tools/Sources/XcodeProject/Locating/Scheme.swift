import Foundation
import FoundationXML

/// The parts of a scheme that matter here: the target to run, its arguments and its variables.
public struct Scheme: Equatable, Sendable {
  public var name: String
  /// The target that the launch action runs.
  public var target: String?
  public var launchArguments: [String] = []
  public var launchEnvironment: [String: String] = [:]
  public var testEnvironment: [String: String] = [:]

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

  private final class Reader: NSObject, XMLParserDelegate {
    var target: String?
    var arguments: [String] = []
    var launchEnvironment: [String: String] = [:]
    var testEnvironment: [String: String] = [:]
    /// Whether tests take the variables of the launch, which is the default of schemes.
    var testsLikeLaunch = true
    /// Variables that name files to write or programs to run. They are the user's to set, not the project's.
    private static let reserved: Set<String> = [
      "TRESTLE_SNAPSHOT", "TRESTLE_FAILURES", "TRESTLE_PICTURES", "TRESTLE_RECORD", "TRESTLE_DICTATION",
    ]
    private var action = ""
    private var isRunnable = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
    ) {
      let isEnabled = attributes["isEnabled"] != "NO"
      switch name {
      case "LaunchAction", "TestAction", "BuildAction", "ProfileAction", "ArchiveAction":
        action = name
        if name == "TestAction" { testsLikeLaunch = attributes["shouldUseLaunchSchemeArgsEnv"] != "NO" }
      case "BuildableProductRunnable": isRunnable = true
      case "BuildableReference":
        if isRunnable, action == "LaunchAction" { target = attributes["BlueprintName"] ?? target }
      case "CommandLineArgument":
        if action == "LaunchAction", isEnabled, let argument = attributes["argument"] { arguments.append(argument) }
      case "EnvironmentVariable":
        guard isEnabled, let key = attributes["key"], let value = attributes["value"], !Self.reserved.contains(key) else { return }
        if action == "LaunchAction" { launchEnvironment[key] = value }
        if action == "TestAction" { testEnvironment[key] = value }
      default: break
      }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      if name == "BuildableProductRunnable" { isRunnable = false }
    }
  }
}
