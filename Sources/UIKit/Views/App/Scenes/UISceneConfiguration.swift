import Foundation

/// The classes of a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of an entry in the program's `Info.plist`, if it has one.
  public let name: String?
  public let role: UISceneSession.Role
  /// The class of the scene; `nil` uses the standard one.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate. If nil, the class named in `Info.plist` under `name` is used, or else `SceneDelegate` in the
  /// application delegate's module.
  open var delegateClass: AnyClass?

  /// The storyboard whose initial controller the scene's window shows. If nil, the one named in `Info.plist` under `name` is used.
  open var storyboard: UIStoryboard?

  /// Creates a configuration; a name selects the entry of the app's property list.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
