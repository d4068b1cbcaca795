import Foundation
import Testing
import UIKit
import UIKitTesting

/// The documents in the folder of this target, and the log of the tests.
@MainActor enum Fixtures {
  static let bundle = Bundle(url: Bundle.module.resourceURL!.appendingPathComponent("Fixtures"))!

  static func storyboard(_ name: String) -> UIStoryboard { UIStoryboard(name: name, bundle: bundle) }
}

/// The callbacks of a test, in order.
@MainActor enum CallLog {
  static var lines: [String] = []

  static func add(_ line: String) { lines.append(line) }

  static func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Returns the warnings printed while `body` runs.
@MainActor func warnings(_ body: () -> Void) -> [String] {
  final class Box: @unchecked Sendable { var lines: [String] = [] }
  let box = Box()
  let before = UIKitErrorHandler.warningHandler
  UIKitErrorHandler.warningHandler = { box.lines.append($0) }
  defer { UIKitErrorHandler.warningHandler = before }
  body()
  return box.lines
}
