import Foundation

/// A collection of objects that can be enumerated, as in `PHAssetChangeRequest.deleteAssets(assets as NSFastEnumeration)`.
public protocol NSFastEnumeration {}

extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}
extension Array: NSFastEnumeration {}
extension Set: NSFastEnumeration {}
