import AVFoundation
import EventKit
import MapKit
import MediaPlayer
import Photos
import Testing

@MainActor @Suite struct CalendarAndMediaRequestTests {
  @Test("An event stores its recurrence rules")
  func recurrence() {
    let event = EKEvent(eventStore: EKEventStore())
    #expect(!event.hasRecurrenceRules)
    let rule = EKRecurrenceRule(
      recurrenceWith: .weekly, interval: 2, daysOfTheWeek: [EKRecurrenceDayOfWeek(.monday)], daysOfTheMonth: nil, monthsOfTheYear: nil,
      weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: EKRecurrenceEnd(occurrenceCount: 3))
    event.addRecurrenceRule(rule)
    #expect(event.recurrenceRules?.first?.daysOfTheWeek?.first?.dayOfTheWeek == .monday)
    event.removeRecurrenceRule(rule)
    #expect(!event.hasRecurrenceRules)
  }

  @Test("A query stores its predicates, and the folders of albums are empty")
  func queries() {
    let query = MPMediaQuery.albums()
    let condition = MPMediaPropertyPredicate(value: "Sonata", forProperty: "title", comparisonType: .contains)
    query.addFilterPredicate(condition)
    #expect(query.filterPredicates?.contains(condition) == true)
    query.removeFilterPredicate(condition)
    #expect(query.filterPredicates?.isEmpty == true)
    #expect(PHCollectionList.fetchCollectionLists(with: .folder, subtype: .any, options: nil).count == 0)
  }

  @Test("Albums have a subtype, a library without photos has no files of them, and their requests fail")
  func photoResources() async {
    #expect(PHAssetCollectionSubtype(rawValue: 205) == .smartAlbumAllHidden)
    #expect(PHAssetCollectionSubtype.smartAlbumLongExposures.rawValue == 215)
    let albums = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
    var visited = 0
    albums.enumerateObjects(at: IndexSet(integer: 0)) { album, _, _ in
      visited += album.assetCollectionSubtype == .smartAlbumUserLibrary ? 1 : 0
    }
    #expect(visited == 0 && albums.count == 0)
    let options = PHAssetResourceRequestOptions()
    #expect(!options.isNetworkAccessAllowed && PHAssetResourceManager.default() === PHAssetResourceManager.default())
  }

  @Test("The length of a map point in meters is that of the projection")
  func mapPoints() {
    #expect(abs(MKMapPointsPerMeterAtLatitude(0) - 6.698) < 0.01)
    #expect(abs(MKMapPointsPerMeterAtLatitude(60) * MKMetersPerMapPointAtLatitude(60) - 1) < 1e-9)
    #expect(MKMetersPerMapPointAtLatitude(60) < MKMetersPerMapPointAtLatitude(0))
  }

  @Test("A node of an audio engine schedules its files until it is stopped")
  func audioEngine() throws {
    let engine = AVAudioEngine()
    let node = AVAudioPlayerNode()
    engine.attach(node)
    engine.connect(node, to: engine.mainMixerNode, format: nil)
    #expect(engine.attachedNodes == [node] && node.engine === engine)
    try engine.start()
    #expect(engine.isRunning)
    node.play()
    #expect(node.isPlaying)
    engine.stop()
    #expect(!node.isPlaying && !engine.isRunning)
    engine.detach(node)
    #expect(node.engine == nil)
  }
}
