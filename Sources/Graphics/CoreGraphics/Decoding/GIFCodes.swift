/// Decompresses the codes of one GIF frame, which represent runs of color indices.
struct GIFCodes {
  private(set) var pixels: [UInt8] = []
  private let pixelCount: Int
  private let clearCode: Int
  private let firstSize: Int
  private var size: Int
  private var next: Int
  private var previous: Int?
  private var isEnded = false
  private var bits = 0
  private var bitCount = 0
  private var prefix = [Int16](repeating: -1, count: 4096)
  private var suffix = [UInt8](repeating: 0, count: 4096)
  private var stack: [UInt8] = []

  init(codeSize: Int, pixelCount: Int) {
    self.pixelCount = pixelCount
    clearCode = 1 << codeSize
    firstSize = codeSize + 1
    size = firstSize
    next = clearCode + 2
    for code in 0..<clearCode { suffix[code] = UInt8(truncatingIfNeeded: code) }
    // Not reserved completely: the frame may declare a larger size than its data.
    pixels.reserveCapacity(min(pixelCount, 1 << 16))
  }

  var isComplete: Bool { pixels.count == pixelCount }

  mutating func feed(_ block: ArraySlice<UInt8>) {
    for byte in block {
      if isEnded { return }
      bits |= Int(byte) << bitCount
      bitCount += 8
      while bitCount >= size, !isEnded {
        let code = bits & (1 << size - 1)
        bits >>= size
        bitCount -= size
        take(code)
      }
    }
  }

  private mutating func take(_ code: Int) {
    if code == clearCode {
      size = firstSize
      next = clearCode + 2
      previous = nil
      return
    }
    guard code != clearCode + 1, pixels.count < pixelCount else {
      isEnded = true
      return
    }
    guard let previous else {
      guard code < clearCode else {
        isEnded = true
        return
      }
      pixels.append(suffix[code])
      self.previous = code
      return
    }
    guard code <= next, code < 4096 else {
      isEnded = true
      return
    }
    stack.removeAll(keepingCapacity: true)
    // A code that is only now being defined is the previous run and its own first index.
    var walk = code
    if code == next {
      stack.append(0)
      walk = previous
    }
    while walk >= clearCode {
      stack.append(suffix[walk])
      walk = Int(prefix[walk])
    }
    let first = suffix[walk]
    stack.append(first)
    if code == next { stack[0] = first }
    if next < 4096 {
      prefix[next] = Int16(previous)
      suffix[next] = first
      next += 1
      if next == 1 << size, size < 12 { size += 1 }
    }
    pixels.append(contentsOf: stack.reversed().prefix(pixelCount - pixels.count))
    self.previous = code
  }
}
