import Foundation

public enum MLFeatureType: Int, Sendable {
  case invalid = 0
  case int64 = 1
  case double = 2
  case string = 3
  /// The feature is a pixel buffer.
  case image = 4
  /// Numbers in several dimensions.
  case multiArray = 5
  case dictionary = 6
  case sequence = 7
}

nonisolated open class MLFeatureValue: NSObject, NSCopying {
  private let value: Any?
  /// The type of the value, which determines the property that has it.
  public let type: MLFeatureType
  private init(_ value: Any?, _ type: MLFeatureType) {
    (self.value, self.type) = (value, type)
    super.init()
  }
  public convenience init(int64 value: Int64) { self.init(value, .int64) }
  public convenience init(double value: Double) { self.init(value, .double) }
  public convenience init(string value: String) { self.init(value, .string) }
  public convenience init(multiArray value: MLMultiArray) { self.init(value, .multiArray) }
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(value, .image) }
  /// Creates numbers by key, which is a text or a whole number.
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
    guard value.keys.allSatisfy({ $0.base is String || $0.base is NSNumber || $0.base is Int || $0.base is Int64 }) else {
      throw MLModelError(.featureType, "Keys of a dictionary feature are strings or whole numbers.")
    }
    self.init(value, .dictionary)
  }
  /// Creates a value that is missing.
  public convenience init(undefined type: MLFeatureType) { self.init(nil, type) }

  open var isUndefined: Bool { value == nil }
  /// The integer; 0 for other types.
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  /// The number; 0 for other types.
  open var doubleValue: Double { value as? Double ?? 0 }
  /// The text; empty for other types.
  open var stringValue: String { value as? String ?? "" }
  /// The numbers in several dimensions; nil for other types.
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  /// The numbers by key; empty for other types.
  open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
  open var imageBufferValue: CVPixelBuffer? { type == .image ? value as! CVPixelBuffer? : nil }
  /// Returns the value itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MLFeatureValue, other.type == type else { return false }
    switch (value, other.value) {
    case (nil, nil): return true
    case (let a as AnyHashable, let b as AnyHashable): return a == b
    default: return false
    }
  }
}

/// An object that provides features by name.
public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

