/// Growable contiguous storage for plain values, owned by one solver: no reference counting, no bounds checks, no copies.
struct FlatBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating _modify { yield &base[index] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    base[count] = element
    count += 1
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  mutating func removeAll() {
    count = 0
  }

  /// Removes the element at `index`; the last one replaces it.
  mutating func swapRemove(at index: Int) {
    count -= 1
    base[index] = base[count]
  }

  mutating func grow(by extra: Int, filledWith value: Element) {
    if count + extra > capacity { reserve(count + extra) }
    (base + count).update(repeating: value, count: extra)
    count += extra
  }

  mutating func reserve(_ minimum: Int) {
    guard minimum > capacity else { return }
    let wider = max(minimum, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: wider)
    moved.update(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = wider
  }
}

extension FlatBuffer where Element: Equatable {
  mutating func removeFirst(_ element: Element) {
    for index in 0..<count where base[index] == element {
      swapRemove(at: index)
      return
    }
  }
}
