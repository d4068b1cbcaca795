extension Double {
  /// A distance that is safe in calculations: zero instead of NaN, and at most a thousand million points.
  package var bounded: Double { isFinite ? min(max(self, -1e9), 1e9) : 0 }
}

package struct CompositionSize: Equatable, Sendable {
  package var width: Double
  package var height: Double

  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  package subscript(axis: CompositionAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A rectangle whose `x` is measured from the leading edge.
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

  package var size: CompositionSize { CompositionSize(width, height) }

  package func offset(_ x: Double, _ y: Double) -> Self { Self(self.x + x, self.y + y, width, height) }

  package func start(_ axis: CompositionAxis) -> Double { axis == .horizontal ? x : y }
  package func length(_ axis: CompositionAxis) -> Double { axis == .horizontal ? width : height }
  package func end(_ axis: CompositionAxis) -> Double { start(axis) + length(axis) }
  mutating func setLength(_ length: Double, _ axis: CompositionAxis) {
    if axis == .horizontal { width = length } else { height = length }
  }
}

package enum CompositionAxis: Sendable {
  case horizontal
  case vertical

  package var across: Self { self == .horizontal ? .vertical : .horizontal }
}

/// The length of one side of an item.
package enum CompositionDimension: Hashable, Sendable, CustomStringConvertible {
  case fractionalWidth(Double)
  case fractionalHeight(Double)
  case absolute(Double)
  /// Used until the view has been measured.
  case estimated(Double)
  /// Used until an item of the line has been measured; then the length of the longest one.
  case uniform(Double)

  package var value: Double {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value), .uniform(let value): value
    }
  }

  func resolved(in container: CompositionSize) -> Double {
    let length: Double =
      switch self {
      case .fractionalWidth(let part): part * container.width
      case .fractionalHeight(let part): part * container.height
      case .absolute(let length), .estimated(let length), .uniform(let length): length
      }
    return max(0, length.bounded)
  }

  /// Whether the length follows from measured views.
  package var isMeasured: Bool {
    switch self {
    case .estimated, .uniform: true
    default: false
    }
  }

  var isUniform: Bool { if case .uniform = self { true } else { false } }

  package var description: String {
    switch self {
    case .fractionalWidth(let part): "\(part)FW"
    case .fractionalHeight(let part): "\(part)FH"
    case .absolute(let length): "\(length)"
    case .estimated(let length): "~\(length)"
    case .uniform(let length): "=\(length)"
    }
  }
}

/// A distance: fixed, or flexible with a minimum and a share of the remaining space.
package enum CompositionSpacing: Hashable, Sendable, CustomStringConvertible {
  case fixed(Double)
  case flexible(Double)

  package var length: Double {
    switch self {
    case .fixed(let length), .flexible(let length): length.bounded
    }
  }

  package var isFlexible: Bool { if case .flexible = self { true } else { false } }

  package var description: String { isFlexible ? ">=\(length)" : "=\(length)" }
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

  package func start(_ axis: CompositionAxis) -> Value { axis == .horizontal ? leading : top }
  package func end(_ axis: CompositionAxis) -> Value { axis == .horizontal ? trailing : bottom }
}

package typealias CompositionInsets = CompositionEdges<Double>

extension CompositionEdges where Value == Double {
  package static var zero: Self { Self(leading: 0, top: 0, trailing: 0, bottom: 0) }

  package func shrink(_ size: CompositionSize) -> CompositionSize {
    CompositionSize(max(0, size.width - leading - trailing), max(0, size.height - top - bottom))
  }
}
