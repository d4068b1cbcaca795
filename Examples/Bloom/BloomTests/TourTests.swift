#if canImport(UIKitTesting)
  import Foundation
  import Testing
  import UIKit
  import UIKitTesting

  @testable import Bloom

  /// Uses the app by touches, and writes the frames of an animated picture into the folder that `BLOOM_TOUR` names.
  @MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["BLOOM_TOUR"] != nil, "BLOOM_TOUR names no folder"))
  struct TourTests {
    @Test func theTour() throws {
      let stage = try Stage(size: CGSize(width: 375, height: 667))
      let film = Film(stage.screen, folder: URL(fileURLWithPath: ProcessInfo.processInfo.environment["BLOOM_TOUR"] ?? ""))
      let icon = FlowerPicture.portrait.image(
        of: FlowerLook(hue: 0.915, petals: 13, shape: .heart), size: CGSize(width: 1024, height: 1024), traits: UITraitCollection.current)
      try icon.pngData()?.write(to: film.folder.appendingPathComponent("icon.png"))
      film.wait(0.8)
      // Scrolls to June by the index. A swipe shows the actions of a row; the flower is deleted and restored.
      film.drag(from: CGPoint(x: 368, y: 314), to: CGPoint(x: 368, y: 357), 0.6)
      film.wait(0.4)
      let poppy = try place(of: "Poppy", on: stage, film)
      film.drag(from: CGPoint(x: 320, y: poppy.y), to: CGPoint(x: 130, y: poppy.y), 0.35)
      film.wait(0.5)
      film.tap(CGPoint(x: 337, y: poppy.y))
      film.wait(0.8)
      film.tap(CGPoint(x: 350, y: 645))
      film.wait(0.9)
      // The flower, and its header pulled down.
      film.tap(try place(of: "Cornflower", on: stage, film))
      film.wait(0.9)
      film.drag(from: CGPoint(x: 187, y: 200), to: CGPoint(x: 187, y: 340), 0.5)
      film.wait(0.5)
      film.drag(from: CGPoint(x: 187, y: 500), to: CGPoint(x: 187, y: 230), 0.5)
      film.wait(0.5)
      film.tap(CGPoint(x: 40, y: 22))
      film.wait(0.7)
      // The pictures, then the dark appearance.
      film.tap(CGPoint(x: 26, y: 645))
      film.wait(0.8)
      film.drag(from: CGPoint(x: 187, y: 560), to: CGPoint(x: 187, y: 300), 0.4)
      film.wait(0.3)
      stage.screen.traits = { $0.userInterfaceStyle = .dark }
      film.wait(0.9)
      film.tap(CGPoint(x: 40, y: 22))
      film.wait(0.6)
      // A new flower.
      film.tap(CGPoint(x: 350, y: 22))
      film.wait(0.9)
      film.tap(CGPoint(x: 150, y: 606))
      film.wait(0.3)
      for letter in "Lilac" {
        stage.screen.type(String(letter))
        film.wait(0.12)
      }
      film.wait(0.4)
      film.tap(CGPoint(x: 340, y: 360))
      film.wait(0.7)
      film.drag(from: CGPoint(x: 187, y: 240), to: CGPoint(x: 187, y: 420), 0.5)
      film.wait(1.5)
      #expect(film.count > 100)
    }

    /// Scrolls until a flower's row is between the bars, and returns its middle.
    private func place(of name: String, on stage: Stage, _ film: Film) throws -> CGPoint {
      for _ in 0..<12 {
        if let place = try stage.place(of: name), 90..<600 ~= place.y { return place }
        film.drag(from: CGPoint(x: 187, y: 420), to: CGPoint(x: 187, y: 260), 0.4)
        film.wait(0.3)
      }
      return try #require(try stage.place(of: name))
    }
  }

  extension Stage {
    /// The middle of a flower's row; nil if it is not visible.
    fileprivate func place(of name: String) throws -> CGPoint? {
      let cell = try list.tableView?.visibleCells.first { $0.accessibilityLabel?.hasPrefix(name) ?? false }
      return cell.map { $0.convert(CGPoint(x: 150, y: $0.bounds.midY), to: nil) }
    }
  }

  /// Writes a frame each tenth of a second, with a dot under the finger.
  @MainActor private final class Film {
    private let screen: TestScreen
    let folder: URL
    private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 34, height: 34))
    private(set) var count = 0
    private var next = 0.0

    init(_ screen: TestScreen, folder: URL) {
      self.screen = screen
      self.folder = folder
      dot.backgroundColor = UIColor.systemGray.withAlphaComponent(0.55)
      dot.layer.cornerRadius = 17
      dot.layer.zPosition = 1000
      dot.isUserInteractionEnabled = false
      next = screen.now
    }

    func wait(_ seconds: TimeInterval) {
      let end = screen.now + seconds
      while screen.now < end {
        screen.advance(by: 1.0 / 60)
        if screen.now >= next {
          next += 1.0 / 10
          count += 1
          try? screen.snapshot().writePNG(to: folder.appendingPathComponent(String(format: "frame-%04d.png", count)))
        }
      }
    }

    func tap(_ point: CGPoint) { drag(from: point, to: point, 0.15, hold: 0) }

    func drag(from: CGPoint, to: CGPoint, _ seconds: TimeInterval, hold: TimeInterval = 0.2) {
      screen.window.addSubview(dot)
      dot.center = from
      wait(0.15)
      let touch = screen.touchDown(from)
      let steps = max(1, Int(seconds * 60))
      for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        dot.center = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        if from != to { touch.move(to: dot.center) }
        wait(1.0 / 60)
      }
      wait(hold)
      touch.up()
      dot.removeFromSuperview()
    }
  }
#endif
