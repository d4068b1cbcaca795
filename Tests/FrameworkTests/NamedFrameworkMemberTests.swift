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

  @Test("The filter criteria of a notification are kept in copies") func filterCriteria() throws {
    let content = UNMutableNotificationContent()
    content.filterCriteria = "work"
    let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
    expect(copy.filterCriteria, equals: "work")
  }
}
