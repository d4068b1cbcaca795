import MapKit
import Testing
import TrestleExpectations
import UserNotifications

/// Names of frameworks that projects use and that did not compile.
@MainActor @Suite struct NamedFrameworkMemberTests {
  @Test("A request for the view from a street finds no scene, unless it is canceled") func lookAround() async throws {
    let place = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    let request = MKLookAroundSceneRequest(coordinate: place)
    try await expect(request.scene == nil)
    let answered: Bool = await withCheckedContinuation { continuation in
      request.getSceneWithCompletionHandler { scene, error in continuation.resume(returning: scene == nil && error == nil) }
      expect(request.isLoading)
    }
    expect(answered && !request.isLoading)
    let canceled = MKLookAroundSceneRequest(coordinate: place)
    canceled.cancel()
    expect(canceled.isCancelled)
  }

  @Test("What a notification only stores is kept in copies") func storedContent() throws {
    let content = UNMutableNotificationContent()
    content.filterCriteria = "work"
    content.targetContentIdentifier = "inbox"
    content.summaryArgument = "Anna"
    content.summaryArgumentCount = 3
    let fixed = try #require(content.copy() as? UNNotificationContent)
    expect(!(fixed is UNMutableNotificationContent))
    for copy in [fixed, try #require(content.mutableCopy() as? UNMutableNotificationContent)] {
      expect(copy.filterCriteria == "work" && copy.targetContentIdentifier == "inbox")
      expect(copy.summaryArgument == "Anna" && copy.summaryArgumentCount == 3)
    }
  }
}
