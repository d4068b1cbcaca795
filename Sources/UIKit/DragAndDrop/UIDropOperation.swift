/// What becomes of items that are dropped.
public enum UIDropOperation: UInt, Sendable {
  case cancel
  case forbidden
  case copy
  case move
}
