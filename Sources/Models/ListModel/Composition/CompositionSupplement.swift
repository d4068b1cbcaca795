/// A point of a rectangle by parts of its width and height, and a distance from it.
package struct CompositionAnchor: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var offsetX: Double
  package var offsetY: Double
  /// Whether the distance is in widths and heights of the supplementary item.
  package var isFractional: Bool

  package init(x: Double, y: Double, offsetX: Double = 0, offsetY: Double = 0, isFractional: Bool = false) {
    self.x = x
    self.y = y
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.isFractional = isFractional
  }

  func offset(for size: CompositionSize) -> (x: Double, y: Double) {
    isFractional ? (offsetX * size.width, offsetY * size.height) : (offsetX, offsetY)
  }
}

/// A view attached to an item, a group, a section or the whole content.
package struct CompositionSupplement: Equatable, Sendable {
  package var kind: String
  package var width: CompositionDimension
  package var height: CompositionDimension
  package var insets: CompositionInsets
  /// The point of the host.
  package var anchor: CompositionAnchor
  /// The anchor on the supplementary item; nil uses the anchor of the host.
  package var itemAnchor: CompositionAnchor?
  package var zIndex: Int

  package init(
    kind: String, width: CompositionDimension, height: CompositionDimension, insets: CompositionInsets = .zero,
    anchor: CompositionAnchor, itemAnchor: CompositionAnchor? = nil, zIndex: Int = 1
  ) {
    self.kind = kind
    self.width = width
    self.height = height
    self.insets = insets
    self.anchor = anchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }

  package var isMeasured: Bool { width.isMeasured || height.isMeasured }

  /// Returns the size in a container, with the dimensions that were measured.
  package func size(in container: CompositionSize, measured: CompositionSize?) -> CompositionSize {
    var size = CompositionSize(width.resolved(in: container), height.resolved(in: container))
    if let measured {
      if width.isMeasured { size.width = measured.width }
      if height.isMeasured { size.height = measured.height }
    }
    return size
  }

  package func frame(at host: CompositionFrame, measured: CompositionSize?) -> CompositionFrame {
    let size = size(in: host.size, measured: measured)
    let own = itemAnchor ?? CompositionAnchor(x: anchor.x, y: anchor.y)
    let first = anchor.offset(for: size)
    let second = own.offset(for: size)
    let place = CompositionFrame(
      host.x + host.width * anchor.x - size.width * own.x + first.x + second.x,
      host.y + host.height * anchor.y - size.height * own.y + first.y + second.y, size.width, size.height)
    return shrunk(place)
  }

  /// Returns the frame reduced by the content insets, on the axes on which these apply.
  package func shrunk(_ frame: CompositionFrame) -> CompositionFrame {
    var insets = insets
    if width.isMeasured { (insets.leading, insets.trailing) = (0, 0) }
    if height.isMeasured { (insets.top, insets.bottom) = (0, 0) }
    let size = insets.shrink(frame.size)
    return CompositionFrame(frame.x + insets.leading, frame.y + insets.top, size.width, size.height)
  }
}

/// A supplementary item at the boundary of a section or of the whole content.
package struct CompositionBoundary: Equatable, Sendable {
  package var supplement: CompositionSupplement
  package var offsetX: Double
  package var offsetY: Double
  package var extends: Bool
  package var pins: Bool

  package init(_ supplement: CompositionSupplement, offsetX: Double = 0, offsetY: Double = 0, extends: Bool = true, pins: Bool = false) {
    self.supplement = supplement
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.extends = extends
    self.pins = pins
  }
}
