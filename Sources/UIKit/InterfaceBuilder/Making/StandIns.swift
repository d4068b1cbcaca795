import Foundation

/// The objects that take the place of others whose class or element is not known.
///
/// What an author's class would have, such as an outlet, they do not. That is no fault of the program, so it is passed over.
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
