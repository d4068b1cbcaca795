import Foundation

/// The files that the translator reads when it runs: the facts of the frameworks, the rules, and the supporting Swift.
///
/// They are in the checkout beside the translator's sources. An installed tool has them in `share/trestle/ObjectiveCTranslator`, beside the
/// folder of the program.
struct TranslatorData: Sendable {
  /// The fault of a file, in one line for the user.
  struct Damage: Error {
    var message: String
  }

  static let shared = TranslatorData(folders: folders())

  private let folders: [String]

  init(folders: [String]) { self.folders = folders }

  private static let places = ["Tools/Sources/ObjectiveCTranslator/Data", "share/trestle/ObjectiveCTranslator"]

  /// The folders in which the files may be, the most specific first.
  private static func folders() -> [String] {
    var result: [String] = []
    if let root = ProcessInfo.processInfo.environment["TRESTLE_ROOT"] { result += places.map { "\(root)/\($0)" } }
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments.first ?? ""
    var folder = URL(fileURLWithPath: program).deletingLastPathComponent()
    while folder.path != "/" {
      result += places.map { "\(folder.path)/\($0)" }
      folder.deleteLastPathComponent()
    }
    // A program that was built in a folder outside of the checkout.
    result.append(URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path + "/Data")
    return result
  }

  private func path(of name: String) -> String? {
    folders.lazy.map { "\($0)/\(name)" }.first { FileManager.default.fileExists(atPath: $0) }
  }

  func stamp(of name: String) -> String {
    let attributes = path(of: name).flatMap { try? FileManager.default.attributesOfItem(atPath: $0) }
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(attributes?[.size] ?? 0) \(date)"
  }

  /// Returns the contents of a file, mapped into memory.
  func read(_ name: String) throws(Damage) -> Data {
    guard let path = path(of: name) else {
      throw Damage(message: "\(name) of the Objective-C translator is missing; set TRESTLE_ROOT to a checkout of Trestle")
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else {
      throw Damage(message: "\(path): cannot be read")
    }
    return data
  }
}
