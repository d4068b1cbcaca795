/// How offsets of what is shown stand for offsets of the text: a secure field shows bullets, and of an endless line only a part is laid
/// out.
enum TextDisplayMap {
  case same
  /// Each character of the text is one unit of what is shown; the offsets at which characters begin, and the end.
  case characters([Int])
  /// What is shown begins at an offset of the text and has so many units.
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
