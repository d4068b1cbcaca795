/// The operation performed on dropped items.
public enum UIDropOperation: UInt, Sendable {
  /// The items cannot be dropped here.
  case cancel
  /// A drop would be useful here, but is not allowed now.
  case forbidden
  /// The data is copied.
  case copy
  /// The data is moved; the source deletes its own.
  case move
}
