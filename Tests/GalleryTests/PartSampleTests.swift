import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

@testable import TrestleGallery
import UIKit
@testable import UIKitLists
@testable import UIKitServices
@testable import UIKitValues
@testable import UIKitViews

/// Touches the samples of pages, physics, fonts, documents, pickers and particles.
@MainActor @Suite(.serialized) struct PartSampleTests {
  private func segments(_ controller: UIViewController) throws -> UISegmentedControl {
    try #require(controller.navigationItem.titleView as? UISegmentedControl)
  }

  private func choose<Controller: UIViewController>(_ segment: Int, _ stage: SampleStage<Controller>) throws {
    let control = try segments(stage.controller)
    stage.tap(control, x: (CGFloat(segment) + 0.5) / CGFloat(control.numberOfSegments))
    expect(control.selectedSegmentIndex, equals: segment)
  }

  /// Returns every other pixel of an image, for comparison.
  private func bytes(_ image: CGImage) -> [UInt8] {
    var bytes: [UInt8] = []
    for y in stride(from: 0, to: image.height, by: 2) {
      for x in stride(from: 0, to: image.width, by: 2) {
        let pixel = image.pixel(x: x, y: y)
        bytes += [pixel.red, pixel.green, pixel.blue]
      }
    }
    return bytes
  }

  // MARK: Pages

  @Test("Pages: a flick scrolls to the next month in every transition style; the button shows June")
  func pages() throws {
    let stage = SampleStage(PagesController(), size: CGSize(width: 375, height: 667))
    stage.screen.flick(from: CGPoint(x: 320, y: 300), to: CGPoint(x: 60, y: 300))
    stage.screen.settle()
    expect(stage.controller.month, equals: 1)
    try choose(1, stage)
    expect(stage.controller.pages.transitionStyle, equals: .pageCurl)
    stage.screen.flick(from: CGPoint(x: 340, y: 300), to: CGPoint(x: 40, y: 300))
    stage.screen.settle()
    expect(stage.controller.month, equals: 2)
    try choose(2, stage)
    stage.screen.flick(from: CGPoint(x: 180, y: 560), to: CGPoint(x: 180, y: 200))
    stage.screen.settle()
    expect(stage.controller.month, equals: 3)
    stage.tap("June")
    expect(stage.controller.month, equals: 5)
    expect((stage.controller.pages.viewControllers?.first as? MonthController)?.month, equals: 5)
  }

