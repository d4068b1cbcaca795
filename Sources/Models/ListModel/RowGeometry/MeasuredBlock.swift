/// A range of consecutive values of a `MeasuredList`: stored individually, or any number of equal values.
struct MeasuredBlock: Sendable {
  /// Blocks of individual values are filled to this size and split at twice the size.
  static let capacity = 512

  private(set) var count: Int
  private(set) var sum: Int
  /// The value of every entry while `values` is empty.
  private(set) var uniform: UInt32
  private(set) var values: ContiguousArray<UInt32>

  init(repeating value: UInt32, count: Int) {
    self.count = count
    uniform = value
    sum = Int(value) * count
    values = []
  }

  init(_ values: ContiguousArray<UInt32>) {
    count = values.count
    sum = values.withUnsafeBufferPointer { $0.reduce(0) { $0 + Int($1) } }
    uniform = 0
    self.values = values
  }

  var isUniform: Bool { values.isEmpty }

  subscript(index: Int) -> UInt32 {
    isUniform ? uniform : values[index]
  }

  func sum(before index: Int) -> Int {
    if isUniform { return Int(uniform) * index }
    return values.withUnsafeBufferPointer { values in
      var result = 0
      for position in 0..<index { result += Int(values[position]) }
      return result
    }
  }

  /// Returns the last index before which sum + stride × index is at most `offset`, never past the last entry.
  func index(at offset: Int, stride: Int) -> Int {
    if isUniform {
      let step = Int(uniform) + stride
      return step == 0 ? count - 1 : min(count - 1, offset / step)
    }
    return values.withUnsafeBufferPointer { values in
      var reached = 0
      var position = 0
      while position < values.count - 1 {
        reached += Int(values[position]) + stride
        if reached > offset { break }
        position += 1
      }
      return position
    }
  }
}

extension MeasuredBlock {
  mutating func set(_ value: UInt32, at index: Int) {
    sum += Int(value) - Int(values[index])
    values[index] = value
  }

  mutating func insert(_ value: UInt32, at index: Int) {
    values.insert(value, at: index)
    count += 1
    sum += Int(value)
  }

  mutating func remove(at index: Int) -> UInt32 {
    let value = values.remove(at: index)
    count -= 1
    sum -= Int(value)
    return value
  }

  mutating func growUniform(by extra: Int) {
    count += extra
    sum += Int(uniform) * extra
  }

  mutating func append(contentsOf other: MeasuredBlock) {
    values.append(contentsOf: other.values)
    count += other.count
    sum += other.sum
  }

  mutating func writeOut() {
    if isUniform { values = ContiguousArray(repeating: uniform, count: count) }
  }

  func slice(_ range: Range<Int>) -> MeasuredBlock {
    isUniform ? MeasuredBlock(repeating: uniform, count: range.count) : MeasuredBlock(ContiguousArray(values[range]))
  }
}
