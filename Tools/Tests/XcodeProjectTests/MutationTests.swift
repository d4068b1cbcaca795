import Foundation
import Testing
import TrestleExpectations

import XcodeProject

@Suite struct MutationTests {
  /// SplitMix64, so that a failing copy can be made again.
  private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private func mutate(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(Array("{}();=\"\\/*<>$[]".utf8).randomElement(using: &generator)!, at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...80, using: &generator)))
      case 4:
        // A piece from elsewhere: identifiers that name the wrong object, cycles of groups.
        let from = Int.random(in: 0..<bytes.count, using: &generator)
        bytes.insert(contentsOf: Array(bytes[from..<min(bytes.count, from + Int.random(in: 1...40, using: &generator))]), at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  @Test(
    "Ten thousand damaged project files yield a model, or an error with a line",
    arguments: [SampleProject.synchronized, SampleProject.classic])
  func mutations(project: String) {
    var generator = SeededGenerator(state: 20)
    var files = MemoryFiles(SampleProject.sources)
    var read = 0
    for round in 0..<5_000 {
      files.add("/p/Sample.xcodeproj/project.pbxproj", Data(mutate(Array(project.utf8), using: &generator)))
      do {
        _ = try ProjectModel(.project("/p/Sample.xcodeproj"), files: files).summary
        read += 1
      } catch let error as ProjectError {
        if error.line == nil { Issue.record("round \(round): \(error) has no line") }
      } catch {
        Issue.record("round \(round): \(error)")
      }
    }
    expect(read, above: 100)
  }
}
