import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting
import WindowProbe

@testable import HelloLabel
@testable import NibLaunch

@MainActor
@Suite(.serialized, .enabled(if: FixtureRun.hasDisplay, "no X server: Scripts/test runs these under xvfb-run"))
struct ApplicationTests {
  @Test("AP-01 AP-02 The window of the hello-world example has the pixels of a test; closing it ends the program with status 0")
  func helloWorld() throws {
    let expected = try expectWindow(of: "HelloLabel", toShow: HelloController())
    expect((0..<667).contains { y in (0..<375).contains { expected.pixel(x: $0, y: y).red < 80 } }, "the picture shows no text")
  }

  @Test("AP-03 The example with a main nib shows the navigation controller and the table of the nib, with the delegate's data")
  func nibLaunch() throws {
    let root = NibLaunch.RootViewController(style: .plain)
    root.title = "Time Zones"
    root.timeZoneNames = TimeZone.knownTimeZoneIdentifiers.sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }
    try expectWindow(of: "NibLaunch", toShow: UINavigationController(rootViewController: root))
  }

  /// Runs a program and compares its window with an image of `controller`.
  @discardableResult private func expectWindow(
    of program: String, toShow controller: UIViewController, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> CGImage {
    let size = CGSize(width: 375, height: 667)
    let screen = TestScreen(size: size, scale: 1)
    screen.show(controller)
    let expected = screen.snapshot()
    let server = try #require(XServer())
    let before = Set(server.windows())
    let app = try RunningProgram(program, environment: ["TRESTLE_SCALE": "1", "TRESTLE_SIZE": "375x667"])
    let window = try #require(app.wait { server.windows().first { !before.contains($0) && server.visibleSize(of: $0) != nil } })
    var differing = -1
    // The window exists shortly before its first frame.
    _ = app.wait { () -> Bool? in
      differing = Self.difference(server.pixels(of: window, width: 375, height: 667), expected)
      return differing == 0 ? true : nil
    }
    #expect(differing == 0, sourceLocation: sourceLocation)
    server.askToClose(window)
    #expect(app.status() == 0, sourceLocation: sourceLocation)
    return expected
  }

  private static func difference(_ pixels: [UInt32]?, _ image: CGImage) -> Int {
    guard let pixels, pixels.count == image.width * image.height else { return -1 }
    var count = 0
    for y in 0..<image.height {
      for x in 0..<image.width {
        let expected = image.pixel(x: x, y: y)
        let word = UInt32(expected.red) << 16 | UInt32(expected.green) << 8 | UInt32(expected.blue)
        if pixels[y * image.width + x] != word { count += 1 }
      }
    }
    return count
  }

  @Test("AP-01 The delegate is launched once, before the first frame, and is notified of the end; closing the window ends the process")
  func lifecycle() throws {
    let run = try FixtureRun("AppFixture", ["close"])
    expect(run.status, equals: 0)
    expect(run.lines, equals: ["launched frames=0", "active frames=0", "inactive", "background", "terminate"])
  }

  @Test("A pointer's shape and accessory are drawn in a window in place of the server's pointer, which returns beside the view")
  func pointer() throws {
    let server = try #require(XServer())
    let before = Set(server.windows())
    let app = try RunningProgram("AppFixture", ["pointer"], environment: ["TRESTLE_SCALE": "1", "TRESTLE_SIZE": "320x480"])
    let window = try #require(app.wait { server.windows().first { !before.contains($0) && server.visibleSize(of: $0) != nil } })
    let size = try #require(server.visibleSize(of: window))
    func waits(_ condition: ([UInt32]) -> Bool) -> Bool {
      app.wait { server.pixels(of: window, width: size.width, height: size.height).flatMap { condition($0) ? true : nil } } ?? false
    }
    /// The pixels that are neither the white ground nor the box.
    func drawn(_ pixels: [UInt32], _ x: ClosedRange<Int>, _ y: ClosedRange<Int>) -> Int {
      y.reduce(0) { count, row in count + x.filter { ![0xffffff, 0x00ff00].contains(pixels[row * size.width + $0] & 0xffffff) }.count }
    }
    let box = (100...199, 100...199)
    server.movePointer(to: window, x: 20, y: 20)
    expect(waits { $0[150 * size.width + 150] & 0xffffff == 0x00ff00 && drawn($0, box.0, box.1) == 0 })
    server.movePointer(to: window, x: 150, y: 150)
    expect(waits { drawn($0, 141...159, 147...153) > 80 && drawn($0, 162...172, 140...160) > 10 && drawn($0, 100...130, 100...130) == 0 })
    if let visible = server.pointerPixels() { expect(visible, equals: 0, "the server's pointer is hidden") }
    if let folder = ProcessInfo.processInfo.environment["TRESTLE_PICTURES"],
      let pixels = server.pixels(of: window, width: size.width, height: size.height)
    {
      let header = Data("P6 \(size.width) \(size.height) 255\n".utf8)
      let bytes = pixels.flatMap {
        [UInt8(truncatingIfNeeded: $0 >> 16), UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
      }
      try (header + Data(bytes)).write(to: URL(fileURLWithPath: folder).appendingPathComponent("pointer-window.ppm"))
    }
    server.movePointer(to: window, x: 250, y: 300)
    expect(waits { drawn($0, box.0, box.1) == 0 })
    if server.pointerPixels() != nil { expect(app.wait { server.pointerPixels().flatMap { $0 > 0 ? true : nil } } ?? false) }
    server.askToClose(window)
    expect(app.status(), equals: 0)
  }

  @Test("A table that scrolls while windows cover it, are dragged over it and go, and while its own is moved and resized, stays right")
  func scrolling() throws {
    let run = try FixtureRun("AppFixture", ["scroll"], environment: ["TRESTLE_SCALE": "1", "TRESTLE_SIZE": "375x667"])
    expect(run.status, equals: 0)
    expect(run.values("shared"), equals: ["true"], "frames are copied on their way to the server")
    expect(
      run.values("step") == ["plain", "covered", "dragged", "uncovered", "moved-off-the-screen", "moved-back", "larger", "smaller"],
      "\(run.lines)")
    expect(run.values("wrong").allSatisfy { $0 == "0" } && run.values("moves").allSatisfy { $0 == "true" }, "\(run.lines)")
  }

  @Test("Fingers, mouse, wheel, keys and typed text, also beyond ASCII, reach the views") func input() throws {
    let run = try FixtureRun("AppFixture", ["input"], environment: ["TRESTLE_SCALE": "1"])
    expect(run.status, equals: 0)
    let log = run.lines.filter { !["launched", "active", "inactive", "background", "terminate"].contains($0.split(separator: " ")[0]) }
    expect(
      log == [
        "began direct 30.0 40.0", "moved direct 35.0 50.0", "ended direct 35.0 50.0", "began indirectPointer 100.0 110.0",
        "moved indirectPointer 120.0 130.0", "ended indirectPointer 120.0 130.0", "wheel 0.0 -48.0 at 10.0 10.0", "press 58", "release 58",
        "text 日本", "text é🙂", "delete",
      ])
  }

  @Test("Damaged texts that another program has put on the X server's clipboard are pasted as far as they go, or refused")
  func damagedClipboard() throws {
    let count = isSoaking ? 10_000 : 200
    let run = try FixtureRun("AppFixture", ["clipboard", "\(count)"], limit: isSoaking ? 900 : 60)
    expect(run.status, equals: 0)
    let read = try #require(run.values("read").first.flatMap { Int($0) }, "\(run.lines)")
    print("read \(read) of \(count) damaged clipboards")
    expect(read * 2 > count && run.values("wrong") == ["0"], "\(run.lines)")
  }

  @Test("A text composed by an input method is marked in the field until it is committed, or removed when it is canceled")
  func composition() throws {
    let run = try FixtureRun("AppFixture", ["compose"])
    expect(run.status, equals: 0)
    let steps = run.lines.filter { $0.contains("text=") || $0.hasPrefix("area") }
    expect(
      steps == [
        "typed text=a marked=- caret=1", "composing text=aにほ marked=にほ caret=3", "area true", "converted text=a日本 marked=日本 caret=2",
        "accepted text=a日本 marked=- caret=3", "cancelled text=a日本 marked=- caret=3",
      ])
  }

  @Test("The key F11 toggles full screen; files and texts dropped on the window reach the delegate and the view")
  func fullScreenAndDrops() throws {
    let run = try FixtureRun("AppFixture", ["display"], environment: ["TRESTLE_SCALE": "1", "TRESTLE_SIZE": "375x667"])
    expect(run.status, equals: 0)
    // No window manager runs in the tests, so the window does not return to its old size.
    let steps = run.lines.filter { $0.contains("full=") || $0.hasPrefix("open") || $0.hasPrefix("text") }.map {
      $0.hasPrefix("back full=false") ? "back full=false" : $0
    }
    let server = try #require(XServer())
    let screen = server.screenSize
    expect(
      steps == [
        "window full=false size=375x667", "full full=true size=\(screen.width)x\(screen.height)", "back full=false",
        "open a letter.txt file=true inPlace=true", "text dropped words",
      ])
  }

  @Test("Timers, the main queue, main-actor tasks, the run loop's blocks and a run loop run by the program are served, and drawn")
  func services() throws {
    let run = try FixtureRun("AppFixture", ["services"])
    expect(run.status, equals: 0)
    let steps = run.lines.filter { $0.contains("frames=") }.dropFirst(2)
    expect(steps.map { String($0.split(separator: " ")[0]) }, equals: ["timer", "asyncAfter", "task", "perform", "modal", "end"])
    let frames = steps.compactMap { Int($0.split(separator: "=")[1]) }
    expect(zip(frames, frames.dropFirst()).allSatisfy { $0 < $1 }, "\(frames)")
  }
}
