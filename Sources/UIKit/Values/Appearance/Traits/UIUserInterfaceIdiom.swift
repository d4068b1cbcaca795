/// The kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind is stated.
  case unspecified = -1
  /// An interface for the size of a phone.
  case phone = 0
  /// An interface for tablets, with room for two columns.
  case pad = 1
  /// An interface for televisions.
  case tv = 2
  /// A display in a car.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// An interface for headsets.
  case vision = 6
}
