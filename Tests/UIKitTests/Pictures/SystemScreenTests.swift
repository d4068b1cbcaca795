import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitServices
@testable import UIKitViews

/// The screens of the system in every look; written to the folder that TRESTLE_PICTURES names, if there is one.
@Suite("Screens of the system", .serialized) @MainActor
struct SystemScreenTests {
  nonisolated private static let pictures = ProcessInfo.processInfo.environment["TRESTLE_PICTURES"].map { URL(fileURLWithPath: $0) }

  @Test("Labels of the system's screens show their whole text and stay inside the window and their rows", arguments: SystemLook.all)
  func labels(look: SystemLook) throws {
    let folder = try makeFolder()
    defer { restore(folder) }
    for kind in SystemScreen.allCases {
      let screen = kind.show(in: look, folder: folder)
      if let pictures = Self.pictures {
        try screen.snapshot().writePNG(to: pictures.appendingPathComponent("\(kind)-\(look.name).png"))
      }
      for label in labels(in: screen.window) {
        let frame = label.convert(label.bounds, to: nil)
        // A list continues below the screen.
        guard frame.minY < screen.window.bounds.maxY, !(label.text ?? "").isEmpty else { continue }
        let about = "\(kind) \(look.name) \(label.text ?? "") \(frame)"
        expect(frame.minX >= -0.5 && frame.maxX <= screen.window.bounds.maxX + 0.5, "\(about)")
        let row = sequence(first: label as UIView, next: \.superview).first { $0 is UITableViewCell }
        if let row {
          let place = label.convert(label.bounds, to: row)
          expect(place.minY >= -0.5 && place.maxY <= row.bounds.height + 0.5, "\(about) in \(row.bounds)")
        }
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        expect(needed.height <= label.bounds.height + 1 && isWhole(label, needed), "\(about) needs \(needed)")
      }
    }
  }

  @Test("The shadow at the fold of a page reaches from side to side, and in the dark the back of the page shows")
  func fold() throws {
    let folder = try makeFolder()
    defer { restore(folder) }
    for look in SystemLook.all where look.size == .large {
      let screen = SystemScreen.curl.show(in: look, folder: folder)
      let image = screen.snapshot()
      let isSame = (0..<750).allSatisfy { image.pixel(x: $0, y: 4) == image.pixel(x: $0, y: 1329) }
      expect(isSame, "\(look.name)")
      let colors = Set((0..<750).map { image.pixel(x: $0, y: 1329).red })
      expect(colors.count > 10 && (colors.max() ?? 0) > 50, "\(look.name): \(colors.sorted())")
    }
  }

  /// Returns whether one line is as wide as the label, or shrinks to it.
  private func isWhole(_ label: UILabel, _ needed: CGSize) -> Bool {
    guard label.numberOfLines == 1 else { return true }
    let width = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width
    return width <= label.bounds.width + 1 || label.adjustsFontSizeToFitWidth
  }

  private func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    return (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
  }

  private func restore(_ folder: URL) {
    FileListController.start = nil
    DocumentListController.start = nil
    let printing = UIPrintInteractionController.shared
    printing.printFormatter = nil
    printing.showsPageRange = false
    printing.showsPaperSelectionForLoadedPapers = false
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  /// Returns a folder with documents, images and another folder.
  private func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("screens-\(UUID().uuidString)/Documents")
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("Letters"), withIntermediateDirectories: true)
    for name in ["Letter.txt", "Today.txt"] { try Data("Buy bread".utf8).write(to: folder.appendingPathComponent(name)) }
    for (name, color) in [("Meadow.png", UIColor.systemGreen), ("Sea.png", .systemTeal)] {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in
        color.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 60, height: 40))
      }
      try image.pngData()?.write(to: folder.appendingPathComponent(name))
    }
    return folder
  }
}
