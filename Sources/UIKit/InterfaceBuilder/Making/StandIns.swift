import Foundation

/// Replacements for objects whose class or element is unknown.
///
/// They lack members of the custom class, such as outlets. That is not an error of the program, so it is ignored.
@MainActor enum StandIns {
  private static var objects: [ObjectIdentifier: WeakBox<NSObject>] = [:]
  private static var limit = 256

  static func add(_ object: AnyObject) {
    guard let object = object as? NSObject else { return }
    if objects.count >= limit {
      objects = objects.filter { $0.value.object != nil }
      limit = max(256, objects.count * 2)
    }
    objects[ObjectIdentifier(object)] = WeakBox(object)
  }

  static func contains(_ object: AnyObject) -> Bool { objects[ObjectIdentifier(object)]?.object === object }
}
