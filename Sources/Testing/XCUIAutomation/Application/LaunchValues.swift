import Foundation

/// The arguments and variables of a launch, in the process that the test and the application share.
@MainActor enum LaunchValues {
  private static let program: any ArgumentList.Type = CommandLine.self
  private static var arguments: [String]?
  private static var variables: [String: String?] = [:]

  static func set(arguments new: [String], environment: [String: String]) {
    restore()
    arguments = program.arguments
    program.arguments = [program.arguments.first ?? ""] + new
    for (name, value) in environment {
      variables.updateValue(getenv(name).map { String(cString: $0) }, forKey: name)
      setenv(name, value, 1)
    }
    UserDefaults.standard.setVolatileDomain(defaults(in: new), forName: UserDefaults.argumentDomain)
  }

  static func restore() {
    if let arguments { program.arguments = arguments }
    arguments = nil
    for (name, value) in variables { if let value { setenv(name, value, 1) } else { unsetenv(name) } }
    variables = [:]
  }

  /// Returns the settings that `-name value` gives.
  static func defaults(in arguments: [String]) -> [String: Any] {
    var found: [String: Any] = [:]
    var index = 0
    while index + 1 < arguments.count {
      let (name, value) = (arguments[index], arguments[index + 1])
      if name.hasPrefix("-"), name.count > 1, !value.hasPrefix("-") || Double(value) != nil {
        found[String(name.dropFirst())] = self.value(value)
        index += 2
      } else {
        index += 1
      }
    }
    return found
  }

  /// A list in parentheses is an array, as `(de)` for the languages.
  private static func value(_ text: String) -> Any {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return text }
    return text.dropFirst().dropLast().split(separator: ",").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"\n"))
    }
  }
}

/// The arguments of the process, which an application reads as those of its launch. Their setter is deprecated: nothing else changes them here,
/// and no other thread reads them before the launch.
private protocol ArgumentList {
  static var arguments: [String] { get set }
}

extension CommandLine: ArgumentList {}
