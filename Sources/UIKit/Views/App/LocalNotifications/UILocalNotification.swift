import Foundation

/// A notification of iOS 4 to 9 that an app schedules for itself.
open class UILocalNotification: NSObject, NSCopying {
  /// The time of the notification; `nil` delivers it immediately.
  open var fireDate: Date?
  /// The time zone of `fireDate`; `nil` makes it absolute.
  open var timeZone: TimeZone?
  /// The unit of time after which the notification is repeated; an empty one delivers it once.
  open var repeatInterval: NSCalendar.Unit = []
  /// The text of the notification; `nil` shows none.
  open var alertBody: String?
  /// The line above the text.
  open var alertTitle: String?
  /// The title of the button that opens the app.
  open var alertAction: String?
  /// Whether there is a button that opens the app; `true` by default.
  open var hasAction = true
  /// The launch image used when the notification opens the app.
  open var alertLaunchImage: String?
  /// The sound played with the notification; `nil` plays none.
  open var soundName: String?
  /// The number on the app's icon; 0 leaves the icon's number unchanged.
  open var applicationIconBadgeNumber = 0
  /// Data of the app, which the notification carries to its handler.
  open var userInfo: [AnyHashable: Any]?
  /// The group of actions the notification offers.
  open var category: String?

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UILocalNotification()
    copy.fireDate = fireDate
    copy.timeZone = timeZone
    copy.repeatInterval = repeatInterval
    copy.alertBody = alertBody
    copy.alertTitle = alertTitle
    copy.alertAction = alertAction
    copy.hasAction = hasAction
    copy.alertLaunchImage = alertLaunchImage
    copy.soundName = soundName
    copy.applicationIconBadgeNumber = applicationIconBadgeNumber
    copy.userInfo = userInfo
    copy.category = category
    return copy
  }
}

extension UILocalNotification {
  /// The unit of ``repeatInterval`` as a component of dates.
  var repeatedComponent: Calendar.Component? {
    let units: [(NSCalendar.Unit, Calendar.Component)] = [
      (.era, .era), (.year, .year), (.quarter, .quarter), (.month, .month), (.weekOfYear, .weekOfYear), (.weekOfMonth, .weekOfMonth),
      (.day, .day), (.weekday, .weekday), (.weekdayOrdinal, .weekdayOrdinal), (.hour, .hour), (.minute, .minute), (.second, .second),
    ]
    return units.first { repeatInterval.contains($0.0) }?.1
  }
}

/// The value of `soundName` that selects the sound of the system.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
