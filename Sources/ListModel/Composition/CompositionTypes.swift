/// A size in points.
package struct CompositionSize: Equatable, Sendable {
  package var width: Double
  package var height: Double

  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  subscript(axis: CompositionAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A rectangle whose `x` counts from the leading edge.
package struct CompositionFrame: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  func offset(_ x: Double, _ y: Double) -> Self { Self(self.x + x, self.y + y, width, height) }
}

package enum CompositionAxis: Sendable {
  case horizontal
  case vertical

  var across: Self { self == .horizontal ? .vertical : .horizontal }
}

/// How long one side of an item is.
package enum CompositionDimension: Equatable, Sendable {
  case fractionalWidth(Double)
  case fractionalHeight(Double)
  case absolute(Double)
  /// Until the view has been measured.
  case estimated(Double)

  func resolved(in container: CompositionSize) -> Double {
    switch self {
    case .fractionalWidth(let part): max(0, part * container.width)
    case .fractionalHeight(let part): max(0, part * container.height)
    case .absolute(let length), .estimated(let length): max(0, length)
    }
  }

  var isEstimated: Bool { if case .estimated = self { true } else { false } }
}

/// A distance: exact, or the least one of a share in what is left.
package enum CompositionSpacing: Equatable, Sendable {
  case fixed(Double)
  case flexible(Double)

  var length: Double {
    switch self {
    case .fixed(let length), .flexible(let length): length
    }
  }

  var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// A value for each edge of a rectangle.
package struct CompositionEdges<Value: Equatable & Sendable>: Equatable, Sendable {
  package var leading: Value
  package var top: Value
  package var trailing: Value
  package var bottom: Value

  package init(leading: Value, top: Value, trailing: Value, bottom: Value) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  func start(_ axis: CompositionAxis) -> Value { axis == .horizontal ? leading : top }
  func end(_ axis: CompositionAxis) -> Value { axis == .horizontal ? trailing : bottom }
}

package typealias CompositionInsets = CompositionEdges<Double>

extension CompositionEdges where Value == Double {
  package static var zero: Self { Self(leading: 0, top: 0, trailing: 0, bottom: 0) }

  func shrink(_ size: CompositionSize) -> CompositionSize {
    CompositionSize(max(0, size.width - leading - trailing), max(0, size.height - top - bottom))
  }
}
