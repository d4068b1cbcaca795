import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Samples that place their content themselves, right to left, at a large text size and in both designs.
@MainActor struct MirroredSampleTests {
  private func open(
    _ name: String, design: UIDesign = .modern, _ traits: @escaping (inout any UIMutableTraits) -> Void = { _ in }
  ) throws -> TestScreen {
    .showing(try #require(Gallery.samples.first { $0.name == name }), design: design, traits)
  }

  @Test(
    "Grids begin at the leading side, and their second item follows towards the trailing side",
    arguments: ["Grid", "PhotoWall", "Flashcards", "Layouts", "Waterfall", "ReorderGrid"], [false, true])
  func grids(name: String, isReversed: Bool) throws {
    let screen = try open(name) { $0.layoutDirection = isReversed ? .rightToLeft : .leftToRight }
    let grid = try #require(screen.views(UICollectionView.self).first)
    // The first item of Flashcards fills its line.
    let first = name == "Flashcards" ? 1 : 0
    let frames = try [first, first + 1].map { item in
      let cell = try #require(grid.cellForItem(at: IndexPath(item: item, section: 0)), "\(name) \(item)")
      return cell.convert(cell.bounds, to: nil)
    }
    let (near, next) = (frames[0], frames[1])
    expect(isReversed ? near.midX > next.midX : near.midX < next.midX, "\(near) \(next)")
    expect(isReversed ? near.maxX > 355 : near.minX < 20, "\(near)")
  }

  @Test(
    "The covers begin in the middle with the first one, the next is towards the trailing side, and a flick ends at a cover",
    arguments: [false, true])
  func covers(isReversed: Bool) throws {
    let screen = try open("CoverFlow") { $0.layoutDirection = isReversed ? .rightToLeft : .leftToRight }
    let grid = try #require(screen.views(UICollectionView.self).first)
    func center(_ item: Int) -> CGFloat? {
      grid.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.superview!.convert($0.center, to: nil).x }
    }
    let next = try #require(center(1))
    expect(center(0) == 187.5 && (isReversed ? next < 100 : next > 275), "\(next)")
    let cell = try #require(grid.cellForItem(at: IndexPath(item: 1, section: 0)))
    // The side of a cover that is towards the middle is farther away.
    expect(isReversed ? cell.layer.transform.m14 > 0 : cell.layer.transform.m14 < 0, "\(cell.layer.transform.m14)")
    let toward: CGFloat = isReversed ? 150 : -150
    screen.flick(from: CGPoint(x: 187, y: 300), to: CGPoint(x: 187 + toward, y: 300))
    screen.settle()
    let centers = (1..<60).compactMap(center)
    expect(centers.contains { abs($0 - 187.5) < 0.6 }, "\(centers)")
  }

  @Test(
    "Balls start at the leading side and move to the trailing one, tiles and symbols begin at the leading side", arguments: [false, true])
  func placed(isReversed: Bool) throws {
    let traits: (inout any UIMutableTraits) -> Void = { $0.layoutDirection = isReversed ? .rightToLeft : .leftToRight }
    /// Returns the distance from the leading side of the screen.
    func leading(_ x: CGFloat) -> CGFloat { isReversed ? 375 - x : x }
    let motion = try open("Motion", traits)
    let ball = try #require(motion.views(UIView.self).first { $0.layer.cornerRadius == 22 })
    expect(leading(ball.convert(ball.bounds, to: nil).midX), equals: 40)
    motion.tap(CGPoint(x: 187, y: 600))
    motion.settle()
    expect(leading(ball.convert(ball.bounds, to: nil).midX), equals: 335)
    motion.traits = { $0.layoutDirection = isReversed ? .leftToRight : .rightToLeft }
    motion.settle()
    expect(leading(ball.convert(ball.bounds, to: nil).midX), equals: 40)

    let symbols = try open("Symbols", traits)
    let images = symbols.views(UIImageView.self).filter { $0.bounds.size == CGSize(width: 36, height: 36) }
    expect(images.prefix(4).map { leading($0.convert($0.bounds, to: nil).midX) }, equals: [26, 62, 98, 146])

    let layers = try open("Layers", traits)
    let page = try #require(layers.views(UIView.self).first { $0.next is LayersController })
    let tiles = (page.layer.sublayers ?? []).filter { $0.bounds.size == CGSize(width: 92, height: 92) }
    expect(tiles.map { leading($0.position.x) }, equals: [66, 182, 298, 66, 182, 298, 66, 182, 298, 66])

    // The star of the drawing has its lowest points 32 points from its middle.
    let drawing = try open("Drawing", traits).snapshot()
    let (star, gradient) = (Int(leading(71) * 2), Int(leading(250) * 2))
    let point = { (x: Int) in drawing.pixel(x: x, y: (44 + 150) * 2) }
    let isStar = point(star) == (175, 82, 222, 255)
    expect(isStar && point(gradient) != point(star), "\(point(star))")
  }

