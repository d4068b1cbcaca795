import Foundation
import TestSupport
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Control sheets", .serialized) @MainActor
struct ControlSheetTests {
  @Test("Every control has the measured size, and shows each of its states", arguments: ControlSheet.Look.allCases)
  func states(look: ControlSheet.Look) {
    let sheet = ControlSheet(look: look, scale: 1)
    let width = ControlSheet.columnWidth * 5 / 3
    let flaws =
      sheet.result(of: ControlSheetLines.buttons).flaws + sheet.result(of: ControlSheetLines.controls).flaws
      + sheet.result(of: ControlSheetLines.pickers, states: ControlSheetLines.pickerStates, columnWidth: width).flaws
    #expect(flaws.isEmpty, "\(look): \(flaws.joined(separator: "; "))")
  }

  @Test("Sheets of all controls equal their references")
  func sheets() throws {
    let width = ControlSheet.columnWidth * 5 / 3
    for scale in [1, 2] as [CGFloat] {
      var columns: [[CGImage]] = []
      for look in ControlSheet.Look.allCases {
        let sheet = ControlSheet(look: look, scale: scale)
        let images = [
          sheet.result(of: ControlSheetLines.buttons).image, sheet.result(of: ControlSheetLines.controls).image,
          sheet.result(of: ControlSheetLines.pickers, states: ControlSheetLines.pickerStates, columnWidth: width).image,
        ]
        for (name, image) in zip(["buttons", "controls", "pickers"], images) {
          try expectPicture(image, "\(name)-\(look.rawValue)@\(Int(scale))x")
        }
        columns.append(images)
      }
      try expectPicture(joined(columns), scale == 1 ? "controls" : "controls@2x")
    }
  }

  /// All sheets in one: the appearances side by side, the kinds of controls one below the other.
  private func joined(_ columns: [[CGImage]]) throws -> CGImage {
    let rows = columns[0].indices.map { row in columns.map { $0[row].height }.max() ?? 0 }
    let size = CGSize(width: columns.reduce(0) { $0 + $1[0].width }, height: rows.reduce(0, +))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      var x: CGFloat = 0
      for column in columns {
        var y: CGFloat = 0
        for (image, height) in zip(column, rows) {
          UIImage(cgImage: image).draw(in: CGRect(x: x, y: y, width: CGFloat(image.width), height: CGFloat(image.height)))
          y += CGFloat(height)
        }
        x += CGFloat(column[0].width)
      }
    }
    return try #require(image.cgImage)
  }
}
