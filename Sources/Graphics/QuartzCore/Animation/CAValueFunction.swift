import CoreGraphics

/// Names a function that creates a transform from numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A number as a rotation about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A number as a rotation about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A number as a rotation about the z axis.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Three numbers as a scale.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A number as a horizontal scale.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A number as a vertical scale.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A number as a scale in depth.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Three numbers as a translation.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A number as a horizontal translation.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A number as a vertical translation.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A number as a translation in depth.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Creates a transform from the numbers that a property animation has computed.
public final class CAValueFunction: NSObject, Sendable {
  /// The name that identifies the function.
  public let name: CAValueFunctionName

  public init(name: CAValueFunctionName) {
    self.name = name
  }

  func transform(_ value: LayerValue) -> LayerValue {
    var numbers: [Double] = []
    if case .numbers(let all) = value { numbers = all }
    if let one = value.number { numbers = [one] }
    guard let n = numbers.first else { return value }
    let three = numbers.count >= 3
    switch name {
    case .rotateX: return .transform(CATransform3DMakeRotation(n, 1, 0, 0))
    case .rotateY: return .transform(CATransform3DMakeRotation(n, 0, 1, 0))
    case .rotateZ: return .transform(CATransform3DMakeRotation(n, 0, 0, 1))
    case .scale: return .transform(three ? CATransform3DMakeScale(n, numbers[1], numbers[2]) : CATransform3DMakeScale(n, n, n))
    case .scaleX: return .transform(CATransform3DMakeScale(n, 1, 1))
    case .scaleY: return .transform(CATransform3DMakeScale(1, n, 1))
    case .scaleZ: return .transform(CATransform3DMakeScale(1, 1, n))
    case .translate: return three ? .transform(CATransform3DMakeTranslation(n, numbers[1], numbers[2])) : value
    case .translateX: return .transform(CATransform3DMakeTranslation(n, 0, 0))
    case .translateY: return .transform(CATransform3DMakeTranslation(0, n, 0))
    case .translateZ: return .transform(CATransform3DMakeTranslation(0, 0, n))
    default: return value
    }
  }
}
