import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKitTesting

import UIKit
@testable import UIKitInterfaceBuilder

/// Damaged documents: an error or objects, never a crash or a hang.
@Suite(.serialized) @MainActor struct MutatedDocumentTests {
  @Test("NB-22 Mutated documents load or are refused")
  func mutated() throws {
    var sources = try Fixture.all.map { try [UInt8](Data(contentsOf: $0)) }
    sources += try RealDocuments.files.map { try [UInt8](Data(contentsOf: $0)) }
    let (error, warning) = (UIKitErrorHandler.handler, UIKitErrorHandler.warningHandler)
    UIKitErrorHandler.handler = { _ in }
    UIKitErrorHandler.warningHandler = { _ in }
    defer {
      UIKitErrorHandler.handler = error
      UIKitErrorHandler.warningHandler = warning
    }
    let count = isSoaking ? 10_000 : 400
    var noise = Noise(seed: 17)
    var loaded = 0
    var refused = 0
    let shown = ProcessInfo.processInfo.environment["TRESTLE_VERBOSE"] != nil
    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 1)
    for round in 0..<count {
      let bytes = Mutation.apply(to: sources[noise.below(sources.count)], &noise)
      if shown { try? Data(bytes).write(to: URL(fileURLWithPath: "/tmp/trestle-mutated.xib")) }
      do {
        let plan = try InterfacePlan(data: Data(bytes), file: "mutated-\(round)")
        loaded += 1
        for item in Showable.all(of: plan) {
          guard let made = item.make(plan) else { continue }
          if round % 4 == 0 { screen.show(made.controller) }
        }
      } catch {
        refused += 1
      }
    }
    print("mutated documents: \(loaded) loaded, \(refused) refused")
    expect(loaded + refused, equals: count)
    expect(loaded, above: count / 10)
    expect(refused, above: count / 10)
  }
}

/// The ways to damage a document.
enum Mutation {
  static func apply(to source: [UInt8], _ noise: inout Noise) -> [UInt8] {
    var bytes = source
    for _ in 0...noise.below(3) {
      switch noise.below(8) {
      case 0: bytes = Array(bytes.prefix(noise.below(bytes.count + 1)))
      case 1: if !bytes.isEmpty { bytes[noise.below(bytes.count)] = UInt8(noise.below(256)) }
      case 2: removeLine(&bytes, &noise)
      case 3: duplicateLine(&bytes, &noise)
      case 4: replaceNumber(&bytes, &noise)
      case 5, 6: swapValues(&bytes, &noise)
      default: moveLine(&bytes, &noise)
      }
      if bytes.isEmpty { break }
    }
    return bytes
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] { bytes.split(separator: 10, omittingEmptySubsequences: false) }
  private static func joined(_ lines: [ArraySlice<UInt8>]) -> [UInt8] { Array(lines.joined(separator: [10])) }

  private static func removeLine(_ bytes: inout [UInt8], _ noise: inout Noise) {
    var all = lines(bytes)
    // Removing a whole element on its line usually leaves a readable document.
    let candidates = all.indices.filter { all[$0].suffix(2).elementsEqual([47, 62]) }
    guard let index = candidates.isEmpty ? nil : candidates[noise.below(candidates.count)] else { return }
    all.remove(at: index)
    bytes = joined(all)
  }

  private static func duplicateLine(_ bytes: inout [UInt8], _ noise: inout Noise) {
    var all = lines(bytes)
    let index = noise.below(all.count)
    all.insert(all[index], at: noise.below(all.count))
    bytes = joined(all)
  }

  private static func moveLine(_ bytes: inout [UInt8], _ noise: inout Noise) {
    var all = lines(bytes)
    let candidates = all.indices.filter { all[$0].suffix(2).elementsEqual([47, 62]) }
    guard !candidates.isEmpty else { return }
    let line = all.remove(at: candidates[noise.below(candidates.count)])
    all.insert(line, at: noise.below(all.count + 1))
    bytes = joined(all)
  }

  /// Replaces a number by an extreme one.
  private static func replaceNumber(_ bytes: inout [UInt8], _ noise: inout Noise) {
    let numbers = ["-1", "0", "1e308", "-1e308", "nan", "inf", "1e-310", "99999999999999999999", "-0.0", "abc", "", "16:0", "2147483648"]
    replaceValue(&bytes, &noise) { value, noise in
      Double(String(decoding: value, as: UTF8.self)) == nil ? nil : Array(numbers[noise.below(numbers.count)].utf8)
    }
  }

  /// Replaces a value by that of another attribute: ids, words and numbers are mixed.
  private static func swapValues(_ bytes: inout [UInt8], _ noise: inout Noise) {
    let other = values(bytes)
    guard !other.isEmpty else { return }
    let replacement = Array(bytes[other[noise.below(other.count)]])
    replaceValue(&bytes, &noise) { _, _ in replacement }
  }

  private static func values(_ bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    for index in bytes.indices where bytes[index] == 34 {
      if let begin = start {
        result.append(begin..<index)
        start = nil
      } else {
        start = index + 1
      }
    }
    return result
  }

  private static func replaceValue(
    _ bytes: inout [UInt8], _ noise: inout Noise, _ change: (ArraySlice<UInt8>, inout Noise) -> [UInt8]?
  ) {
    let all = values(bytes)
    guard !all.isEmpty else { return }
    for _ in 0..<20 {
      let range = all[noise.below(all.count)]
      if let new = change(bytes[range], &noise) {
        bytes.replaceSubrange(range, with: new)
        return
      }
    }
  }
}
