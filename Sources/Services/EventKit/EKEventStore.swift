import TrestleSupport
import CoreGraphics
import CoreLocation
@_exported import Foundation

public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder = 1
}

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  /// A policy of the device forbids access.
  case restricted = 1
  /// The user has denied access. Always the answer on Linux.
  case denied = 2
  /// The user has allowed access.
  case fullAccess = 3
  /// The app may add events, but not read them.
  case writeOnly = 4
  /// The name of ``fullAccess`` before iOS 17.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents = 1
}

public let EKErrorDomain = "EKErrorDomain"

private let noCalendar = NSError(
  domain: EKErrorDomain, code: 29, userInfo: [NSLocalizedDescriptionKey: "Calendars are not available on Linux."])

/// A calendar. Linux has no store in which it can be saved.
open class EKCalendar: NSObject {
  open var title = ""
  open var calendarIdentifier: String { "" }
  open var source: EKSource!
  open var cgColor: CGColor!
  open var type: EKCalendarType { .local }
  /// Whether events can be added and changed: always true on Linux.
  open var allowsContentModifications: Bool { true }
  /// Whether the calendar is subscribed from elsewhere: always false on Linux.
  open var isSubscribed: Bool { false }
  /// Whether the calendar itself cannot be changed: always false on Linux.
  open var isImmutable: Bool { false }
  open var allowedEntityTypes: EKEntityMask { [.event, .reminder] }
  override init() {}

  public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
}

public enum EKCalendarType: Int, Sendable {
  case local = 0
  case calDAV = 1
  case exchange = 2
  case subscription = 3
  case birthday = 4
}

public enum EKSourceType: Int, Sendable {
  case local = 0
  case exchange = 1
  case calDAV = 2
  /// MobileMe, a former service of Apple.
  case mobileMe = 3
  case subscribed = 4
  case birthdays = 5
}

public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}

/// An account with calendars. It is never created on Linux.
open class EKSource: NSObject {
  open var sourceIdentifier: String { "" }
  open var sourceType: EKSourceType { .local }
  open var title: String { "" }
  /// Returns the calendars for a kind of item: none on Linux.
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
  override init() {}
}

open class EKStructuredLocation: NSObject {
  open var title: String?
  open var geoLocation: CLLocation?
  /// The radius in meters. The default is 0.
  open var radius: Double = 0
  public init(title: String) { self.title = title }
}

public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  /// The highest priorities, 1 to 4.
  case high = 1
  /// The medium priority, 5.
  case medium = 5
  /// The lowest priorities, 6 to 9.
  case low = 9
}

public enum EKAlarmProximity: Int, Sendable {
  /// The alarm does not depend on a location.
  case none = 0
  /// When the user arrives.
  case enter = 1
  case leave = 2
}

open class EKParticipant: NSObject {
  open var name: String? { nil }
  open var url: URL { URL(fileURLWithPath: "/") }
  open var isCurrentUser: Bool { false }
  override init() {}
}

public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy = 0
  case free = 1
  case tentative = 2
  case unavailable = 3
}

public enum EKEventStatus: Int, Sendable {
  case none = 0
  case confirmed = 1
  case tentative = 2
  case canceled = 3
}

