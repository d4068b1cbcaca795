import TrestleSupport
import CoreGraphics
import CoreLocation
@_exported import Foundation

/// A kind of calendar item.
public enum EKEntityType: UInt, Sendable {
  /// Entries with a start and an end.
  case event = 0
  /// Tasks that can be completed.
  case reminder = 1
}

/// Whether the user allows the app to use the calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The device does not allow it.
  case restricted = 1
  /// The user has refused. Always the answer on Linux.
  case denied = 2
  /// The user has agreed.
  case fullAccess = 3
  /// The app may add events, and not read them.
  case writeOnly = 4
  /// The name of ``fullAccess`` before iOS 17.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// The occurrences of a repeated event that a change applies to.
public enum EKSpan: Int, Sendable {
  /// Only this occurrence of a repeated event.
  case thisEvent = 0
  /// This occurrence and the later ones.
  case futureEvents = 1
}

/// The domain of errors of calendars.
public let EKErrorDomain = "EKErrorDomain"

/// The error of every request: there is no calendar database.
private let noCalendar = NSError(
  domain: EKErrorDomain, code: 29, userInfo: [NSLocalizedDescriptionKey: "Calendars are not available on Linux."])

/// A calendar. None exists on Linux.
open class EKCalendar: NSObject {
  open var title = ""
  open var calendarIdentifier: String { "" }
  /// The account of the calendar.
  open var source: EKSource!
  /// The color of the calendar's events.
  open var cgColor: CGColor!
  open var type: EKCalendarType { .local }
  /// Whether events can be added and changed.
  open var allowsContentModifications: Bool { true }
  /// Whether the calendar is fetched from elsewhere.
  open var isSubscribed: Bool { false }
  /// Whether the calendar itself cannot be changed.
  open var isImmutable: Bool { false }
  /// The kinds of items that the calendar can hold.
  open var allowedEntityTypes: EKEntityMask { [.event, .reminder] }
  override init() {}

  /// Creates a calendar, which no store can keep on Linux.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
}

public enum EKCalendarType: Int, Sendable {
  /// The source is this computer.
  case local = 0
  /// The source is a server that speaks CalDAV.
  case calDAV = 1
  /// The source is an Exchange server.
  case exchange = 2
  /// A calendar that is fetched from a URL.
  case subscription = 3
  /// Birthdays of contacts.
  case birthday = 4
}

/// A kind of account.
public enum EKSourceType: Int, Sendable {
  /// The calendars of this machine.
  case local = 0
  /// A server of a company.
  case exchange = 1
  /// A server that speaks CalDAV.
  case calDAV = 2
  /// MobileMe, an older service of Apple.
  case mobileMe = 3
  /// Calendars that are fetched from elsewhere.
  case subscribed = 4
  /// Birthdays of contacts.
  case birthdays = 5
}

/// Kinds of calendar items.
public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The calendar has entries with a start and an end.
  public static let event = EKEntityMask(rawValue: 1)
  /// The calendar has tasks.
  public static let reminder = EKEntityMask(rawValue: 2)
}

/// An account with calendars. None exists on Linux.
open class EKSource: NSObject {
  open var sourceIdentifier: String { "" }
  /// The kind of account.
  open var sourceType: EKSourceType { .local }
  /// The name of the source.
  open var title: String { "" }
  /// Returns the calendars for a kind of item: none on Linux.
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
  override init() {}
}

open class EKStructuredLocation: NSObject {
  /// The name of the structured location.
  open var title: String?
  /// The position; `nil` by default.
  open var geoLocation: CLLocation?
  /// The radius in meters.
  open var radius: Double = 0
  /// Creates a place with a title and without a location on the map.
  public init(title: String) { self.title = title }
}

/// Kinds of priorities of a reminder.
public enum EKReminderPriority: UInt, Sendable {
  /// The reminder has no priority.
  case none = 0
  /// The highest priority.
  case high = 1
  /// The priority between the highest and the lowest.
  case medium = 5
  /// The lowest priority.
  case low = 9
}

/// The event at a location that triggers an alarm.
public enum EKAlarmProximity: Int, Sendable {
  /// Calendars without any kind of entry.
  case none = 0
  /// The alarm sounds when the user arrives.
  case enter = 1
  /// The alarm sounds when the user leaves.
  case leave = 2
}

open class EKParticipant: NSObject {
  open var name: String? { nil }
  /// The address of the participant.
  open var url: URL { URL(fileURLWithPath: "/") }
  open var isCurrentUser: Bool { false }
  override init() {}
}

