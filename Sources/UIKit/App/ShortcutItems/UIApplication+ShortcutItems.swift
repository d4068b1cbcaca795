import Foundation

extension UIApplication {
  /// The quick actions the program offers beside those of its `Info.plist`. They are kept; the desktop shows none yet.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { ownShortcutItems }
    set { ownShortcutItems = newValue }
  }

  /// The quick action of that type: one of the program's own, of its `Info.plist`, or else an unknown one without a title.
  package func shortcutItem(ofType type: String) -> UIApplicationShortcutItem {
    if let own = ownShortcutItems?.first(where: { $0.type == type }) { return own }
    let entries = Bundle.main.infoDictionary?["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
    let entry = entries.first { $0["UIApplicationShortcutItemType"] as? String == type } ?? [:]
    return UIApplicationShortcutItem(
      type: type, localizedTitle: entry["UIApplicationShortcutItemTitle"] as? String ?? "",
      localizedSubtitle: entry["UIApplicationShortcutItemSubtitle"] as? String,
      icon: (entry["UIApplicationShortcutItemIconSymbolName"] as? String).map { UIApplicationShortcutIcon(systemImageName: $0) })
  }

  /// Tells a running program that a quick action was picked: the window scene's delegate where there is one, else the application's.
  package func perform(_ item: UIApplicationShortcutItem, completion: @escaping @MainActor (Bool) -> Void = { _ in }) {
    if let scene = windowScene, let delegate = scene.delegate as? any UIWindowSceneDelegate {
      delegate.windowScene(scene, performActionFor: item, completionHandler: completion)
    } else {
      delegate?.application(self, performActionFor: item, completionHandler: completion)
    }
  }
}
