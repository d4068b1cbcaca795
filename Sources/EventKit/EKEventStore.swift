@_exported import Foundation

public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder = 1
}

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case fullAccess = 3
  case writeOnly = 4
  public static let authorized = EKAuthorizationStatus.fullAccess
}

public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents = 1
}

public let EKErrorDomain = "EKErrorDomain"

/// The error of every request: there is no calendar to read or write.
private let noCalendar = NSError(
  domain: EKErrorDomain, code: 29, userInfo: [NSLocalizedDescriptionKey: "Calendars are not available on Linux."])

open class EKCalendar: NSObject {
  open var title = ""
  open var calendarIdentifier: String { "" }
  override init() {}
}

open class EKAlarm: NSObject {
  open var absoluteDate: Date?
  open var relativeOffset: TimeInterval = 0
  public init(absoluteDate date: Date) { absoluteDate = date }
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

open class EKCalendarItem: NSObject {
  open var title: String! = ""
  open var notes: String?
  open var location: String?
  open var url: URL?
  open var calendar: EKCalendar!
  open private(set) var alarms: [EKAlarm]?
  open var calendarItemIdentifier: String { "" }
  override init() {}
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

open class EKEvent: EKCalendarItem {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var eventIdentifier: String! { nil }
  public init(eventStore: EKEventStore) {}
}

open class EKReminder: EKCalendarItem {
  open var dueDateComponents: DateComponents?
  open var isCompleted = false
  open var priority = 0
  public init(eventStore: EKEventStore) {}
}

/// The person's calendars and reminders. There are none here: access is denied, and saving throws.
open class EKEventStore: NSObject {
  public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void
  public override init() {}
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

  open func requestAccess(to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    deny(completion)
  }
  open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { deny(completion) }
  open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { deny(completion) }
  open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { deny(completion) }
  private func deny(_ completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    DispatchQueue.main.async { completion(false, noCalendar) }
  }

  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) {
    DispatchQueue.main.async { completion(nil) }
  }
  open func save(_ event: EKEvent, span: EKSpan) throws { throw noCalendar }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw noCalendar }
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw noCalendar }
  open func remove(_ event: EKEvent, span: EKSpan) throws { throw noCalendar }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw noCalendar }
  open func commit() throws {}
}
