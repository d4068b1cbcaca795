import Foundation
import Synchronization

/// The keys of rows: the number of a key space, `p` and the primary key, such as `3p12`. A key space is a table of a store; its number is
/// the same for all coordinators of a process that use the store. The key of an unsaved object is `n` and a number. Keys of up to 15
/// characters are stored inline, without an allocation.
enum ObjectKey {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var spaces: [String: Int] = [:]

  static func space(store identifier: String, table: String) -> Int {
    lock.withLock {
      let name = identifier + "/" + table
      if let known = spaces[name] { return known }
      spaces[name] = spaces.count + 1
      return spaces.count
    }
  }

  static func make(_ space: Int, _ primary: Int64) -> String {
    let length = digits(UInt64(space)) + 1 + (primary < 0 ? 1 : 0) + digits(primary.magnitude)
    // A fetch creates millions of keys; interpolation takes several times as long.
    return String(unsafeUninitializedCapacity: length) { bytes in
      var end = length
      func write(_ number: UInt64) {
        var rest = number
        repeat {
          end -= 1
          bytes[end] = UInt8(ascii: "0") + UInt8(rest % 10)
          rest /= 10
        } while rest > 0
      }
      write(primary.magnitude)
      if primary < 0 {
        end -= 1
        bytes[end] = UInt8(ascii: "-")
      }
      end -= 1
      bytes[end] = UInt8(ascii: "p")
      write(UInt64(space))
      return length
    }
  }

  private static func digits(_ number: UInt64) -> Int {
    var (rest, count) = (number, 1)
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }

  /// Returns the last part of an object's URL, such as `p12`.
  static func reference(of key: String) -> String { parts(key).map { "p\($0.primary)" } ?? key }

  private static let lastTemporary = Atomic<Int>(0)

  /// Returns a key for an object that was not saved, which no other object of the process has.
  static func makeTemporary() -> String { "n" + String(lastTemporary.wrappingAdd(1, ordering: .relaxed).newValue) }

  /// Returns the parts of a key; nil for an unsaved object.
  static func parts(_ key: String) -> (space: Int, primary: Int64)? {
    var (space, number, count): (Int?, Int64, Int) = (nil, 0, 0)
    var isNegative = false
    for byte in key.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
        // The number is accumulated as a negative one, because the lowest integer has no positive counterpart.
        let (next, isTooSmall) = product.subtractingReportingOverflow(Int64(byte - UInt8(ascii: "0")))
        guard !isTooLarge, !isTooSmall else { return nil }
        number = next
        count += 1
      case UInt8(ascii: "p") where space == nil && count > 0 && number > .min:
        space = Int(-number)
        (number, count) = (0, 0)
      case UInt8(ascii: "-") where space != nil && count == 0 && !isNegative: isNegative = true
      default: return nil
      }
    }
    guard let space, count > 0, isNegative || number > .min else { return nil }
    return (space, isNegative ? number : -number)
  }
}
