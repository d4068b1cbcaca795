/// A size along and across the axis of scrolling.
package struct FlowSize: Hashable, Sendable {
  package var main: Double
  package var cross: Double

  package init(main: Double, cross: Double) {
    self.main = main
    self.cross = cross
  }
}

/// A frame along and across the axis of scrolling.
package struct FlowFrame: Hashable, Sendable {
  package var main: Double
  package var cross: Double
  package var size: FlowSize

  package init(main: Double, cross: Double, size: FlowSize) {
    self.main = main
    self.cross = cross
    self.size = size
  }

  package var mainEnd: Double { main + size.main }
}
