/// Maps offsets of the displayed text to offsets of the text: a secure field displays bullets, and only a part of a very long line is laid
/// out.
enum TextDisplayMap {
  case same
  /// Each character of the text is one unit of the displayed text; contains the offsets of the characters' beginnings, and the end.
  case characters([Int])
  /// The displayed text begins at an offset of the text and has `count` units.
  case window(start: Int, count: Int)

  func shown(_ offset: Int) -> Int {
    switch self {
    case .same: return offset
    case .characters(let starts):
      var low = 0
      var high = starts.count - 1
      while low < high {
        let middle = (low + high) / 2
        if starts[middle] < offset { low = middle + 1 } else { high = middle }
      }
      return low
    case .window(let start, let count): return min(max(offset - start, 0), count)
    }
  }

  func offset(_ shown: Int) -> Int {
    switch self {
    case .same: shown
    case .characters(let starts): starts[min(max(shown, 0), starts.count - 1)]
    case .window(let start, let count): start + min(max(shown, 0), count)
    }
  }
}
