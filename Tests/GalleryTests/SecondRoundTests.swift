import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Uses every sample of the Gallery twice in one process, each time on a new screen.
@MainActor @Suite(.serialized) struct SecondRoundTests {
  private static let size = CGSize(width: 320, height: 480)

  @Test("A second pass through all samples of the Gallery draws the same pictures as the first")
  func everySampleTwice() throws {
    // 12:00 in Greenwich on July 1, 2026. The time of day differs between the rounds.
    Gallery.now = { Date(timeIntervalSince1970: 1_782_907_200) }
    defer { Gallery.now = { Date() } }
    let samples = Gallery.samples
    let first = samples.map(pictures)
    let second = samples.map(pictures)
    for (sample, (before, after)) in zip(samples, zip(first, second)) {
      for (step, (one, other)) in zip(before, after).enumerated() where !one.hasSamePixels(as: other) {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).appendingPathComponent(".build/snapshot-failures")
        try one.writePNG(to: folder.appendingPathComponent("\(sample.name)-\(step)-first.png"))
        try other.writePNG(to: folder.appendingPathComponent("\(sample.name)-\(step)-second.png"))
        Issue.record("\(sample.name) differs in step \(step); see \(folder.path)")
      }
      expect(before.count, equals: after.count)
    }
  }

  /// Touches a sample, and takes a picture after every step. It ends in the middle of one.
  private func pictures(of sample: Sample) -> [CGImage] {
    for key in ["Size", "Style"] { UserDefaults.standard.removeObject(forKey: key) }
    let chance = SeededChoice()
    BatchUpdatesController.pick = { chance.pick($0) }
    let screen = TestScreen(size: Self.size, scale: 1)
    let list = GalleryController()
    screen.show(GalleryController.makeRoot(list))
    list.open(sample, animated: false)
    // Late contents arrive by the machine's clock, not by the screen's time.
    if sample.isLate { RunLoop.main.run(until: Date(timeIntervalSinceNow: 1)) }
    screen.settle(timeout: 2)
    var pictures = [screen.snapshot()]
    let steps: [() -> Void] = [
      { screen.tap(CGPoint(x: 90, y: 150)) },
      { screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 250)) },
      { screen.press(.keyboardDownArrow) },
      { screen.longPress(CGPoint(x: 160, y: 210)) },
      { screen.type("a") },
    ]
    for step in steps {
      step()
      screen.advance(by: 0.7)
      pictures.append(screen.snapshot())
    }
    _ = screen.touchDown(CGPoint(x: 200, y: 300))
    screen.advance(by: 0.4)
    return pictures
  }
}

/// Random choices from a fixed seed.
@MainActor private final class SeededChoice {
  private var generator = Noise(seed: 23)

  func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
}
