import Foundation

extension NSObject {
  /// Returns the name of the class, with that of its module.
  public static func description() -> String { String(reflecting: self) }
}

/// Allows objects as arguments of `%@`: they are formatted as their description.
extension NSObject: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Valid during the object's lifetime. Argument lists are created from `_cVarArgObject`, which they retain.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
