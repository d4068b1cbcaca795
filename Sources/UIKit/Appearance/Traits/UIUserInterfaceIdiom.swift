/// The kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind is stated.
  case unspecified = -1
  /// An interface for the size of a phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A display in a car.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}