  @Test("Pages: right to left, the next month comes from the left")
  func pagesMirrored() {
    let stage = SampleStage(PagesController(), size: CGSize(width: 375, height: 667))
    stage.screen.window.traitOverrides.layoutDirection = .rightToLeft
    stage.screen.settle()
    stage.screen.flick(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 320, y: 300))
    stage.screen.settle()
    expect(stage.controller.month, equals: 1)
  }

  // MARK: Physics

  @Test("Physics: boxes fall on one another, count their contacts, and come to rest in the view, twice with the same pixels")
  func collide() {
    let pictures = (0..<2).map { _ in
      let stage = SampleStage(PhysicsController(), size: CGSize(width: 375, height: 667))
      stage.screen.advance(by: 4)
      expect(stage.controller.contacts, atLeast: 4)
      let area = stage.controller.view.bounds
      for box in stage.controller.boxes {
        expect(area.insetBy(dx: -2, dy: -2).contains(box.frame), "\(box.frame)")
      }
      // The lower row has reached the floor.
      expect(stage.controller.boxes.contains { $0.frame.maxY > area.maxY - 60 })
      return bytes(stage.screen.snapshot())
    }
    expect(pictures[0], equals: pictures[1])
  }

  @Test("Physics: a hanging box follows the finger that holds its string")
  func attach() throws {
    let stage = SampleStage(PhysicsController(), size: CGSize(width: 375, height: 667))
    try choose(1, stage)
    let box = stage.controller.boxes[0]
    let touch = stage.screen.touchDown(CGPoint(x: 180, y: 200))
    for step in 1...10 {
      touch.move(to: CGPoint(x: 180 - CGFloat(step) * 10, y: 200))
      stage.screen.advance(by: 0.05)
    }
    stage.screen.advance(by: 4)
    expect(abs(box.center.x - 80), below: 30, "\(box.center)")
    touch.up()
  }

  @Test("Physics: a tap snaps the box to its place")
  func snap() throws {
    let stage = SampleStage(PhysicsController(), size: CGSize(width: 375, height: 667))
    try choose(2, stage)
    stage.screen.tap(CGPoint(x: 90, y: 500))
    stage.screen.advance(by: 3)
    let center = stage.controller.view.convert(stage.controller.boxes[0].center, to: nil)
    expect(abs(center.x - 90) < 1 && abs(center.y - 500) < 1, "\(center)")
  }

  @Test("Physics: a flicked box flies in the direction of the finger and pushes others")
  func push() throws {
    let stage = SampleStage(PhysicsController(), size: CGSize(width: 375, height: 667))
    try choose(3, stage)
    let boxes = stage.controller.boxes
    let before = boxes.map(\.center)
    let place = stage.controller.view.convert(boxes[0].center, to: nil)
    stage.screen.flick(from: place, to: CGPoint(x: place.x + 120, y: place.y))
    stage.screen.advance(by: 2)
    expect(boxes[0].center != before[0])
    expect(boxes[1].center.x, above: before[1].x + 5, "the neighbour is pushed")
  }

  // MARK: Type

  @Test("Type: no line is under the image, before and after a finger moves it")
  func around() throws {
    let stage = SampleStage(TypeController(), size: CGSize(width: 375, height: 667))
    let around = try #require(stage.controller.content as? AroundView)
    func isFree() -> Bool {
      let manager = around.text.layoutManager
      let inset = around.text.textContainerInset
      var free = true
      let all = manager.glyphRange(for: around.text.textContainer)
      manager.enumerateLineFragments(forGlyphRange: all) { _, used, _, _, _ in
        let line = used.offsetBy(dx: inset.left, dy: inset.top)
        let core = around.picture.frame.insetBy(dx: 22, dy: 22)
        if line.intersects(core) { free = false }
      }
      return free
    }
    expect(isFree())
    let before = bytes(stage.screen.snapshot())
    let place = around.picture.convert(CGPoint(x: 60, y: 60), to: nil)
    stage.screen.drag(from: place, to: CGPoint(x: place.x - 100, y: place.y + 90))
    stage.screen.settle()
    expect(abs(around.picture.convert(CGPoint(x: 60, y: 60), to: nil).y - place.y - 90), below: 12)
    expect(isFree())
    expect(bytes(stage.screen.snapshot()) != before)
  }

  @Test("Type: a wide view has more columns; each container continues where the one before it ends")
  func columns() throws {
    let stage = SampleStage(TypeController(), size: CGSize(width: 375, height: 667))
    try choose(1, stage)
    let columns = try #require(stage.controller.content as? ColumnsView)
    expect(columns.manager.textContainers.count, equals: 2)
    let ranges = columns.manager.textContainers.map { columns.manager.glyphRange(for: $0) }
    expect(ranges[0].location == 0 && ranges[0].length > 0 && ranges[1].location == ranges[0].length)
    let text = columns.manager.textStorage!.string as NSString
    var broken = 0
    columns.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: text.length)) { _, _, _, range, _ in
      if range.length > 0, text.character(at: NSMaxRange(range) - 1) == 0xAD { broken += 1 }
    }
    expect(broken, atLeast: 3, "words are hyphenated also without a dictionary")
    stage.screen.resize(to: CGSize(width: 700, height: 500))
    stage.screen.settle()
    expect(columns.manager.textContainers.count, equals: 4)
    stage.screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    stage.screen.settle()
    expect(columns.manager.glyphRange(for: columns.manager.textContainers[0]).length, below: ranges[0].length)
  }

  @Test("Type: HTML shows headings, lists and links")
  func html() throws {
    let stage = SampleStage(TypeController(), size: CGSize(width: 375, height: 667))
    try choose(2, stage)
    let text = try #require(stage.controller.content as? UITextView)
    let words = text.attributedText.string
    expect(words.hasPrefix("Bread\n") && words.contains("•\u{a0}350 g of water") && words.contains("3.\u{a0}Bake"))
    let link = (words as NSString).range(of: "bread.", options: .backwards).location
    expect(text.attributedText.attribute(.link, at: link, effectiveRange: nil) != nil)
  }

  // MARK: Documents

  @Test("Documents: a new note is written, saves itself, is shared and deleted")
  func documents() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let stage = SampleStage(DocumentsController(folder: folder), size: CGSize(width: 375, height: 667))
    await stage.screen.settle()
    expect(stage.texts, equals: ["Letter", "Today"])
    stage.tap("Add")
    await stage.screen.settle()
    let note = try #require(stage.top as? NoteController)
    expect(note.title, equals: "Note 3")
    stage.screen.tap(CGPoint(x: 180, y: 200))
    await stage.screen.settle()
    stage.screen.type("Plant garlic")
    await stage.screen.settle()
    let file = folder.appendingPathComponent("Note 3.txt")
    await stage.screen.advance(by: 4)
    try expect(String(contentsOf: file, encoding: .utf8), equals: "Plant garlic")
    stage.tap("Share")
    await stage.screen.settle()
    let sheet = try #require(note.presentedViewController as? UIActivityViewController)
    sheet.dismiss(animated: false)
    await stage.screen.settle()
    stage.navigation.popViewController(animated: true)
    await stage.screen.settle()
    expect(stage.texts, equals: ["Letter", "Note 3", "Today"])
    stage.controller.tableView(stage.table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    await stage.screen.settle()
    expect(stage.texts, equals: ["Note 3", "Today"])
    expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("Letter.txt").path))
  }

  // MARK: Pickers

  @Test("Pickers: the choice of a picker is shown in its row")
  func pickers() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pickers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).pngData { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
    try dot.write(to: folder.appendingPathComponent("Dot.png"))
    FileListController.start = folder
    defer {
      FileListController.start = nil
      try? FileManager.default.removeItem(at: folder)
    }
    let stage = SampleStage(PickersController(), size: CGSize(width: 375, height: 667))
    stage.tapRow(3)
    let pictures = try #require(stage.controller.presentedViewController)
    let grid: UICollectionView = try #require(Self.first(in: pictures.view))
    let square = try #require(grid.visibleCells.first)
    let place = square.convert(square.bounds, to: nil)
    stage.screen.tap(CGPoint(x: place.midX, y: place.midY))
    await stage.screen.settle()
    expect(stage.controller.picture != nil && stage.controller.presentedViewController == nil)
    stage.tapRow(4)
    stage.tap("Dot.png")
    await stage.screen.settle()
    expect(stage.controller.file?.lastPathComponent, equals: "Dot.png")
    expect(stage.cell(4)?.detailTextLabel?.text, equals: "Dot.png")
    stage.tapRow(2)
    let fonts = try #require(stage.controller.presentedViewController)
    let table: UITableView = try #require(Self.first(in: fonts.view))
    let first = table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
    stage.screen.tap(CGPoint(x: first.midX, y: first.midY))
    await stage.screen.settle()
    expect(stage.controller.font != nil && stage.cell(2)?.detailTextLabel?.text != "None")
    stage.tapRow(0)
    expect(stage.controller.presentedViewController is UIColorPickerViewController)
  }

  private static func first<View: UIView>(in view: UIView) -> View? {
    view as? View ?? view.subviews.lazy.compactMap { first(in: $0) }.first
  }

  // MARK: Fireworks

  @Test("Fireworks: a tap lights the sky where the finger was; the stars go out")
  func fireworks() {
    let stage = SampleStage(FireworksController(), size: CGSize(width: 375, height: 667))
    stage.screen.advance(by: 4)
    func lights(_ image: CGImage) -> Int {
      var count = 0
      for y in stride(from: 80, to: 400, by: 3) {
        for x in stride(from: 0, to: image.width, by: 3) {
          let pixel = image.pixel(x: x, y: y)
          if Int(pixel.red) + Int(pixel.green) + Int(pixel.blue) > 200 { count += 1 }
        }
      }
      return count
    }
    expect(lights(stage.screen.snapshot()), equals: 0)
    stage.screen.tap(CGPoint(x: 200, y: 220))
    stage.screen.advance(by: 0.7)
    expect(lights(stage.screen.snapshot()), above: 40)
    stage.screen.advance(by: 4)
    expect(lights(stage.screen.snapshot()), equals: 0)
  }

  // MARK: Tabs

  @Test("Tabs: a touched symbol moves; a tile grows into its screen and shrinks back; the group's segments change the document's pages")
  func tabs() throws {
    let stage = SampleStage(TabsController(), size: CGSize(width: 375, height: 667))
    expect(stage.controller.tabs.map(\.identifier), equals: ["symbols", "tiles", "paper"])
    let effects = try #require(stage.controller.selectedViewController as? EffectsController)
    let before = bytes(stage.screen.snapshot())
    for button in effects.buttons {
      let frame = button.convert(button.bounds, to: nil)
      stage.screen.tap(CGPoint(x: frame.midX, y: frame.midY))
    }
    stage.screen.advance(by: 0.2)
    expect(bytes(stage.screen.snapshot()) != before)
    stage.screen.settle()
    expect(bytes(stage.screen.snapshot()), equals: before)
    stage.tap("Tiles")
    expect(stage.controller.selectedTab?.identifier, equals: "tiles")
    let tiles = try #require(stage.controller.selectedViewController as? TilesController)
    let tile = try #require(tiles.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)))
    let frame = tile.convert(tile.bounds, to: nil)
    stage.screen.tap(CGPoint(x: frame.midX, y: frame.midY))
    stage.screen.advance(by: 0.15)
    let screen = try #require(stage.controller.presentedViewController?.view)
    // During the transition: larger than the tile and smaller than the window.
    let growing = screen.layer.presentation()?.frame ?? .zero
    expect(growing.width > frame.width && growing.width < 375, "\(growing)")
    stage.screen.settle()
    expect(screen.frame.size, equals: CGSize(width: 375, height: 667))
    stage.tap("Close Tile 5")
    expect(stage.controller.presentedViewController == nil)
    stage.tap("Paper")
    let group = try #require(stage.controller.selectedTab as? UITabGroup)
    expect(group.selectedChild?.identifier, equals: "scroll")
    stage.tap("Pages")
    expect(group.selectedChild?.identifier, equals: "pages")
    let paper = try #require(group.selectedChild?.viewController as? PaperController)
    guard paper.paper.document != nil else { return }
    expect(paper.paper.document?.pageCount, equals: 3)
    stage.screen.flick(from: CGPoint(x: 300, y: 350), to: CGPoint(x: 60, y: 350))
    stage.screen.settle()
    expect(paper.paper.currentPage.flatMap { paper.paper.document?.index(for: $0) }, equals: 1)
  }

  // MARK: Markdown

  @Test("Markdown: each block is a label; emphasis, code and links show, and lists are marked")
  func markdown() throws {
    let stage = SampleStage(MarkdownController(), size: CGSize(width: 375, height: 667))
    func labels(in view: UIView) -> [UILabel] { (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) } }
    let texts = labels(in: stage.controller.view).map { $0.text ?? "" }
    expect(texts.contains("Garden notes") && texts.contains("1.") && texts.contains("•") && texts.contains("Turn the compost"))
    let body = try #require(labels(in: stage.controller.view).first { $0.text?.hasPrefix("The tomatoes") == true })
    let text = try #require(body.attributedText)
    let link = (text.string as NSString).range(of: "almanac").location
    expect(text.attribute(.link, at: link, effectiveRange: nil) != nil)
    let frames = labels(in: stage.controller.view).map { $0.convert($0.bounds, to: stage.controller.view) }
    expect(frames.allSatisfy { $0.width > 0 && $0.height > 0 && $0.maxX <= 375 })
  }

  // MARK: Appearance

  /// Returns an image of a sample with other settings of the user.
  private func picture(_ sample: Sample, _ change: (inout UITraitOverrides) -> Void, design: UIDesign = .modern) -> (TestScreen, [UInt8]) {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 1, design: design)
    let list = GalleryController()
    screen.show(GalleryController.makeRoot(list))
    var overrides = screen.window.traitOverrides
    change(&overrides)
    screen.window.traitOverrides = overrides
    list.open(sample, animated: false)
    screen.advance(by: 1)
    return (screen, bytes(screen.snapshot()))
  }

  @Test(
    "Parts look different in dark mode, right to left and at the largest text size, without a message and without text beyond the screen",
    arguments: ["Pages", "Physics", "Type", "Documents", "Pickers", "Fireworks", "Tabs", "Markdown"])
  func looks(name: String) throws {
    let log = Messages()
    let handler = UIKitErrorHandler.handler
    UIKitErrorHandler.handler = { log.add($0) }
    defer { UIKitErrorHandler.handler = handler }
    let sample = try #require(Gallery.samples.first { $0.name == name })
    let usual = picture(sample) { _ in }.1
    let looks: [(String, (inout UITraitOverrides) -> Void)] = [
      ("dark", { $0.userInterfaceStyle = .dark }), ("right to left", { $0.layoutDirection = .rightToLeft }),
      ("large", { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }),
    ]
    for (look, change) in looks {
      let (screen, pixels) = picture(sample, change)
      // A night sky is as dark as can be.
      if name != "Fireworks" || look != "dark" { expect(pixels != usual, "\(look)") }
      for label in Self.labels(in: screen.window) where label.numberOfLines == 0 {
        let frame = label.convert(label.bounds, to: nil)
        expect(frame.minX >= -0.5 && frame.maxX <= 375.5, "\(look): \(label.text ?? "")")
      }
    }
    let classic = picture(sample, { _ in }, design: .classic).1
    expect(classic != usual)
    expect(log.all, equals: [])
  }

  private static func labels(in view: UIView) -> [UILabel] {
    view.isHidden ? [] : (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
  }

  private final class Messages: @unchecked Sendable {
    private(set) var all: [String] = []
    func add(_ message: String) { all.append(message) }
  }
}
