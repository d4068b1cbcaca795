import Foundation

/// The common prefix and suffix of two texts, in UTF-16 units.
///
/// Compares blocks with `memcmp`, so that an edit of a long text is fast in a debug build too.
struct TextDifference {
  private(set) var prefix = 0
  private(set) var suffix = 0

  private static let block = 4096

  init(_ old: [UInt16], _ new: [UInt16]) {
    let limit = min(old.count, new.count)
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        guard let left = old.baseAddress, let right = new.baseAddress else { return }
        prefix = TextDifference.common(limit) { memcmp(left + $0, right + $0, $1 * 2) == 0 }
        let (leftEnd, rightEnd) = (left + old.count, right + new.count)
        suffix = TextDifference.common(limit - prefix) { memcmp(leftEnd - $0 - $1, rightEnd - $0 - $1, $1 * 2) == 0 }
      }
    }
  }

  /// Returns the number of equal units, counted from one end: whole blocks first, then by bisection.
  ///
  /// - Parameter isSame: Compares a number of units after a number of units that are known to be equal.
  private static func common(_ limit: Int, _ isSame: (_ done: Int, _ count: Int) -> Bool) -> Int {
    var done = 0
    while done + block <= limit, isSame(done, block) { done += block }
    var step = min(block, limit - done)
    while step > 0 {
      if done + step <= limit, isSame(done, step) { done += step } else { step /= 2 }
    }
    return done
  }
}
