import Foundation
import ProjectImport
import XcodeProject

/// The application delegate that is started under unit tests.
enum TestHostDelegate {
  /// Returns the delegate's class with its module, if the tests need the running application: because this is requested, or because the
  /// sources refer to it. Xcode always starts the host; without it the tests are faster and isolated.
  static func name(in project: ImportedProject, isAsked: Bool) -> String? {
    guard project.target.kind == .application else { return nil }
    let sources = project.target.swiftSources.compactMap(text)
    let needsHost =
      sources.contains { $0.contains("UIApplication.shared.delegate") }
      || project.tests.filter { !$0.isUITests }.flatMap(\.swiftSources).compactMap(text).contains { $0.contains("UIApplication.shared") }
    guard isAsked || needsHost, let name = sources.lazy.compactMap(delegate).first else { return nil }
    return "\(project.target.moduleName).\(name)"
  }

  private static func text(_ path: String) -> String? {
    DiskFiles().contents(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func delegate(in text: String) -> String? {
    let patterns = [
      #"@(?:UIApplicationMain|main)\s+(?:[@\w]+\s+)*?class\s+(\w+)\s*:[^{]*UIApplicationDelegate"#,
      #"UIApplicationMain\([^{}]*NSStringFromClass\(\s*(\w+)\.self\s*\)\s*\)"#,
    ]
    for pattern in patterns {
      if let regex = try? Regex(pattern), let match = text.firstMatch(of: regex), let name = match.output[1].substring {
        return String(name)
      }
    }
    return nil
  }
}
