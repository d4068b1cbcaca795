/// The data that the inspector shows of modules that it does not depend on.
package enum InspectedData {
  /// Returns the contexts of Core Data with their objects, as JSON; nil until a coordinator exists. It is connected once.
  nonisolated(unsafe) package static var contexts: (() -> [[String: Any]])?
}
