import Foundation

extension NSObject {
  /// The name of the class, with that of its module.
  public static func description() -> String { String(reflecting: self) }
}

/// Lets objects be arguments of `%@`: they are written as their description.
extension NSObject: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// Valid while the object lives. Lists of arguments are made from `_cVarArgObject`, which they hold.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
