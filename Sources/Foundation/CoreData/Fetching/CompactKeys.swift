/// Primary keys in four bytes each as long as they fit, otherwise in eight.
struct CompactKeys {
  private var short: [UInt32] = []
  private var long: [Int64] = []

  var count: Int { short.count + long.count }
  var isEmpty: Bool { count == 0 }

  mutating func reserveCapacity(_ count: Int) { short.reserveCapacity(count) }

  mutating func append(_ keys: [Int64]) {
    if long.isEmpty, keys.allSatisfy({ UInt32(exactly: $0) != nil }) {
      short += keys.lazy.map { UInt32(truncatingIfNeeded: $0) }
    } else {
      if long.isEmpty { (long, short) = (all, []) }
      long += keys
    }
  }

  subscript(index: Int) -> Int64 { long.isEmpty ? Int64(short[index]) : long[index] }

  var all: [Int64] { long.isEmpty ? short.map(Int64.init) : long }
}
