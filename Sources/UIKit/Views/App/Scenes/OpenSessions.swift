import CoreGraphics
internal import TrestleSupport

/// Keeps the sessions of an app between runs: identifier, custom data, restoration activity and size of the window of each.
///
/// They are kept for an app whose scenes give a restoration activity, or that has several. What a property list cannot contain is left out.
@MainActor enum OpenSessions {
  private static var file: URL { StateRestoration.store.folder.appendingPathComponent("scenes.plist") }

  static func save(_ application: UIApplication) {
    guard application.host != nil else { return }
    let sessions = application.sessions
    guard sessions.count > 1 || sessions.contains(where: { $0.stateRestorationActivity != nil }) else {
      try? FileManager.default.removeItem(at: file)
      return
    }
    let entries = sessions.map(entry)
    do {
      let data = try PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0)
      try PrivateFile(file).update { _ in data }
    } catch {
      UIKitErrorHandler.warn("The windows of the program could not be kept in \(file.path): \(error)")
    }
  }

  /// Returns the sessions of the last run; none for a file that is not readable, which is removed.
  static func load() -> [UISceneSession] {
    guard UIApplication.current?.host != nil, let data = try? Data(contentsOf: file) else { return [] }
    guard let entries = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]] else {
      UIKitErrorHandler.warn("The windows of the last run cannot be read from \(file.path).")
      try? FileManager.default.removeItem(at: file)
      return []
    }
    return entries.compactMap(session)
  }

  private static func entry(of session: UISceneSession) -> [String: Any] {
    var entry: [String: Any] = ["identifier": session.persistentIdentifier]
    if let name = session.configuration.name { entry["configuration"] = name }
    if let info = storable(session.userInfo) { entry["userInfo"] = info }
    if let size = (session.scene as? UIWindowScene)?.screen.bounds.size ?? session.windowSize {
      entry["size"] = [Double(size.width), Double(size.height)]
    }
    if let activity = session.stateRestorationActivity {
      var parts: [String: Any] = ["type": activity.activityType]
      if let title = activity.title { parts["title"] = title }
      if let target = activity.targetContentIdentifier { parts["target"] = target }
      if let info = storable(activity.userInfo) { parts["userInfo"] = info }
      entry["activity"] = parts
    }
    return entry
  }

  private static func session(of entry: [String: Any]) -> UISceneSession? {
    guard let identifier = entry["identifier"] as? String, !identifier.isEmpty else { return nil }
    let configuration = UISceneConfiguration(name: entry["configuration"] as? String, sessionRole: .windowApplication)
    let session = UISceneSession(role: .windowApplication, configuration: configuration, persistentIdentifier: identifier)
    session.userInfo = entry["userInfo"] as? [String: Any]
    if let sides = entry["size"] as? [Double], sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= 16384 }) {
      session.windowSize = CGSize(width: sides[0], height: sides[1])
    }
    if let parts = entry["activity"] as? [String: Any], let type = parts["type"] as? String {
      let activity = NSUserActivity(activityType: type)
      activity.title = parts["title"] as? String
      activity.targetContentIdentifier = parts["target"] as? String
      activity.userInfo = parts["userInfo"] as? [String: Any]
      session.stateRestorationActivity = activity
    }
    return session
  }

  /// Returns the entries whose keys are strings and whose values a property list can contain.
  private static func storable(_ info: [AnyHashable: Any]?) -> [String: Any]? {
    guard let info else { return nil }
    var kept: [String: Any] = [:]
    for case (let key as String, let value) in info where PropertyListSerialization.propertyList(value, isValidFor: .binary) {
      kept[key] = value
    }
    return kept
  }
}
