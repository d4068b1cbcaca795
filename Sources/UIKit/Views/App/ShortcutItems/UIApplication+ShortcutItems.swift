import Foundation

extension UIApplication {
  /// The dynamic quick actions of the program, in addition to those of its `Info.plist`. They are stored; the desktop does not show them
  /// yet.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { ownShortcutItems }
    set { ownShortcutItems = newValue }
  }

  /// Returns the quick action of a type: a dynamic one, one of the `Info.plist`, or an unknown one without a title.
  package func shortcutItem(ofType type: String) -> UIApplicationShortcutItem {
    if let own = ownShortcutItems?.first(where: { $0.type == type }) { return own }
    let entries = Bundle.main.infoDictionary?["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
    let entry = entries.first { $0["UIApplicationShortcutItemType"] as? String == type } ?? [:]
    return UIApplicationShortcutItem(
      type: type, localizedTitle: entry["UIApplicationShortcutItemTitle"] as? String ?? "",
      localizedSubtitle: entry["UIApplicationShortcutItemSubtitle"] as? String,
      icon: (entry["UIApplicationShortcutItemIconSymbolName"] as? String).map { UIApplicationShortcutIcon(systemImageName: $0) })
  }

  /// Notifies a running program of a selected quick action: the window scene's delegate if there is one, else the application's.
  package func perform(_ item: UIApplicationShortcutItem, completion: @escaping @MainActor (Bool) -> Void = { _ in }) {
    if let scene = windowScene, let delegate = scene.delegate as? any UIWindowSceneDelegate {
      delegate.windowScene(scene, performActionFor: item, completionHandler: completion)
    } else {
      delegate?.application(self, performActionFor: item, completionHandler: completion)
    }
  }
}
