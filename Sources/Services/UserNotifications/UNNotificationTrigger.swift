import CoreLocation

/// The condition that triggers the delivery of a notification.
open class UNNotificationTrigger: NSObject {
  /// Whether the trigger fires again and again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }

  /// Returns the next time after `date`; nil if there is none.
  func fireDate(after date: Date) -> Date? { nil }
}

/// Fires after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time in seconds.
  public let timeInterval: TimeInterval
  /// The time at which the request was added, from which repetitions are counted.
  var start = Date()

  /// Creates a trigger that fires after a number of seconds. Repeated triggers need at least 60.
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

/// Fires at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The parts of the date that must match.
  public let dateComponents: DateComponents

  /// Creates a trigger that fires when the parts of a date match.
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

/// Fires when the device enters or leaves a region. It never fires on Linux.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
  /// The region whose border triggers the notification.
  public let region: CLRegion

  /// Creates a trigger for a region. It never fires on Linux.
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

/// The trigger of notifications from a server. There are none on Linux.
open class UNPushNotificationTrigger: UNNotificationTrigger {}
