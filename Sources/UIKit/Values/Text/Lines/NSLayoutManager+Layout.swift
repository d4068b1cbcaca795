import CoreGraphics
package import TrestleText

extension NSLayoutManager {
  /// A view that shows the text.
  final var owner: (any TextContainerOwner)? { textContainers.lazy.compactMap(\.owner).first }

  /// The view whose own column of lines is the layout: a plain one, of which only the visible part is laid out.
  package final var columnOwner: (any TextContainerOwner)? {
    guard textContainers.count == 1, textContainers[0].isPlainColumn, delegate == nil, usesFontLeading, temporary.isEmpty else {
      return nil
    }
    return textContainers[0].owner
  }

  final var textLength: Int { preparedText.text.count }

  /// The prepared text with the temporary attributes.
  final var preparedText: PreparedText {
    let plain = plainText
    guard !temporary.isEmpty else { return plain }
    if let known = lines.covered, known.source === plain { return known.result }
    let made = PreparedText(temporary.over(plain.text), defaultDirection: plain.defaultDirection)
    lines.covered = (plain, made)
    return made
  }

  /// The prepared text of the view, or without a view that of the storage.
  private var plainText: PreparedText {
    if let owner { return owner.preparedContainerText().value }
    if let made = lines.prepared { return made }
    var conversion = TextConversion()
    conversion.hyphenationFactor = hyphenationFactor
    let made = PreparedText(conversion.text(storage ?? NSTextStorage()))
    lines.prepared = made
    return made
  }

  // MARK: Changes

  final func changeTemporary(_ range: NSRange, _ change: (inout TemporaryAttributes.Values) -> Void) {
    guard let range = Range(range)?.clamped(to: 0..<textLength) else { return }
    temporary.change(range, change)
    lines.forgetText()
    for container in textContainers { container.owner?.containerChanged() }
  }

  final func temporaryValues(at index: Int, _ range: UnsafeMutablePointer<NSRange>?) -> TemporaryAttributes.Values {
    let found = temporary.values(at: index)
    range?.pointee = NSRange(found.range.clamped(to: 0..<max(textLength, 0)))
    return found.values
  }

  final func take(_ storage: NSTextStorage?) {
    self.storage = storage
    lines.forgetText()
    for container in textContainers { container.owner?.textStorageChanged(storage.map(UncheckedSendable.init)) }
    tellInvalid()
  }

  final func textChanged() {
    lines.forgetText()
    for container in textContainers { container.owner?.containerChanged() }
    tellInvalid()
  }

  final func linesChanged() {
    lines.forgetLines()
    for container in textContainers { container.owner?.containerChanged() }
    tellInvalid()
  }

  final func tellInvalid() {
    guard let owner = delegate else { return }
    nonisolated(unsafe) let delegate = owner
    nonisolated(unsafe) let manager = self
    MainActor.assumeIsolated { delegate.layoutManagerDidInvalidateLayout(manager) }
  }

  /// Asks the delegate for a length; returns nil if the delegate does not provide it.
  final func delegated(_ ask: @MainActor (any NSLayoutManagerDelegate, NSLayoutManager) -> CGFloat) -> CGFloat? {
    guard let owner = delegate else { return nil }
    nonisolated(unsafe) let delegate = owner
    nonisolated(unsafe) let manager = self
    let length = MainActor.assumeIsolated { ask(delegate, manager) }
    return length.isFinite ? length : nil
  }

  /// Returns the fragment as the delegate changes it.
  final func placed(_ fragment: LineFragment, in container: NSTextContainer) -> LineFragment {
    guard let owner = delegate, !fragment.isExtra else { return fragment }
    nonisolated(unsafe) let delegate = owner
    nonisolated(unsafe) let manager = self
    nonisolated(unsafe) let container = container
    let baseline = CGFloat(fragment.layout.lines[fragment.line].baseline)
    return MainActor.assumeIsolated {
      var (rect, used, offset) = (fragment.rect, fragment.usedRect, fragment.baseline - fragment.rect.minY)
      guard
        delegate.layoutManager(
          manager, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &offset, in: container,
          forGlyphRange: NSRange(fragment.range)),
        [rect.minX, rect.minY, rect.width, rect.height, used.minX, used.minY, used.width, used.height, offset].allSatisfy(\.isFinite)
      else { return fragment }
      var placed = fragment
      placed.origin.x += rect.minX - fragment.rect.minX
      placed.origin.y = rect.minY + offset - baseline
      (placed.rect, placed.usedRect) = (rect, used)
      return placed
    }
  }

