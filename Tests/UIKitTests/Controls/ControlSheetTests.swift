import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("Control sheets", .serialized) @MainActor
struct ControlSheetTests {
  @Test("Every control has the measured size, shows each of its states, and looks as stored", arguments: ControlSheet.Look.allCases)
  func states(look: ControlSheet.Look) {
    let results = results(ControlSheet(look: look, scale: 1))
    let flaws = results.flatMap(\.result.flaws)
    expect(flaws.isEmpty, "\(look): \(flaws.joined(separator: "; "))")
    for (name, result) in results { assertSnapshotChecksum(result.image, named: "\(name)-\(look.rawValue)@1x") }
  }

  @Test("Every control looks as stored at 2×", arguments: ControlSheet.Look.allCases)
  func doubled(look: ControlSheet.Look) {
    for (name, result) in results(ControlSheet(look: look, scale: 2)) {
      assertSnapshotChecksum(result.image, named: "\(name)-\(look.rawValue)@2x")
    }
  }

  private func results(_ sheet: ControlSheet) -> [(name: String, result: ControlSheet.Result)] {
    let width = ControlSheet.columnWidth * 5 / 3
    return [
      ("buttons", sheet.result(of: ControlSheetLines.buttons)), ("controls", sheet.result(of: ControlSheetLines.controls)),
      ("pickers", sheet.result(of: ControlSheetLines.pickers, states: ControlSheetLines.pickerStates, columnWidth: width)),
    ]
  }
}
