import CoreGraphics

/// A component of a value that a key path names after the property: `x` of a point, `size.width` of a rectangle, `rotation.z` of a
/// transform.
enum ValueComponent: String {
  case x
  case y
  case width
  case height
  case origin
  case size
  case originX = "origin.x"
  case originY = "origin.y"
  case sizeWidth = "size.width"
  case sizeHeight = "size.height"
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"

  /// Returns the component of `value`; nil if it has no such component.
  func get(_ value: LayerValue) -> LayerValue? {
    switch value {
    case .point(let v): return self == .x ? .number(v.x) : self == .y ? .number(v.y) : nil
    case .size(let v): return self == .width ? .number(v.width) : self == .height ? .number(v.height) : nil
    case .rect(let v):
      switch self {
      case .origin: return .point(v.origin)
      case .size: return .size(v.size)
      case .originX: return .number(v.origin.x)
      case .originY: return .number(v.origin.y)
      case .sizeWidth: return .number(v.size.width)
      case .sizeHeight: return .number(v.size.height)
      default: return nil
      }
    case .transform(let v): return get(v)
    default: return nil
    }
  }

  private func get(_ transform: CATransform3D) -> LayerValue? {
    switch self {
    case .translation: return .size(CGSize(width: transform.m41, height: transform.m42))
    case .translationX: return .number(transform.m41)
    case .translationY: return .number(transform.m42)
    case .translationZ: return .number(transform.m43)
    default: break
    }
    let parts = transform.components ?? CATransform3D.Components()
    switch self {
    case .rotation, .rotationZ: return .number(parts.rotation.angles.z)
    case .rotationX: return .number(parts.rotation.angles.x)
    case .rotationY: return .number(parts.rotation.angles.y)
    case .scale: return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
    case .scaleX: return .number(parts.scale.x)
    case .scaleY: return .number(parts.scale.y)
    case .scaleZ: return .number(parts.scale.z)
    default: return nil
    }
  }

  /// Returns `value` with that component replaced; unchanged if it has none or `part` does not fit.
  func set(_ value: LayerValue, _ part: LayerValue) -> LayerValue {
    switch value {
    case .point(var v):
      guard let n = part.number else { return value }
      if self == .x { v.x = n } else if self == .y { v.y = n }
      return .point(v)
    case .size(var v):
      guard let n = part.number else { return value }
      if self == .width { v.width = n } else if self == .height { v.height = n }
      return .size(v)
    case .rect(var v):
      switch (self, part) {
      case (.origin, .point(let p)): v.origin = p
      case (.size, .size(let s)): v.size = s
      case (.originX, .number(let n)): v.origin.x = n
      case (.originY, .number(let n)): v.origin.y = n
      case (.sizeWidth, .number(let n)): v.size.width = n
      case (.sizeHeight, .number(let n)): v.size.height = n
      default: break
      }
      return .rect(v)
    case .transform(let v): return .transform(set(v, part))
    default: return value
    }
  }

  private func set(_ transform: CATransform3D, _ part: LayerValue) -> CATransform3D {
    var parts = transform.components ?? CATransform3D.Components()
    // For a transform that flattens space only the translation can be determined.
    parts.translation = SIMD3(transform.m41, transform.m42, transform.m43)
    switch (self, part) {
    case (.translation, .size(let s)):
      parts.translation.x = s.width
      parts.translation.y = s.height
    case (.translation, .point(let p)):
      parts.translation.x = p.x
      parts.translation.y = p.y
    case (.translationX, .number(let n)): parts.translation.x = n
    case (.translationY, .number(let n)): parts.translation.y = n
    case (.translationZ, .number(let n)): parts.translation.z = n
    case (.rotation, .number(let n)), (.rotationZ, .number(let n)): parts.rotation.angles.z = n
    case (.rotationX, .number(let n)): parts.rotation.angles.x = n
    case (.rotationY, .number(let n)): parts.rotation.angles.y = n
    case (.scale, .number(let n)): parts.scale = SIMD3(n, n, n)
    case (.scaleX, .number(let n)): parts.scale.x = n
    case (.scaleY, .number(let n)): parts.scale.y = n
    case (.scaleZ, .number(let n)): parts.scale.z = n
    default: return transform
    }
    return CATransform3D(parts)
  }
}
