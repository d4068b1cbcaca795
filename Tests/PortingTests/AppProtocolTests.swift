import CoreData
import CoreLocation
import EventKit
import Photos
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting
import UserNotifications

// Protocols that apps write for classes of the system, to replace them in tests. The compiler checks the signatures.

private protocol Notifying {
  func requestAuthorization(options: UNAuthorizationOptions) async throws -> Bool
  func add(_ request: UNNotificationRequest) async throws
  func setBadgeCount(_ count: Int) async throws
}
extension UNUserNotificationCenter: Notifying {}

private protocol Geocoding {
  func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark]
  func reverseGeocodeLocation(_ location: CLLocation, preferredLocale: Locale?) async throws -> [CLPlacemark]
  func geocodeAddressString(_ address: String) async throws -> [CLPlacemark]
}
extension CLGeocoder: Geocoding {}

private protocol PhotoChanging {
  func performChanges(_ change: @escaping @Sendable () -> Void) async throws
}
extension PHPhotoLibrary: PhotoChanging {}

private protocol Storing {
  func performAndWait(_ block: () -> Void)
  func save() throws
}
extension NSManagedObjectContext: Storing {}

private protocol Calendars {
  func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler)
}
extension EKEventStore: Calendars {}

private protocol Resources {
  func urls(forResourcesWithExtension: String?, subdirectory: String?) -> [URL]?
}
extension Bundle: Resources {}

@MainActor private protocol Opening {
  func canOpenURL(_ url: URL) -> Bool
  func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any]) async -> Bool
}
extension UIApplication: Opening {}

@Suite struct AppProtocolTests {
  @Test("What Linux lacks throws from the asynchronous forms as well") func errors() async {
    await #expect(throws: CLError.self) { try await CLGeocoder().geocodeAddressString("Rome") }
    await #expect(throws: (any Error).self) { try await PHPhotoLibrary.shared().performChanges {} }
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    var count = 0
    context.performAndWait { count += 1 }
    expect(count, equals: 1)
  }
}
