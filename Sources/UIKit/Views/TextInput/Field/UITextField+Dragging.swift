import CoreGraphics

/// Scrolling while dragging in a field.
extension UITextField {
  final var seenText: CGRect { textRoom }

  final var shownOffsets: ClosedRange<Int> {
    guard case .window(let start, let count) = displayMap else { return 0...textLength }
    return start...start + count
  }

  final var edgeTrack: EdgeScroller.Track {
    EdgeScroller.Track(
      zone: 4, reach: 40,
      span: { [weak self] in
        guard let room = self?.textRoom, room.width > 0 else { return 0...0 }
        return room.minX...room.maxX
      },
      slack: { [weak self] in
        guard let self, self.isEditing, self.window != nil else { return (0, 0) }
        let overflow = max(0, self.overflow)
        return (min(self.display.scroll, overflow), max(0, overflow - self.display.scroll))
      },
      scroll: { [weak self] distance in
        self?.display.scroll += distance
        self?.setNeedsLayout()
      })
  }

  final func edgePlace(of point: CGPoint) -> CGFloat { point.x }
}
