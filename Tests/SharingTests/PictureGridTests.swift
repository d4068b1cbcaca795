import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitValues
@testable import UIKitViews

/// The grid of pictures in the pickers of images.
@MainActor @Suite(.serialized) struct PictureGridTests {
  private final class Choice {
    var urls: [[URL]] = []
    var names: [[String]] { urls.map { $0.map(\.lastPathComponent) } }
  }

  private static let names = ["Apple", "Birch", "Cedar", "Dill", "Elm", "Fern", "Gorse"]

  private func makeFolder(albums: [String: Int] = [:]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("grid-\(UUID().uuidString)/Pictures")
    func write(_ name: String, into folder: URL, _ color: UIColor) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
      }
      try image.pngData()?.write(to: folder.appendingPathComponent(name))
    }
    for name in Self.names { try write("\(name).png", into: folder, .red) }
    for (album, count) in albums {
      for index in 0..<count { try write("\(index).png", into: folder.appendingPathComponent(album), .blue) }
    }
    try Data("text".utf8).write(to: folder.appendingPathComponent("Letter.txt"))
    return folder
  }

  private func show(
    _ folder: URL, limit: Int = 1, isOrdered: Bool = false, width: CGFloat = 375, design: UIDesign = .modern, isReversed: Bool = false
  ) -> (screen: TestScreen, grid: PictureGridController, choice: Choice) {
    let screen = TestScreen(size: CGSize(width: width, height: 667), scale: 2, design: design)
    if isReversed { screen.traits = { $0.layoutDirection = .rightToLeft } }
    let choice = Choice()
    let selection = PictureSelection(limit: limit, isOrdered: isOrdered) { choice.urls.append($0) }
    let grid = PictureGridController(folder: folder, title: "Photos", selection: selection)
    screen.show(UINavigationController(rootViewController: grid))
    screen.settle()
    return (screen, grid, choice)
  }

  private func frames(_ grid: PictureGridController, section: Int = 0) -> [CGRect] {
    (0..<grid.collectionView.numberOfItems(inSection: section)).compactMap { item in
      grid.collectionView.cellForItem(at: IndexPath(item: item, section: section)).map { $0.convert($0.bounds, to: nil) }
    }
  }

  @Test("Pictures are squares in three columns, four in the classic design, and more on a wide screen; right to left from the right")
  func columns() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    for (design, width, count) in [(UIDesign.modern, CGFloat(375), 3), (.classic, 375, 4), (.modern, 1000, 7)] {
      let frames = frames(show(folder, width: width, design: design).grid)
      expect(frames.count == 7 && frames.filter { $0.minY == frames[0].minY }.count == count, "\(design.name) \(width): \(frames)")
      expect(frames.allSatisfy { abs($0.width - $0.height) < 0.01 && $0.width > 60 })
      expect(frames[0].minX == design.pictureGrid.margin && frames[1].minX > frames[0].minX)
    }
    let mirrored = frames(show(folder, isReversed: true).grid)
    expect(abs(mirrored[0].maxX - 375) < 1.5 && mirrored[1].maxX < mirrored[0].minX)
  }

  @Test("A picture fills its square in the colors of the file, and a touch ends the choice with it")
  func single() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let (screen, grid, choice) = show(folder)
    let frame = frames(grid)[2]
    let image = screen.snapshot()
    for place in [CGPoint(x: frame.minX + 2, y: frame.minY + 2), CGPoint(x: frame.maxX - 2, y: frame.maxY - 2)] {
      let pixel = image.pixel(x: Int(place.x * 2), y: Int(place.y * 2))
      expect(pixel.red > 0xf0 && pixel.green < 0x20, "\(place): \(pixel)")
    }
    screen.tap(CGPoint(x: frame.midX, y: frame.midY))
    screen.settle()
    expect(choice.names, equals: [["Cedar.png"]])
    expect(screen.reader.activate("Cancel"))
    expect(choice.names, equals: [["Cedar.png"], []])
  }

  @Test("Several pictures are chosen up to the limit, numbered in the order of the touches, and returned in it")
  func several() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let (screen, grid, choice) = show(folder, limit: 3, isOrdered: true)
    let add = try #require(grid.navigationItem.rightBarButtonItem)
    expect(!add.isEnabled)
    for item in [4, 1, 3, 0] {
      let frame = frames(grid)[item]
      screen.tap(CGPoint(x: frame.midX, y: frame.midY))
    }
    screen.settle()
    let reader = screen.reader
    expect(add.isEnabled && reader.screenAsSaid.contains("selected, Birch, 2, button, image"), "\(reader.screenAsSaid)")
    expect(reader.screenAsSaid.contains("Apple, button, image"), "a fourth is not chosen")
    let marked = frames(grid)[4]
    let tint = screen.snapshot().pixel(x: Int(marked.maxX - 24) * 2, y: Int(marked.maxY - 16) * 2)
    expect(tint.blue > 0xe0 && tint.red < 0x40, "the mark is in the tint: \(tint)")
    let birch = frames(grid)[1]
    screen.tap(CGPoint(x: birch.midX, y: birch.midY))
    screen.settle()
    expect(reader.screenAsSaid.contains("selected, Dill, 2, button, image"), "numbers close up")
    expect(reader.activate("Add"))
    expect(choice.names, equals: [["Elm.png", "Dill.png"]])
  }

  @Test("Folders with pictures are albums above; pictures of an album are chosen together with others")
  func albums() throws {
    let folder = try makeFolder(albums: ["Trips": 2, "Empty": 0])
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let (screen, grid, choice) = show(folder, limit: 0)
    let reader = screen.reader
    expect(
      grid.collectionView.numberOfItems(inSection: 0) == 1 && reader.screenAsSaid.contains("Trips, 2, button"), "\(reader.screenAsSaid)")
    expect(frames(grid)[0].maxY, below: frames(grid, section: 1)[0].minY)
    expect(reader.activate("Fern") && reader.activate("Trips"))
    screen.settle()
    let album = try #require(grid.navigationController?.topViewController as? PictureGridController)
    expect(album !== grid && album.title == "Trips" && album.navigationItem.rightBarButtonItem?.isEnabled == true)
    expect(reader.activate("1"))
    grid.navigationController?.popViewController(animated: true)
    screen.settle()
    expect(reader.activate("Apple") && reader.activate("Add"))
    expect(choice.names, equals: [["Fern.png", "1.png", "Apple.png"]])
  }

  @Test("Arrow keys move between pictures, and Return chooses one")
  func keys() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let (screen, grid, choice) = show(folder)
    for _ in 0..<6 where !grid.collectionView.isFocused { screen.press(.keyboardTab) }
    expect(grid.collectionView.isFocused)
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    expect(choice.names, equals: [["Elm.png"]])
  }

  @Test("A folder without pictures says so")
  func empty() throws {
    let (screen, _, _) = show(URL(fileURLWithPath: "/nonexistent"))
    expect(screen.reader.screenAsSaid.contains { $0.contains("No Results") })
  }
}
