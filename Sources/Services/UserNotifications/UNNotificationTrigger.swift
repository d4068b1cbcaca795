import CoreLocation

open class UNNotificationTrigger: NSObject {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }

  /// Returns the next time after `date`; nil if there is none.
  func fireDate(after date: Date) -> Date? { nil }
}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval
  /// The time at which the request was added. Repetitions are counted from it.
  var start = Date()

  /// Creates a trigger. The interval is in seconds; it must be at least 60 if the trigger repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// Returns the next time at which the trigger fires, or nil if there is none.
  open func nextTriggerDate() -> Date? { fireDate(after: Date()) }

  override func fireDate(after date: Date) -> Date? {
    let first = start.addingTimeInterval(timeInterval)
    if date < first { return first }
    guard repeats else { return nil }
    let passed = (date.timeIntervalSince(start) / timeInterval).rounded(.down) + 1
    return start.addingTimeInterval(passed * timeInterval)
  }
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the next time at which the trigger fires, or nil if there is none.
  open func nextTriggerDate() -> Date? { fireDate(after: Date()) }

  override func fireDate(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    var wanted = dateComponents
    wanted.calendar = nil
    wanted.timeZone = nil
    return calendar.nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
  }
}

/// A trigger for entering or leaving a region. It never fires on Linux.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
  public let region: CLRegion

  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

/// The trigger of push notifications. It is never created on Linux.
open class UNPushNotificationTrigger: UNNotificationTrigger {}
