/// A value to be minimized while ties are broken: an error on one side of zero, or the distance of a variable from zero.
struct TieItem {
  /// The rank of the error's level; variables come after all errors.
  var rank: Int32
  /// +1 or -1 for an error above or below zero, 0 for a variable.
  var side: Int8
  var symbol: Int32
  var order: Int

  @inline(__always)
  static func precedes(_ first: TieItem, _ second: TieItem) -> Bool {
    if first.rank != second.rank { return first.rank < second.rank }
    if first.order != second.order { return first.order < second.order }
    return first.side > second.side
  }
}
