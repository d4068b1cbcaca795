@_exported import Foundation

/// A kind of calendar item.
public enum EKEntityType: UInt, Sendable {
  /// An event.
  case event = 0
  /// A reminder.
  case reminder = 1
}

/// Whether the person allows the app to use the calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The person has not been asked.
  case notDetermined = 0
  /// The device does not allow it.
  case restricted = 1
  /// The person has refused. Always the answer on Linux.
  case denied = 2
  /// The person has agreed.
  case fullAccess = 3
  /// The app may add events, and not read them.
  case writeOnly = 4
  /// The name of ``fullAccess`` before iOS 17.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// The occurrences of a repeated event that a change applies to.
public enum EKSpan: Int, Sendable {
  /// This occurrence.
  case thisEvent = 0
  /// This occurrence and the later ones.
  case futureEvents = 1
}

/// The domain of errors of calendars.
public let EKErrorDomain = "EKErrorDomain"

/// The error of every request: there is no calendar to read or write.
private let noCalendar = NSError(
  domain: EKErrorDomain, code: 29, userInfo: [NSLocalizedDescriptionKey: "Calendars are not available on Linux."])

/// A calendar. None exists on Linux.
open class EKCalendar: NSObject {
  /// The title.
  open var title = ""
  /// The identifier.
  open var calendarIdentifier: String { "" }
  override init() {}

  /// Makes a calendar, which no store can keep on Linux.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
}

/// An alarm of an event or reminder.
open class EKAlarm: NSObject {
  /// The date of the alarm, or nil if it is relative.
  open var absoluteDate: Date?
  /// The time of the alarm in seconds from the start of the event; negative before it.
  open var relativeOffset: TimeInterval = 0
  /// Creates an alarm at a date.
  public init(absoluteDate date: Date) { absoluteDate = date }
  /// Creates an alarm at a time relative to the start of the event.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// The base class of events and reminders.
open class EKCalendarItem: NSObject {
  /// The title.
  open var title: String! = ""
  /// The notes.
  open var notes: String?
  /// The place.
  open var location: String?
  /// A URL.
  open var url: URL?
  /// The calendar of the item.
  open var calendar: EKCalendar!
  /// The alarms, or nil.
  open private(set) var alarms: [EKAlarm]?
  /// The rules by which the item is repeated, or nil.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// Whether the item is repeated.
  open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
  /// Adds a rule by which the item is repeated.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  /// Removes a rule.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
  /// The identifier: an empty string, because no item is saved on Linux.
  open var calendarItemIdentifier: String { "" }
  override init() {}
  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

/// An event.
open class EKEvent: EKCalendarItem {
  /// The start.
  open var startDate: Date!
  /// The end.
  open var endDate: Date!
  /// Whether the event lasts whole days. The default is false.
  open var isAllDay = false
  /// The identifier: nil, because no event is saved on Linux.
  open var eventIdentifier: String! { nil }
  /// Creates an event. It cannot be saved on Linux.
  public init(eventStore: EKEventStore) {}
}

/// A reminder.
open class EKReminder: EKCalendarItem {
  /// The due date.
  open var dueDateComponents: DateComponents?
  /// Whether the reminder is completed. The default is false.
  open var isCompleted = false
  /// The priority from 1, the highest, to 9. The default, 0, means none.
  open var priority = 0
  /// Creates a reminder. It cannot be saved on Linux.
  public init(eventStore: EKEventStore) {}
}

/// The person's calendars and reminders. There are none here: access is denied, and saving throws.
open class EKEventStore: NSObject {
  /// A block that receives whether access was granted, and an error if it was not.
  public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void
  public override init() {}
  /// Returns whether the app may use the calendars: ``EKAuthorizationStatus/denied`` on Linux.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

  /// Asks for access. On Linux the handler receives false and an error on the main queue.
  open func requestAccess(to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    deny(completion)
  }
  /// Asks for access to events. On Linux the handler receives false and an error on the main queue.
  open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { deny(completion) }
  /// Asks to add events. On Linux the handler receives false and an error on the main queue.
  open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { deny(completion) }
  /// Asks for access to reminders. On Linux the handler receives false and an error on the main queue.
  open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { deny(completion) }
  private func deny(_ completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    DispatchQueue.main.async { completion(false, noCalendar) }
  }

  /// The calendar for new events: nil on Linux.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Returns the calendar for new reminders: nil on Linux.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// Returns the calendars for a kind of item: none on Linux.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Returns a predicate for events between two dates. It matches nothing on Linux.
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Returns a predicate for reminders. It matches nothing on Linux.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  /// Returns the events that match a predicate: none on Linux.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Returns the event with an identifier: nil on Linux.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Looks for the reminders that match a predicate. On Linux the handler receives nil on the main queue.
  open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) {
    DispatchQueue.main.async { completion(nil) }
  }
  /// Saves an event. Throws on Linux.
  open func save(_ event: EKEvent, span: EKSpan) throws { throw noCalendar }
  /// Saves an event, at once or at the next ``commit()``. Throws on Linux.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw noCalendar }
  /// Saves a reminder. Throws on Linux.
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw noCalendar }
  /// Removes an event. Throws on Linux.
  open func remove(_ event: EKEvent, span: EKSpan) throws { throw noCalendar }
  /// Removes a reminder. Throws on Linux.
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw noCalendar }
  /// Writes the changes that wait. None can wait on Linux, so this has no effect.
  open func commit() throws {}
}