  // MARK: Fragments

  /// All lines, if they do not come from a view's column.
  private var ownFragments: [LineFragment] {
    let prepared = preparedText
    let sizes = textContainers.map(\.size)
    if let known = lines.fragments(for: prepared, sizes) { return known }
    let made = makeFragments(prepared)
    lines.keep(made, for: prepared, sizes)
    if let owner = delegate {
      let isAll = (made.last?.range.upperBound ?? 0) >= prepared.text.count
      nonisolated(unsafe) let delegate = owner
      nonisolated(unsafe) let manager = self
      nonisolated(unsafe) let last = isAll ? made.last.flatMap { container($0.container) } : nil
      MainActor.assumeIsolated { delegate.layoutManager(manager, didCompleteLayoutFor: last, atEnd: isAll) }
    }
    return made
  }

  package final func makeFragments(_ prepared: PreparedText) -> [LineFragment] {
    guard !textContainers.isEmpty else { return [] }
    var builder = LineFragmentBuilder(self, textContainers, prepared)
    builder.build()
    return builder.fragments
  }

  final func container(_ index: Int) -> NSTextContainer? { textContainers.indices.contains(index) ? textContainers[index] : nil }

  package final func index(of container: NSTextContainer) -> Int? { textContainers.firstIndex { $0 === container } }

  final func layOutAll() {
    if let columnOwner { columnOwner.layOutFlow() } else { _ = ownFragments }
  }

  final func fragments(showing range: NSRange) -> [LineFragment] {
    guard let range = Range(range) else { return [] }
    return fragments(showing: range.clamped(to: 0..<max(textLength, 0)))
  }

  /// Returns the lines that contain a part of a range; for an empty range, the line that contains it.
  package final func fragments(showing range: Range<Int>) -> [LineFragment] {
    if let columnOwner { return columnOwner.flowFragments(showing: range) }
    let all = ownFragments
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      let isBefore = all[middle].range.upperBound <= range.lowerBound && middle + 1 < all.count
      if isBefore { low = middle + 1 } else { high = middle }
    }
    var found: [LineFragment] = []
    while low < all.count, found.isEmpty || all[low].range.lowerBound < range.upperBound {
      found.append(all[low])
      low += 1
    }
    return found
  }

  /// Returns the lines of a container between two heights.
  package final func fragments(
    in container: NSTextContainer, from top: CGFloat = -.greatestFiniteMagnitude, to bottom: CGFloat = .greatestFiniteMagnitude
  ) -> [LineFragment] {
    if let columnOwner { return container === textContainers[0] ? columnOwner.flowFragments(from: top, to: bottom) : [] }
    guard let index = index(of: container) else { return [] }
    return ownFragments.filter { $0.container == index && $0.rect.maxY >= top && $0.rect.minY <= bottom }
  }

  final func fragment(showing offset: Int, _ effectiveRange: UnsafeMutablePointer<NSRange>?) -> LineFragment? {
    guard let found = fragments(showing: NSRange(location: offset, length: 1)).first, !found.isExtra else { return nil }
    effectiveRange?.pointee = NSRange(found.range)
    return found
  }

  final var extraFragment: LineFragment? {
    let count = textLength
    return fragments(showing: count..<count).last.flatMap { $0.isExtra ? $0 : nil }
  }

  final var laidOutEnd: Int {
    if columnOwner != nil { return textLength }
    return ownFragments.last?.range.upperBound ?? 0
  }
}
