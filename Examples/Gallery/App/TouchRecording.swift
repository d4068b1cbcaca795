import UIKit

/// Touches with their times, as lines that can be stored, read and replayed: `TIME began|moved|ended|cancelled FINGER X Y`.
struct TouchRecording {
  enum Phase: String { case began, moved, ended, cancelled }

  struct Step: Equatable {
    /// Seconds since the first touch.
    var time: TimeInterval
    var phase: Phase
    var finger: Int
    var point: CGPoint
  }

  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  /// The screen on which it was recorded.
  var size: CGSize
  var steps: [Step] = []

  init(size: CGSize) {
    self.size = size
  }

  init(text: String) throws {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
    guard let head = lines.first, head.count == 3, head[0] == "screen", let width = Double(head[1]), let height = Double(head[2]),
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { throw Mistake(description: "a recording begins with a line such as: screen 375 667") }
    size = CGSize(width: width, height: height)
    for (number, words) in lines.enumerated().dropFirst() {
      guard words.count == 5, let time = Double(words[0]), time >= steps.last?.time ?? 0, time <= 86_400,
        let phase = Phase(rawValue: String(words[1])), let finger = Int(words[2]), let x = Double(words[3]), let y = Double(words[4]),
        x.isFinite, y.isFinite
      else { throw Mistake(description: "line \(number + 1) of the recording is no touch: \(words.joined(separator: " "))") }
      steps.append(Step(time: time, phase: phase, finger: finger, point: CGPoint(x: x, y: y)))
    }
  }

  var text: String {
    func number(_ value: Double) -> String { String(format: "%.4g", value) }
    var text = "screen \(number(size.width)) \(number(size.height))\n"
    for step in steps {
      text += String(format: "%.4f", step.time)
      text += " \(step.phase.rawValue) \(step.finger) \(number(step.point.x)) \(number(step.point.y))\n"
    }
    return text
  }
}
