import TrestleSupport
import Foundation
import TrestleBus

/// The app's notifications: they are delivered while the app runs, and shown by the desktop's notification service, or with `notify-send`
/// without a message bus. The desktop has no prompt for permission: it is granted if banners can be shown. Pending requests are lost when
/// the program ends.
open class UNUserNotificationCenter: NSObject {
  nonisolated(unsafe) private static let shared = {
    let center = UNUserNotificationCenter()
    // A response that has started the app comes after the launch, in which the delegate is set.
    DispatchQueue.main.async { MainActor.assumeIsolated { NotificationActions.handle { center.receive($0) } } }
    return center
  }()
  open class func current() -> UNUserNotificationCenter { shared }

  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  private let lock = NSRecursiveLock()
  private var status = UNAuthorizationStatus.notDetermined
  private var pending: [(request: UNNotificationRequest, work: DispatchWorkItem?)] = []
  private var delivered: [UNNotification] = []
  private var categories: Set<UNNotificationCategory> = []
  /// Whether the desktop has a way to show banners.
  private var hasBanners = SessionBus.address() != nil || ExternalProgram.find("notify-send") != nil
  /// Replaces the display of banners in tests; nil means that banners are not available.
  var showBanner: ((UNNotificationContent) -> Void)? {
    didSet { (hasBanners, isReplaced) = (showBanner != nil, true) }
  }
  private var isReplaced = false
  /// Whether the app is active, according to UIKit's notifications.
  private var isActive = true
  private var observers: [any NSObjectProtocol] = []

  override init() {
    super.init()
    for (name, isActive) in [("UIApplicationDidBecomeActiveNotification", true), ("UIApplicationWillResignActiveNotification", false)] {
      observers.append(
        NotificationCenter.default.addObserver(forName: Notification.Name(name), object: nil, queue: nil) { [weak self] _ in
          guard let self else { return }
          lock.withLock { self.isActive = isActive }
        })
    }
  }

  /// Whether content extensions are supported: false on Linux.
  open var supportsContentExtensions: Bool { false }

  // MARK: Permission