extension Notification.Name {
  /// Posted when calendars have changed. Never posted on Linux.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

open class EKAlarm: NSObject {
  /// The date of the alarm, or nil if it is relative.
  open var absoluteDate: Date?
  /// The time of the alarm in seconds from the start of the event; negative before it.
  open var relativeOffset: TimeInterval = 0
  open var structuredLocation: EKStructuredLocation?
  /// The movement that triggers the alarm: arrival at the location or departure. The default is none.
  open var proximity = EKAlarmProximity.none
  public override init() {}
  public init(absoluteDate date: Date) { absoluteDate = date }
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

open class EKCalendarItem: NSObject {
  open var title: String! = ""
  open var notes: String?
  open var location: String?
  open var url: URL?
  open var calendar: EKCalendar!
  open var alarms: [EKAlarm]?
  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// The time zone, or nil for that of the user.
  open var timeZone: TimeZone?
  /// The participants: always nil on Linux.
  open var attendees: [EKParticipant]? { nil }
  /// Whether the item has participants: always false on Linux.
  open var hasAttendees: Bool { false }
  open var hasNotes: Bool { !(notes ?? "").isEmpty }
  /// The creation date: always nil on Linux.
  open var creationDate: Date? { nil }
  /// The date of the last change: always nil on Linux.
  open var lastModifiedDate: Date? { nil }
  /// The external identifier, which servers use: always nil on Linux.
  open var calendarItemExternalIdentifier: String! { nil }
  open var recurrenceRules: [EKRecurrenceRule]?
  open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
  /// The identifier: an empty string, because no item is saved on Linux.
  open var calendarItemIdentifier: String { "" }
  override init() {}
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

open class EKEvent: EKCalendarItem {
  open var startDate: Date!
  open var endDate: Date!
  /// Whether the event lasts whole days. The default is false.
  open var isAllDay = false
  open var structuredLocation: EKStructuredLocation?
  /// The availability of the user during the event. The default is busy.
  open var availability = EKEventAvailability.busy
  open var status: EKEventStatus { .none }
  /// The organizer: nil on Linux.
  open var organizer: EKParticipant? { nil }
  /// Whether the occurrence was changed separately: always false on Linux.
  open var isDetached: Bool { false }
  open var occurrenceDate: Date! { startDate }
  /// Returns whether the event still exists: false, because no event is saved on Linux.
  @discardableResult open func refresh() -> Bool { false }
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
  /// The identifier: nil, because no event is saved on Linux.
  open var eventIdentifier: String! { nil }
  /// Creates an event. It cannot be saved on Linux.
  public init(eventStore: EKEventStore) {}
}

open class EKReminder: EKCalendarItem {
  /// The date, and optionally the time, at which the reminder is due.
  open var dueDateComponents: DateComponents?
  /// Whether the reminder is completed. The default is false.
  open var isCompleted = false { didSet { if isCompleted != oldValue { completionDate = isCompleted ? Date() : nil } } }
  /// The date of completion; setting it completes the reminder.
  open var completionDate: Date? {
    didSet { if (completionDate != nil) != isCompleted { isCompleted = completionDate != nil } }
  }
  open var startDateComponents: DateComponents?
  /// The priority from 1, the highest, to 9. The default, 0, means none.
  open var priority = 0
  /// Creates a reminder. It cannot be saved on Linux.
  public init(eventStore: EKEventStore) {}
}

public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void

/// The user's calendars and reminders. On Linux access is denied, and saving throws.
open class EKEventStore: NSObject {
  public override init() {}
  /// Returns whether the app may use the calendars: ``EKAuthorizationStatus/denied`` on Linux.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

  /// Requests access. On Linux the handler receives false and an error on the main queue.
  open func requestAccess(to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    deny(completion)
  }
  /// Requests access to events. On Linux the handler receives false and an error on the main queue.
  open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { deny(completion) }
  /// Requests permission to add events. On Linux the handler receives false and an error on the main queue.
  open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { deny(completion) }
  /// Requests access to reminders. On Linux the handler receives false and an error on the main queue.
  open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) { deny(completion) }
  private func deny(_ completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    DispatchQueue.main.async { completion(false, noCalendar) }
  }

  /// Requests access to events. Throws on Linux.
  open func requestFullAccessToEvents() async throws -> Bool { throw noCalendar }
  /// Requests permission to add events. Throws on Linux.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { throw noCalendar }
  /// Requests access to reminders. Throws on Linux.
  open func requestFullAccessToReminders() async throws -> Bool { throw noCalendar }
  /// Requests access. Throws on Linux.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { throw noCalendar }
  /// The accounts: none on Linux.
  open var sources: [EKSource] { [] }
  open var eventStoreIdentifier: String { "" }
  /// Returns the account with an identifier: nil on Linux.
  open func source(withIdentifier identifier: String) -> EKSource? { nil }
  /// Returns the calendar with an identifier: nil on Linux.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Returns the item with an identifier: nil on Linux.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Saves a calendar. Throws on Linux.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw noCalendar }
  /// Removes a calendar. Throws on Linux.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw noCalendar }
  /// Calls the block for each event that matches a predicate: none on Linux.
  open func enumerateEvents(matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var isOver = ObjCBool(false)
    for event in events(matching: predicate) where !isOver.boolValue { block(event, &isOver) }
  }
  /// Returns a predicate for reminders that are not completed. It matches nothing on Linux.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Returns a predicate for reminders that are completed. It matches nothing on Linux.
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Has no effect on Linux, where there are no pending changes.
  open func reset() { withoutEffect("calendars are denied") }
  /// Has no effect on Linux, which has no accounts.
  open func refreshSourcesIfNecessary() { withoutEffect("calendars are denied") }
  /// Has no effect on Linux, where fetching ends immediately.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

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
  /// Fetches the reminders that match a predicate. On Linux the handler receives nil on the main queue.
  @discardableResult
  open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
    DispatchQueue.main.async { completion(nil) }
    return NSNull()
  }
  /// Saves an event. Throws on Linux.
  open func save(_ event: EKEvent, span: EKSpan) throws { throw noCalendar }
  /// Saves an event, immediately or at the next ``commit()``. Throws on Linux.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw noCalendar }
  /// Saves a reminder. Throws on Linux.
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw noCalendar }
  /// Removes an event. Throws on Linux.
  open func remove(_ event: EKEvent, span: EKSpan) throws { throw noCalendar }
  /// Removes an event, immediately or at the next ``commit()``. Throws on Linux.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw noCalendar }
  /// Removes a reminder. Throws on Linux.
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw noCalendar }
  /// Saves pending changes. Throws on Linux.
  open func commit() throws { throw noCalendar }
}
