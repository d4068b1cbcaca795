extension Array {
  /// Returns the index of the first element that does not satisfy `isBefore`, in an array sorted by it.
  @inlinable
  package func lowerBound(_ isBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
