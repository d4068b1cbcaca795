import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues

@Suite("Symbols") struct SymbolSheetTests {
  @Test("DR-02 Every symbol draws something in every weight, inside its own frame")
  func everySymbolDraws() throws {
    expect(SymbolLibrary.names.count, atLeast: 120)
    for name in SymbolLibrary.names {
      for weight in [UIImage.SymbolWeight.ultraLight, .regular, .black] {
        let configuration = UIImage.SymbolConfiguration(pointSize: 34, weight: weight)
        let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
        let pixels = try #require(image.cgImage)
        var painted = 0
        var onEdge = 0
        for y in 0..<pixels.height {
          for x in 0..<pixels.width where pixels.word(x: x, y: y) >> 24 > 100 {
            painted += 1
            if x == 0 || y == 0 || x == pixels.width - 1 || y == pixels.height - 1 { onEdge += 1 }
          }
        }
        expect(painted, above: 20, "\(name) \(weight)")
        expect(onEdge, equals: 0, "\(name) \(weight) is cut off: \(onEdge)")
      }
    }
  }

  @Test("DR-02 All symbols in three weights look as stored")
  func sheet() throws {
    let weights = [UIImage.SymbolWeight.light, .regular, .bold]
    try assertSheets("symbols", SymbolLibrary.names, weights.map { UIImage.SymbolConfiguration(pointSize: 28, weight: $0) })
  }

  @Test("DR-02 Symbols, without their filled and enclosed variants, in one color, in layers and in their own colors look as stored")
  func colors() throws {
    let all = Set(SymbolLibrary.names)
    let names = all.sorted().filter { name in
      [".fill", ".circle", ".square"].allSatisfy { !name.hasSuffix($0) || !all.contains(String(name.dropLast($0.count))) }
        && !name.hasSuffix(".circle.fill") && !name.hasSuffix(".square.fill")
    }
    let plain = UIImage.SymbolConfiguration(pointSize: 28)
    let layers = UIImage.SymbolConfiguration(hierarchicalColor: .systemBlue)
    try assertSheets("colors", names, [plain, plain.applying(layers), plain.applying(UIImage.SymbolConfiguration.preferringMulticolor())])
  }

  private func assertSheets(_ kind: String, _ names: [String], _ configurations: [UIImage.SymbolConfiguration]) throws {
    let columns = 10
    let perSheet = 100
    for start in stride(from: 0, to: names.count, by: perSheet) {
      let part = names[start..<min(start + perSheet, names.count)]
      let rows = (part.count + columns - 1) / columns
      let cell = CGSize(width: 128, height: 62)
      let size = CGSize(width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let sheet = UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        UIColor.black.setFill()
        for (index, name) in part.enumerated() {
          let x = CGFloat(index % columns) * cell.width
          let y = CGFloat(index / columns) * cell.height
          for (place, configuration) in configurations.enumerated() {
            guard let image = UIImage(systemName: name, withConfiguration: configuration) else { continue }
            let center = CGPoint(x: x + 22 + CGFloat(place) * 41, y: y + 22)
            image.draw(at: CGPoint(x: center.x - image.size.width / 2, y: center.y - image.size.height / 2))
          }
          name.draw(at: CGPoint(x: x + 2, y: y + 46), withAttributes: [.font: UIFont.systemFont(ofSize: 9)])
        }
      }
      assertSnapshotChecksum(try #require(sheet.cgImage), named: "\(kind)-\(start / perSheet)")
    }
  }
}
