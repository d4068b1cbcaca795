import UIKit

/// A window that logs its touches line by line, so that nothing is lost when the program ends abnormally.
final class RecordingWindow: UIWindow {
  private let file: FileHandle
  private var recording: TouchRecording
  private var start: TimeInterval?
  private var fingers: [ObjectIdentifier: Int] = [:]
  private var nextFinger = 0

  init(frame: CGRect, file: URL) throws {
    recording = TouchRecording(size: frame.size)
    try recording.text.write(to: file, atomically: true, encoding: .utf8)
    self.file = try FileHandle(forWritingTo: file)
    try self.file.seekToEnd()
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] { note(touch) }
    super.sendEvent(event)
  }

  private func note(_ touch: UITouch) {
    let phase: TouchRecording.Phase
    switch touch.phase {
    case .began: phase = .began
    case .moved: phase = .moved
    case .ended: phase = .ended
    case .cancelled: phase = .cancelled
    default: return
    }
    let id = ObjectIdentifier(touch)
    if phase == .began {
      fingers[id] = nextFinger
      nextFinger += 1
    }
    guard let finger = fingers[id] else { return }
    if phase == .ended || phase == .cancelled { fingers[id] = nil }
    let began = start ?? touch.timestamp
    start = began
    recording.steps = [.init(time: touch.timestamp - began, phase: phase, finger: finger, point: touch.location(in: nil))]
    let line = recording.text.split(separator: "\n").last.map { $0 + "\n" } ?? ""
    try? file.write(contentsOf: Data(line.utf8))
  }
}
