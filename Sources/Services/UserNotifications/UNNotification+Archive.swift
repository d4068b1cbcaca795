import Foundation

extension UNNotification {
  /// The notification as a text, which the desktop keeps for a later process of the app. A user info that is no property list is left out.
  var archived: String {
    let content = request.content
    var values: [String: Any] = [
      "identifier": request.identifier, "date": date, "title": content.title, "subtitle": content.subtitle, "body": content.body,
      "category": content.categoryIdentifier, "thread": content.threadIdentifier,
      "attachments": content.attachments.map { [$0.identifier, $0.url.path] },
    ]
    values["badge"] = content.badge
    if let info = content.userInfo as? [String: Any], PropertyListSerialization.propertyList(info, isValidFor: .binary) {
      values["userInfo"] = info
    }
    let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    return data?.base64EncodedString() ?? ""
  }

  convenience init?(archived: String) {
    guard let data = Data(base64Encoded: archived),
      let values = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any],
      let identifier = values["identifier"] as? String, let date = values["date"] as? Date
    else { return nil }
    let content = UNMutableNotificationContent()
    func text(_ key: String) -> String { values[key] as? String ?? "" }
    content.title = text("title")
    content.subtitle = text("subtitle")
    content.body = text("body")
    content.categoryIdentifier = text("category")
    content.threadIdentifier = text("thread")
    content.badge = values["badge"] as? NSNumber
    content.userInfo = values["userInfo"] as? [String: Any] ?? [:]
    content.attachments = (values["attachments"] as? [[String]] ?? []).compactMap { pair in
      guard pair.count == 2 else { return nil }
      return try? UNNotificationAttachment(identifier: pair[0], url: URL(fileURLWithPath: pair[1]))
    }
    self.init(UNNotificationRequest(identifier: identifier, content: content, trigger: nil), date: date)
  }
}
