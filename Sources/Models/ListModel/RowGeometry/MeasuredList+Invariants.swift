extension MeasuredList {
  /// Stops the program, in debug builds, if the blocks and the sums above them disagree.
  func _invariantCheck() {
    #if DEBUG
      var count = 0
      var sum = 0
      for (number, block) in blocks.enumerated() {
        let prefix = tree.prefix(number)
        precondition(prefix.count == count && prefix.sum == sum, "tree out of step with block \(number)")
        precondition(block.count > 0, "empty block \(number)")
        if block.isUniform {
          precondition(block.sum == Int(block.uniform) * block.count, "wrong sum of a uniform block")
        } else {
          precondition(block.count == block.values.count && block.count <= MeasuredBlock.capacity * 2, "wrong count of a block")
          precondition(block.sum == block.values.reduce(0) { $0 + Int($1) }, "wrong sum of a block")
        }
        count += block.count
        sum += block.sum
      }
      precondition(tree.total.count == count && tree.total.sum == sum, "wrong total")
    #endif
  }
}
