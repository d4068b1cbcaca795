import Foundation
import UIKit

/// Measures animations: each scenario runs once without caches and then three times, and prints a line of JSON with the times of the frames
/// in which something was drawn. With `--frames` it prints each of these frames instead: when it began and ended on the monotonic clock, which
/// a profiler's samples can be matched with, its processor time, and the work done.
@main @MainActor struct TransitionBench {
  private static let usage = """
    usage: TransitionBench [SCENARIO …] [--viewport WIDTHxHEIGHT, in points; may be given again] [--design modern|classic]
      [--runs COUNT] [--frames]
    scenarios: \(Scenario.all.map(\.name).joined(separator: " "))
    """

  static func main() {
    var names: [String] = []
    var sizes: [CGSize] = []
    var design = UIDesign.modern
    var runs = 3
    var listsFrames = false
    var words = CommandLine.arguments.dropFirst()
    while let word = words.popFirst() {
      switch word {
      case "--viewport":
        let sides = words.popFirst()?.split(separator: "x").compactMap { Double($0) } ?? []
        guard sides.count == 2, sides.allSatisfy({ (100...8192).contains($0) }) else { fail() }
        sizes.append(CGSize(width: sides[0], height: sides[1]))
      case "--design":
        guard let name = words.popFirst(), ["modern", "classic"].contains(name) else { fail() }
        design = name == "classic" ? .classic : .modern
      case "--runs":
        guard let count = words.popFirst().flatMap({ Int($0) }), count > 0 else { fail() }
        runs = count
      case "--frames": listsFrames = true
      default:
        guard Scenario.all.contains(where: { $0.name == word }) else { fail() }
        names.append(word)
      }
    }
    if sizes.isEmpty { sizes = [CGSize(width: 375, height: 667), CGSize(width: 1024, height: 768)] }
    for size in sizes {
      for scenario in Scenario.all where names.isEmpty || names.contains(scenario.name) {
        let stage = FrameStage(size: size, design: design)
        let run = scenario.prepare(stage)
        stage.settle()
        stage.begin()
        run()
        let cold = stage.frames.map(\.processor).max() ?? 0
        stage.begin()
        for index in 0..<runs {
          if listsFrames { stage.begin() }
          run()
          if listsFrames { for (place, frame) in stage.frames.enumerated() { print(scenario.name, Int(size.width), index, place, frame) } }
        }
        if !listsFrames { print(line(scenario.name, size, stage, cold: cold)) }
        fflush(nil)
      }
    }
  }

  private static func fail() -> Never {
    FileHandle.standardError.write(Data((usage + "\n").utf8))
    exit(2)
  }

  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static func line(_ name: String, _ size: CGSize, _ stage: FrameStage, cold: Double) -> String {
    let wall = stage.frames.map(\.wall).sorted()
    let processor = stage.frames.map(\.processor).sorted()
    func number(_ value: Double) -> String { String(format: "%.3f", value) }
    func part(_ times: [Double], _ part: Double) -> String {
      number(times.isEmpty ? 0 : times[Int(part * Double(times.count - 1) + 0.5)])
    }
    let fields = [
      "\"toolkit\":\"trestle\"", "\"renderer\":\"\(build)-\(Int(size.width))x\(Int(size.height))@2x\"", "\"scenario\":\"\(name)\"",
      "\"rows\":0", "\"frames\":\(wall.count)", "\"frame_ms_p50\":\(part(wall, 0.5))", "\"frame_ms_p95\":\(part(wall, 0.95))",
      "\"frame_ms_p99\":\(part(wall, 0.99))", "\"frame_ms_max\":\(part(wall, 1))", "\"frame_cpu_ms_p50\":\(part(processor, 0.5))",
      "\"frame_cpu_ms_p95\":\(part(processor, 0.95))", "\"frame_cpu_ms_p99\":\(part(processor, 0.99))",
      "\"frame_cpu_ms_max\":\(part(processor, 1))", "\"cold_frame_cpu_ms_max\":\(number(cold))",
    ]
    return "{" + fields.joined(separator: ",") + "}"
  }
}