  @Test("A tile that is carried to another place in a grid from right to left is dropped under the finger")
  func carried() throws {
    let screen = try open("ReorderGrid") { $0.layoutDirection = .rightToLeft }
    let grid = try #require(screen.views(UICollectionView.self).first)
    func place(_ item: Int) throws -> CGPoint {
      let cell = try #require(grid.cellForItem(at: IndexPath(item: item, section: 0)))
      let frame = cell.convert(cell.bounds, to: nil)
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    let (from, to) = try (place(0), place(6))
    let touch = screen.touchDown(from)
    screen.advance(by: 1)
    for step in 1...20 {
      touch.move(to: CGPoint(x: from.x + (to.x - from.x) * CGFloat(step) / 20, y: from.y + (to.y - from.y) * CGFloat(step) / 20))
      screen.advance(by: 1 / 60)
    }
    screen.advance(by: 0.5)
    touch.up()
    screen.settle()
    let cell = try #require(grid.cellForItem(at: IndexPath(item: 6, section: 0)) as? TileCell)
    expect(cell.label.text, equals: "0")
  }

  @Test("Tiles of elements have the colors of the design in which they are shown")
  func tiles() throws {
    func color(_ design: UIDesign) throws -> [UInt8] {
      let screen = try open("Elements", design: design)
      let table = try #require(screen.views(UITableView.self).first)
      table.scrollToRow(at: IndexPath(row: 4, section: 1), at: .middle, animated: false)
      screen.layout()
      let tile = try #require(table.cellForRow(at: IndexPath(row: 4, section: 1))?.imageView)
      let frame = tile.convert(tile.bounds, to: nil)
      let picture = screen.snapshot()
      let scale = CGFloat(picture.width) / screen.window.bounds.width
      let pixel = picture.pixel(x: Int((frame.minX + 3) * scale), y: Int(frame.midY * scale))
      return [pixel.red, pixel.green, pixel.blue]
    }
    let (modern, classic) = try (color(.modern), color(.classic))
    // Bohrium has the system's blue, which is another one in the classic design.
    expect(modern, equals: [0, 0x7a, 0xff], "\(modern)")
    expect(classic != modern)
  }

  @Test("Samples follow the appearance, the design and the text size while they show")
  func changes() throws {
    let layers = try open("Layers")
    func corner() -> [UInt8] {
      let pixel = layers.snapshot().pixel(x: 132, y: 220)
      return [pixel.red, pixel.green, pixel.blue]
    }
    expect(corner(), equals: [0, 0x7a, 0xff])
    layers.traits = { $0.userInterfaceStyle = .dark }
    layers.settle()
    expect(corner(), equals: [0x0a, 0x84, 0xff])

    for name in ["States", "Search"] {
      let screen = try open(name)
      let table = try #require(screen.views(UITableView.self).first)
      expect(table.tableHeaderView?.frame.height, equals: 56)
      screen.window.traitOverrides.design = .classic
      screen.settle()
      expect(table.tableHeaderView?.frame.height, equals: 44, "\(name)")
    }

    let conference = try open("Conference")
    let header = try #require(conference.views(UILabel.self).first { $0.text == "09:00" })
    expect(header.font.pointSize, equals: 20)
    conference.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    conference.settle()
    let grown = try #require(conference.views(UILabel.self).first { $0.text == "09:00" })
    expect(grown.font.pointSize, equals: 43)
  }

  @Test("Texts of a list begin at one edge", arguments: [UIContentSizeCategory.large, .accessibilityExtraLarge])
  func markdown(size: UIContentSizeCategory) throws {
    let screen = try open("Markdown") { $0.preferredContentSizeCategory = size }
    let edges = ["Tie up the peas", "Turn the compost", "Sow carrots", "Thin the beets"].map { text in
      let label = screen.views(UILabel.self).first { $0.text == text }
      return label.map { $0.convert($0.bounds, to: nil).minX } ?? -1
    }
    expect(edges[0] > 16 && edges.allSatisfy { abs($0 - edges[0]) <= 0.5 }, "\(edges)")
  }

  @Test("Letters of headers follow the text size in the modern design only")
  func letters() throws {
    for (design, size) in [(UIDesign.modern, CGFloat(40)), (.classic, 18)] {
      let screen = try open("States", design: design) { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
      let header = try #require(screen.views(StateHeader.self).first)
      expect(header.letter.font.pointSize == size && (header.bounds.height < 30) == (size == 18), "\(header.bounds)")
    }
  }

  @Test("Drawn rows of time zones follow the text size up to a limit, also when it changes while they show")
  func timeZones() throws {
    let screen = try open("TimeZones")
    let table = try #require(screen.views(UITableView.self).first)
    expect(table.rowHeight, equals: 56)
    screen.traits = { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
    screen.settle()
    expect(table.rowHeight, equals: 84)
    expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, equals: 84)
    let classic = try open("TimeZones", design: .classic) { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
    expect(classic.views(UITableView.self).first?.rowHeight, equals: 56)
  }
}
