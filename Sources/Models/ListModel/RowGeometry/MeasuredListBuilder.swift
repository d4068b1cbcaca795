/// Packs a sequence of values into the blocks of a `MeasuredList`, long runs of equal ones into one block.
struct MeasuredListBuilder {
  /// A shorter run is stored individually with its neighbors, because a block of its own would cost more than it saves.
  private static let shortestRun = MeasuredBlock.capacity * 2

  private var blocks: ContiguousArray<MeasuredBlock> = []
  private var open: ContiguousArray<UInt32> = []
  private var runValue: UInt32 = 0
  private var runCount = 0

  @inline(__always)
  mutating func append(_ value: UInt32) {
    if value == runValue {
      runCount += 1
    } else {
      closeRun()
      runValue = value
      runCount = 1
    }
  }

  mutating func append(repeating value: UInt32, count: Int) {
    guard count > 0 else { return }
    append(value)
    runCount += count - 1
  }

  mutating func finish() -> MeasuredList {
    closeRun()
    closeBlock()
    return MeasuredList(blocks: blocks)
  }

  @inline(__always)
  private mutating func closeRun() {
    if runCount >= Self.shortestRun {
      closeBlock()
      blocks.append(MeasuredBlock(repeating: runValue, count: runCount))
    } else {
      var left = runCount
      while left > 0 {
        if open.isEmpty { open.reserveCapacity(MeasuredBlock.capacity) }
        open.append(runValue)
        if open.count == MeasuredBlock.capacity { closeBlock() }
        left -= 1
      }
    }
    runCount = 0
  }

  private mutating func closeBlock() {
    guard !open.isEmpty else { return }
    blocks.append(MeasuredBlock(open))
    open = []
  }
}
