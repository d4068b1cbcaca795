/// A direction to scroll into, by three fingers or a key.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left
  case up
  case down
  case next
  case previous
}

/// What a container holds its elements as.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none
  case dataTable
  case list
  case landmark
  case semanticGroup
}
