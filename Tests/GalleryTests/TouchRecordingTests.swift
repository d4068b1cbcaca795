import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Recordings are read, written, recorded and played.
@MainActor struct TouchRecordingTests {
  @Test("What is written is read again; damaged lines are named")
  func text() throws {
    var recording = TouchRecording(size: CGSize(width: 320, height: 480))
    recording.steps = [
      .init(time: 0, phase: .began, finger: 0, point: CGPoint(x: 10.5, y: 20)),
      .init(time: 0.25, phase: .moved, finger: 0, point: CGPoint(x: 10.5, y: 60)),
      .init(time: 0.5, phase: .ended, finger: 0, point: CGPoint(x: 10.5, y: 60)),
    ]
    let read = try TouchRecording(text: recording.text)
    expect(read.size == recording.size && read.steps == recording.steps)
    for damaged in [
      "", "screen 0 0", "screen 320 480\n0 began 0 1", "screen 320 480\n1 began 0 1 1\n0.5 ended 0 1 1", "screen 320 480\n0 hit 0 1 1",
    ] {
      #expect(throws: TouchRecording.Mistake.self) { try TouchRecording(text: damaged) }
    }
  }

  @Test("A recorded flick, replayed, scrolls as far as it did")
  func recordAndReplay() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("touches-\(ProcessInfo.processInfo.processIdentifier).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let size = CGSize(width: 320, height: 480)

    let screen = TestScreen(size: size)
    let window = try RecordingWindow(frame: CGRect(origin: .zero, size: size), file: file)
    let recorded = SimpleListController()
    window.rootViewController = recorded
    window.makeKeyAndVisible()
    screen.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 250))
    screen.settle()
    window.isHidden = true
    expect((recorded.view as! UITableView).contentOffset.y, above: 0)

    let recording = try TouchRecording(text: String(contentsOf: file, encoding: .utf8))
    expect(recording.steps.first?.phase == .began && recording.steps.last?.phase == .ended)
    let again = TestScreen(size: recording.size)
    let replayed = SimpleListController()
    again.show(replayed)
    TouchReplay(recording: recording).play(on: again)
    expect(abs((replayed.view as! UITableView).contentOffset.y - (recorded.view as! UITableView).contentOffset.y), below: 0.5)
  }
}