  /// Requests permission, and calls the handler on the main queue with whether banners can be shown.
  open func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void) {
    let isAllowed = decide()
    DispatchQueue.main.async { completionHandler(isAllowed, nil) }
  }

  /// Requests permission. Returns whether banners can be shown.
  @discardableResult open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { decide() }

  private func decide() -> Bool {
    lock.withLock {
      status = hasBanners ? .authorized : .denied
      return status == .authorized
    }
  }

  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    let settings = lock.withLock { UNNotificationSettings(status) }
    DispatchQueue.main.async { completionHandler(settings) }
  }

  open func notificationSettings() async -> UNNotificationSettings { settingsNow() }
  private func settingsNow() -> UNNotificationSettings { lock.withLock { UNNotificationSettings(status) } }

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { lock.withLock { self.categories = categories } }

  /// Calls the handler on the main queue with the registered categories.
  open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    let categories = categoriesNow()
    DispatchQueue.main.async { completionHandler(categories) }
  }

  open func notificationCategories() async -> Set<UNNotificationCategory> { categoriesNow() }
  private func categoriesNow() -> Set<UNNotificationCategory> { lock.withLock { categories } }

  /// Calls the handler with an error, because the desktop shows no badge. Removing the badge succeeds.
  open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(newBadgeCount == 0 ? nil : UNError(.notificationsNotAllowed)) }
  }

  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    if newBadgeCount != 0 { throw UNError(.notificationsNotAllowed) }
  }

  // MARK: Requests

  /// Adds a request, and replaces a pending one with the same identifier.
  open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
    let error = schedule(request)
    DispatchQueue.main.async { completionHandler?(error) }
  }

  /// Adds a request. Throws if it cannot be delivered.
  open func add(_ request: UNNotificationRequest) async throws {
    if let error = schedule(request) { throw error }
  }

  private func schedule(_ request: UNNotificationRequest) -> UNError? {
    lock.withLock {
      guard status == .authorized else { return UNError(.notificationsNotAllowed) }
      forget([request.identifier])
      guard let trigger = request.trigger else {
        DispatchQueue.main.async { self.deliver(request) }
        return nil
      }
      (trigger as? UNTimeIntervalNotificationTrigger)?.start = Date()
      // Linux neither monitors regions nor receives push notifications.
      if trigger is UNLocationNotificationTrigger || trigger is UNPushNotificationTrigger { return UNError(.notificationsNotAllowed) }
      guard let date = trigger.fireDate(after: Date()) else { return UNError(.notificationInvalidNoDate) }
      wait(for: request, until: date)
      return nil
    }
  }

  private func wait(for request: UNNotificationRequest, until date: Date) {
    let work = DispatchWorkItem { [weak self] in self?.fire(request) }
    pending.append((request, work))
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + max(0, date.timeIntervalSinceNow), execute: work)
  }

  private func fire(_ request: UNNotificationRequest) {
    lock.withLock {
      forget([request.identifier])
      if let trigger = request.trigger, trigger.repeats, let next = trigger.fireDate(after: Date()) { wait(for: request, until: next) }
    }
    deliver(request)
  }

  private func deliver(_ request: UNNotificationRequest) {
    let notification = UNNotification(request, date: Date())
    lock.withLock {
      delivered.removeAll { $0.request.identifier == request.identifier }
      delivered.append(notification)
    }
    // The delegate of an active app decides whether the notification is shown. Without a delegate it is not shown, as on iOS.
    guard lock.withLock({ isActive }) else { return show(notification) }
    delegate?.userNotificationCenter(self, willPresent: notification) { [weak self] options in
      if !options.intersection([.alert, .banner]).isEmpty { self?.show(notification) }
    }
  }

  private func show(_ notification: UNNotification) {
    let content = notification.request.content
    if isReplaced {
      showBanner?(content)
      return
    }
    let category = lock.withLock { categories.first { $0.identifier == content.categoryIdentifier } }
    let buttons = (category?.actions ?? []).map { (identifier: $0.identifier, title: $0.title) }
    let reportsDismissal = category?.options.contains(.customDismissAction) ?? false
    let banner = DesktopBanners.Banner(notification: notification, buttons: buttons) { [weak self] identifier in
      guard identifier != UNNotificationDismissActionIdentifier || reportsDismissal else { return }
      self?.pass(UNNotificationResponse(notification, action: identifier))
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { DesktopBanners.shared.show(banner) { Self.showOnDesktop(content) } }
    }
  }

  // MARK: Responses

  /// The response that started the app, until the delegate has received it.
  @MainActor package var startingResponse: UNNotificationResponse? { NotificationActions.waiting.flatMap { response(to: $0) } }

  private func response(to target: BusValue) -> UNNotificationResponse? {
    guard let action = target.parts.first?.text, !action.isEmpty, let archive = target.parts.last?.text,
      let archived = UNNotification(archived: archive)
    else { return nil }
    // A notification of this process has parts that are not archived.
    let shown = lock.withLock { delivered.last { $0.request.identifier == archived.request.identifier } }
    return UNNotificationResponse(shown ?? archived, action: action)
  }

  @MainActor private func receive(_ target: BusValue) {
    if let response = response(to: target) { pass(response) }
  }

  @MainActor private func pass(_ response: UNNotificationResponse) {
    let category = lock.withLock { categories.first { $0.identifier == response.notification.request.content.categoryIdentifier } }
    let action = category?.actions.first { $0.identifier == response.actionIdentifier }
    if response.actionIdentifier == UNNotificationDefaultActionIdentifier || action?.options.contains(.foreground) == true {
      NotificationActions.bringToFront()
    }
    delegate?.userNotificationCenter(self, didReceive: response) {}
  }

  private func forget(_ identifiers: [String]) {
    for entry in pending where identifiers.contains(entry.request.identifier) { entry.work?.cancel() }
    pending.removeAll { identifiers.contains($0.request.identifier) }
  }

  private static func showOnDesktop(_ content: UNNotificationContent) {
    let title = content.title.isEmpty ? ProcessInfo.processInfo.processName : content.title
    let body = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
    var arguments = ["--app-name", ProcessInfo.processInfo.processName]
    if let picture = content.attachments.first?.url.path { arguments += ["--icon", picture] }
    ExternalProgram.start("notify-send", arguments + ["--", title, body])
  }

  /// Calls the handler on the main queue with the pending requests.
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    let requests = pendingNow()
    DispatchQueue.main.async { completionHandler(requests) }
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pendingNow() }
  private func pendingNow() -> [UNNotificationRequest] { lock.withLock { pending.map(\.request) } }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) { lock.withLock { forget(identifiers) } }
  open func removeAllPendingNotificationRequests() { lock.withLock { forget(pending.map(\.request.identifier)) } }

  // MARK: Delivered ones

  /// Calls the handler on the main queue with the delivered notifications.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    let notifications = deliveredNow()
    DispatchQueue.main.async { completionHandler(notifications) }
  }

  open func deliveredNotifications() async -> [UNNotification] { deliveredNow() }
  private func deliveredNow() -> [UNNotification] { lock.withLock { delivered } }

  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    lock.withLock { delivered.removeAll { identifiers.contains($0.request.identifier) } }
    DispatchQueue.main.async { MainActor.assumeIsolated { DesktopBanners.shared.remove(identifiers) } }
  }

  open func removeAllDeliveredNotifications() {
    lock.withLock { delivered = [] }
    DispatchQueue.main.async { MainActor.assumeIsolated { DesktopBanners.shared.remove(nil) } }
  }
}

/// Decides on the presentation of notifications while the app is active, and receives the user's responses. Every method is optional.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Called before a notification is shown. The handler must be called with the presentation options; by default the notification is not
  /// shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called when the user has opened a notification, chosen one of its buttons, or dismissed one whose category reports that. A response
  /// that starts the app comes after the launch: set the delegate before its end.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Never called on Linux.
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
}
