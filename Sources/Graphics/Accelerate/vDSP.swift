/// The functions on collections of numbers.
public enum vDSP {
  public static func rootMeanSquare<Value: BinaryFloatingPoint>(_ vector: some Collection<Value>) -> Value {
    meanSquare(vector).squareRoot()
  }
  public static func meanSquare<Value: BinaryFloatingPoint>(_ vector: some Collection<Value>) -> Value {
    sumOfSquares(vector) / Value(vector.count)
  }
  /// Returns the mean of the absolute values.
  public static func meanMagnitude<Value: BinaryFloatingPoint>(_ vector: some Collection<Value>) -> Value {
    vector.reduce(0) { $0 + abs($1) } / Value(vector.count)
  }
  /// Returns the sum of the elements divided by their number.
  public static func mean<Value: BinaryFloatingPoint>(_ vector: some Collection<Value>) -> Value { sum(vector) / Value(vector.count) }
  public static func sum<Value: BinaryFloatingPoint>(_ vector: some Collection<Value>) -> Value { vector.reduce(0, +) }
  public static func sumOfSquares<Value: BinaryFloatingPoint>(_ vector: some Collection<Value>) -> Value {
    vector.reduce(0) { $0 + $1 * $1 }
  }
  /// Returns the sum of the absolute values.
  public static func sumOfMagnitudes<Value: BinaryFloatingPoint>(_ vector: some Collection<Value>) -> Value {
    vector.reduce(0) { $0 + abs($1) }
  }
  /// Returns the maximum value; minus infinity of an empty vector.
  public static func maximum<Value: BinaryFloatingPoint>(_ vector: some Collection<Value>) -> Value { vector.max() ?? -.infinity }
  /// Returns the minimum value; infinity of an empty vector.
  public static func minimum<Value: BinaryFloatingPoint>(_ vector: some Collection<Value>) -> Value { vector.min() ?? .infinity }
  /// Returns the maximum absolute value.
  public static func maximumMagnitude<Value: BinaryFloatingPoint>(_ vector: some Collection<Value>) -> Value {
    vector.reduce(0) { max($0, abs($1)) }
  }
  /// Returns the maximum value and its first index.
  public static func indexOfMaximum<Value: BinaryFloatingPoint>(_ vector: some Collection<Value>) -> (UInt, Value) {
    vector.enumerated().reduce((0, -.infinity)) { $1.element > $0.1 ? (UInt($1.offset), $1.element) : $0 }
  }
  /// Returns the minimum value and its first index.
  public static func indexOfMinimum<Value: BinaryFloatingPoint>(_ vector: some Collection<Value>) -> (UInt, Value) {
    vector.enumerated().reduce((0, .infinity)) { $1.element < $0.1 ? (UInt($1.offset), $1.element) : $0 }
  }
  /// Returns the sum of two vectors.
  public static func add<Value: BinaryFloatingPoint>(_ a: some Collection<Value>, _ b: some Collection<Value>) -> [Value] {
    zip(a, b).map { $0 + $1 }
  }
  public static func add<Value: BinaryFloatingPoint>(_ scalar: Value, _ vector: some Collection<Value>) -> [Value] {
    vector.map { $0 + scalar }
  }
  /// Returns the first vector without the second.
  public static func subtract<Value: BinaryFloatingPoint>(_ a: some Collection<Value>, _ b: some Collection<Value>) -> [Value] {
    zip(a, b).map { $0 - $1 }
  }
  /// Returns the products of two vectors' elements.
  public static func multiply<Value: BinaryFloatingPoint>(_ a: some Collection<Value>, _ b: some Collection<Value>) -> [Value] {
    zip(a, b).map { $0 * $1 }
  }
  public static func multiply<Value: BinaryFloatingPoint>(_ scalar: Value, _ vector: some Collection<Value>) -> [Value] {
    vector.map { $0 * scalar }
  }
  /// Returns the quotients of two vectors' elements.
  public static func divide<Value: BinaryFloatingPoint>(_ a: some Collection<Value>, _ b: some Collection<Value>) -> [Value] {
    zip(a, b).map { $0 / $1 }
  }
  public static func divide<Value: BinaryFloatingPoint>(_ vector: some Collection<Value>, _ scalar: Value) -> [Value] {
    vector.map { $0 / scalar }
  }
  /// Returns the sum of the products of two vectors' elements.
  public static func dot<Value: BinaryFloatingPoint>(_ a: some Collection<Value>, _ b: some Collection<Value>) -> Value {
    zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
  }
  /// Returns the squared distance of two points.
  public static func distanceSquared<Value: BinaryFloatingPoint>(_ a: some Collection<Value>, _ b: some Collection<Value>) -> Value {
    zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
  public static func absolute<Value: BinaryFloatingPoint>(_ vector: some Collection<Value>) -> [Value] { vector.map { abs($0) } }
  public static func negative<Value: BinaryFloatingPoint>(_ vector: some Collection<Value>) -> [Value] { vector.map { -$0 } }
  public static func square<Value: BinaryFloatingPoint>(_ vector: some Collection<Value>) -> [Value] { vector.map { $0 * $0 } }
  /// Returns the values limited to a range.
  public static func clip<Value: BinaryFloatingPoint>(_ vector: some Collection<Value>, to bounds: ClosedRange<Value>) -> [Value] {
    vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }
  /// Returns a number of values that begin at a start and increase by a step.
  public static func ramp<Value: BinaryFloatingPoint>(withInitialValue initialValue: Value, increment: Value, count: Int) -> [Value] {
    (0..<count).map { initialValue + Value($0) * increment }
  }
  /// Returns a number of values that are evenly spread over a range, with both ends.
  public static func ramp<Value: BinaryFloatingPoint>(in range: ClosedRange<Value>, count: Int) -> [Value] {
    (0..<count).map { range.lowerBound + (range.upperBound - range.lowerBound) * Value($0) / Value(max(count - 1, 1)) }
  }
  public static func fill<Value: BinaryFloatingPoint>(_ vector: inout [Value], with value: Value) {
    for index in vector.indices { vector[index] = value }
  }
  public enum SortOrder: Int32, Sendable {
    /// The smallest value is first.
    case ascending = 1
    /// The largest value is first.
    case descending = -1
  }
  public static func sort<Value: BinaryFloatingPoint>(_ vector: inout [Value], sortOrder: SortOrder) {
    vector.sort { sortOrder == .ascending ? $0 < $1 : $0 > $1 }
  }
}
