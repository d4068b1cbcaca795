import Foundation

/// File managers are compared by identity, as every object of iOS is.
extension FileManager: @retroactive Hashable {
  public static func == (left: FileManager, right: FileManager) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
