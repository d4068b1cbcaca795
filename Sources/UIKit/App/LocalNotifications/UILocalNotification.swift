import Foundation

/// A notification of iOS 4 to 9 that an app schedules for itself.
open class UILocalNotification: NSObject, NSCopying {
  open var fireDate: Date?
  open var timeZone: TimeZone?
  open var repeatInterval: Calendar.Component?
  open var alertBody: String?
  open var alertTitle: String?
  open var alertAction: String?
  open var hasAction = true
  open var alertLaunchImage: String?
  open var soundName: String?
  open var applicationIconBadgeNumber = 0
  open var userInfo: [AnyHashable: Any]?
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

/// The default sound of a ``UILocalNotification``.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
