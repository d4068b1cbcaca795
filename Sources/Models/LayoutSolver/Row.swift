/// An equation of the tableau: its subject equals `value` plus the sum of its entries, which are nonbasic and zero.
struct Row {
  var value = 0.0
  var subject: Int32 = -1
  var start: Int32 = -1
  var count: Int32 = 0
  var stamp: Int32 = 0
  var sizeClass: UInt8 = 0
  /// The side of zero on which a constraint's error is held: +1, -1, or 0 for the row of a variable.
  var side: Int8 = 0
  var isQueued = false
}