/// Whether a person is free during an event.
public enum EKEventAvailability: Int, Sendable {
  /// The calendar does not support availability.
  case notSupported = -1
  /// The user is busy.
  case busy = 0
  /// The user is free.
  case free = 1
  /// The user may be busy.
  case tentative = 2
  /// The user is away.
  case unavailable = 3
}

public enum EKEventStatus: Int, Sendable {
  /// The event has no status.
  case none = 0
  case confirmed = 1
  case tentative = 2
  case canceled = 3
}

extension Notification.Name {
  /// Posted when calendars have changed. Never posted on Linux.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// An alarm of an event or reminder.
open class EKAlarm: NSObject {
  /// The date of the alarm, or nil if it is relative.
  open var absoluteDate: Date?
  /// The time of the alarm in seconds from the start of the event; negative before it.
  open var relativeOffset: TimeInterval = 0
  /// The location of the alarm, or nil.
  open var structuredLocation: EKStructuredLocation?
  /// The event at the location that triggers the alarm.
  open var proximity = EKAlarmProximity.none
  /// Creates an alarm at the start of the event.
  public override init() {}
  public init(absoluteDate date: Date) { absoluteDate = date }
  /// Creates an alarm at a time relative to the start of the event.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// The base class of events and reminders.
open class EKCalendarItem: NSObject {
  open var title: String! = ""
  /// Remarks of the user; `nil` if there are none.
  open var notes: String?
  open var location: String?
  /// An address with more about the item; `nil` by default.
  open var url: URL?
  /// The calendar in which the item is saved.
  open var calendar: EKCalendar!
  /// The alarms, or nil.
  open var alarms: [EKAlarm]?
  /// Whether there are alarms.
  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// The time zone, or nil for that of the user.
  open var timeZone: TimeZone?
  /// The participants: nil on Linux.
  open var attendees: [EKParticipant]? { nil }
  /// Whether others take part: false on Linux.
  open var hasAttendees: Bool { false }
  /// Whether there are notes.
  open var hasNotes: Bool { !(notes ?? "").isEmpty }
  /// The time at which the item was made.
  open var creationDate: Date? { nil }
  /// The time at which the item was changed.
  open var lastModifiedDate: Date? { nil }
  /// The identifier that servers use.
  open var calendarItemExternalIdentifier: String! { nil }
  /// The rules by which the item is repeated, or nil.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// Whether the item is repeated.
  open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
  /// Adds a rule by which the item is repeated.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
  /// The identifier: an empty string, because no item is saved on Linux.
  open var calendarItemIdentifier: String { "" }
  override init() {}
  /// Adds an alarm to those of the item.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

/// An appointment in a calendar.
open class EKEvent: EKCalendarItem {
  open var startDate: Date!
  /// The time when the event ends.
  open var endDate: Date!
  /// Whether the event lasts whole days. The default is false.
  open var isAllDay = false
  /// The location with its radius, or nil.
  open var structuredLocation: EKStructuredLocation?
  /// Whether the user is free.
  open var availability = EKEventAvailability.busy
  open var status: EKEventStatus { .none }
  /// The organizer: nil on Linux.
  open var organizer: EKParticipant? { nil }
  /// Whether this occurrence differs from the others.
  open var isDetached: Bool { false }
  open var occurrenceDate: Date! { startDate }
  /// Reads the event again: false, because no event is saved on Linux.
  @discardableResult open func refresh() -> Bool { false }
  /// Compares the starts of two events.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
  /// The identifier: nil, because no event is saved on Linux.
  open var eventIdentifier: String! { nil }
  /// Creates an event. It cannot be saved on Linux.
  public init(eventStore: EKEventStore) {}
}

/// A task in a list of reminders.
open class EKReminder: EKCalendarItem {
  /// The day, and optionally the time, by which the task must be done.
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

/// The user's calendars and reminders. There are none here: access is denied, and saving throws.
open class EKEventStore: NSObject {
  /// A block that receives whether access was granted, and an error if it was not.
  public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void
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
  /// Discards pending changes. There are none on Linux, so this has no effect.
  open func reset() { withoutEffect("calendars are denied") }
  /// Updates from the accounts. There are none on Linux, so this has no effect.
  open func refreshSourcesIfNecessary() { withoutEffect("calendars are denied") }
  /// Ends a search for reminders.
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