nonisolated open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  public let dictionary: [String: MLFeatureValue]
  /// Creates features from values, numbers, texts and arrays.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: return value
      case let value as MLMultiArray: return MLFeatureValue(multiArray: value)
      case let value as String: return MLFeatureValue(string: value)
      case let value as Int: return MLFeatureValue(int64: Int64(value))
      case let value as Int64: return MLFeatureValue(int64: value)
      case let value as Double: return MLFeatureValue(double: value)
      case let value as Float: return MLFeatureValue(double: Double(value))
      case let value as NSNumber: return MLFeatureValue(double: value.doubleValue)
      case let value as [AnyHashable: NSNumber]: return try MLFeatureValue(dictionary: value)
      default: throw MLModelError(.featureType, "A value of the class \(Swift.type(of: value)) can't be a feature.")
      }
    }
    super.init()
  }
  open var featureNames: Set<String> { Set(dictionary.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
  public subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// An object that provides several inputs or outputs.
public protocol MLBatchProvider {
  var count: Int { get }
  func features(at index: Int) -> any MLFeatureProvider
}

/// Inputs or outputs in an array.
nonisolated open class MLArrayBatchProvider: NSObject, MLBatchProvider {
  /// The sets of features, one for each prediction.
  public let array: [any MLFeatureProvider]
  /// Creates a batch of inputs for several predictions.
  public init(array: [any MLFeatureProvider]) {
    self.array = array
    super.init()
  }
  open var count: Int { array.count }
  open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}

public enum MLMultiArrayDataType: Int, Sendable {
  /// Numbers of 64 bits.
  case double = 65600
  /// Numbers of 32 bits.
  case float32 = 65568
  /// Numbers of 16 bits.
  case float16 = 65552
  /// Integers of 32 bits.
  case int32 = 131104
  /// Numbers of 32 bits.
  public static let float = MLMultiArrayDataType.float32
  /// Numbers of 64 bits.
  public static let float64 = MLMultiArrayDataType.double

  var size: Int {
    switch self {
    case .double: 8
    case .float32, .int32: 4
    case .float16: 2
    }
  }
}

/// Numbers in several dimensions.
nonisolated open class MLMultiArray: NSObject {
  /// The size of each dimension.
  public let shape: [NSNumber]
  /// The distance in elements between neighbors along each dimension.
  public let strides: [NSNumber]
  public let dataType: MLMultiArrayDataType
  public let dataPointer: UnsafeMutableRawPointer
  private let release: () -> Void

  /// Creates an array of zeros.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    guard !shape.isEmpty, shape.allSatisfy({ $0.intValue > 0 }) else {
      throw MLModelError(.parameters, "Dimensions of an array are positive.")
    }
    var strides: [Int] = []
    var step = 1
    for size in shape.reversed() {
      strides.insert(step, at: 0)
      step *= size.intValue
    }
    (self.shape, self.dataType, self.strides) = (shape, dataType, strides.map { NSNumber(value: $0) })
    let memory = UnsafeMutableRawPointer.allocate(byteCount: step * dataType.size, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: step * dataType.size)
    dataPointer = memory
    release = { memory.deallocate() }
    super.init()
  }
  /// Creates an array over memory of the app's own.
  public init(
    dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber],
    deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil
  ) throws {
    guard shape.count == strides.count, !shape.isEmpty else { throw MLModelError(.parameters, "An array has a stride for each dimension.") }
    (self.shape, self.dataType, self.strides, self.dataPointer) = (shape, dataType, strides, dataPointer)
    release = { deallocator?(dataPointer) }
    super.init()
  }
  deinit { release() }

  open var count: Int { shape.reduce(1) { $0 * $1.intValue } }

  /// The number at a place, counted in the order of memory of an array without gaps.
  public subscript(idx: Int) -> NSNumber {
    get { read(offset(idx)) }
    set { write(newValue, offset(idx)) }
  }
  /// The number at a place of each dimension.
  public subscript(key: [NSNumber]) -> NSNumber {
    get { read(offset(key)) }
    set { write(newValue, offset(key)) }
  }

  private func offset(_ index: Int) -> Int {
    var (left, sum) = (index, 0)
    for (size, stride) in zip(shape, strides).reversed() {
      sum += left % size.intValue * stride.intValue
      left /= size.intValue
    }
    return sum
  }
  private func offset(_ key: [NSNumber]) -> Int { zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue } }
  private func read(_ offset: Int) -> NSNumber {
    let place = dataPointer + offset * dataType.size
    switch dataType {
    case .double: return NSNumber(value: place.load(as: Double.self))
    case .float32: return NSNumber(value: place.load(as: Float.self))
    case .int32: return NSNumber(value: place.load(as: Int32.self))
    case .float16: return NSNumber(value: HalfFloat.value(of: place.load(as: UInt16.self)))
    }
  }
  private func write(_ value: NSNumber, _ offset: Int) {
    let place = dataPointer + offset * dataType.size
    switch dataType {
    case .double: place.storeBytes(of: value.doubleValue, as: Double.self)
    case .float32: place.storeBytes(of: value.floatValue, as: Float.self)
    case .int32: place.storeBytes(of: value.int32Value, as: Int32.self)
    case .float16: place.storeBytes(of: HalfFloat.bits(of: value.floatValue), as: UInt16.self)
    }
  }
}

/// 16-bit floating-point numbers, which Swift does not support on every machine.
enum HalfFloat {
  static func value(of bits: UInt16) -> Float {
    let (sign, exponent, fraction) = (UInt32(bits >> 15) << 31, Int32(bits >> 10 & 31), UInt32(bits & 1023))
    switch exponent {
    case 0:
      let value = Float(fraction) / 16_777_216
      return sign == 0 ? value : -value
    case 31: return Float(bitPattern: sign | 0x7F80_0000 | fraction << 13)
    default: return Float(bitPattern: sign | UInt32(exponent + 112) << 23 | fraction << 13)
    }
  }
  static func bits(of value: Float) -> UInt16 {
    let bits = value.bitPattern
    let sign = UInt16(bits >> 16 & 0x8000)
    guard value.isFinite else { return sign | (value.isNaN ? 0x7E00 : 0x7C00) }
    let size = abs(value)
    if size >= 65520 { return sign | 0x7C00 }
    if size < 0.000061035156 { return sign | UInt16((size * 16_777_216).rounded(.toNearestOrEven)) }
    let rounded = (bits & 0x7FFF_FFFF) + 0xFFF + (bits >> 13 & 1)
    return sign | UInt16((rounded >> 13) - 112 << 10)
  }
}
