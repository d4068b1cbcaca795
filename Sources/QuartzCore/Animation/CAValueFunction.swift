import CoreGraphics

/// Names a function that makes a transform of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes a transform of the numbers a property animation has computed.
public final class CAValueFunction: NSObject, Sendable {
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
