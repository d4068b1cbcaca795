import AVFoundation
import CoreLocation
import EventKit
import MapKit
import MediaPlayer
import Photos
import Testing
import TrestleExpectations

@MainActor @Suite struct CalendarAndMediaRequestTests {
  @Test("An event stores its recurrence rules")
  func recurrence() {
    let event = EKEvent(eventStore: EKEventStore())
    expect(!event.hasRecurrenceRules)
    let rule = EKRecurrenceRule(
      recurrenceWith: .weekly, interval: 2, daysOfTheWeek: [EKRecurrenceDayOfWeek(.monday)], daysOfTheMonth: nil, monthsOfTheYear: nil,
      weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: EKRecurrenceEnd(occurrenceCount: 3))
    event.addRecurrenceRule(rule)
    expect(event.recurrenceRules?.first?.daysOfTheWeek?.first?.dayOfTheWeek, equals: .monday)
    event.removeRecurrenceRule(rule)
    expect(!event.hasRecurrenceRules)
  }

  @Test("A query stores its predicates, and the folders of albums are empty")
  func queries() {
    let query = MPMediaQuery.albums()
    let condition = MPMediaPropertyPredicate(value: "Sonata", forProperty: "title", comparisonType: .contains)
    query.addFilterPredicate(condition)
    expect(query.filterPredicates?.contains(condition), equals: true)
    query.removeFilterPredicate(condition)
    expect(query.filterPredicates?.isEmpty, equals: true)
    expect(PHCollectionList.fetchCollectionLists(with: .folder, subtype: .any, options: nil).count, equals: 0)
  }

  @Test("Albums have a subtype, a library without photos has no files of them, and their requests fail")
  func photoResources() async {
    expect(PHAssetCollectionSubtype(rawValue: 205), equals: .smartAlbumAllHidden)
    expect(PHAssetCollectionSubtype.smartAlbumLongExposures.rawValue, equals: 215)
    let albums = PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
    var visited = 0
    albums.enumerateObjects(at: IndexSet(integer: 0)) { album, _, _ in
      visited += album.assetCollectionSubtype == .smartAlbumUserLibrary ? 1 : 0
    }
    expect(visited == 0 && albums.count == 0)
    let options = PHAssetResourceRequestOptions()
    expect(!options.isNetworkAccessAllowed && PHAssetResourceManager.default() === PHAssetResourceManager.default())
  }

  @Test("The length of a map point in meters is that of the projection")
  func mapPoints() {
    expect(abs(MKMapPointsPerMeterAtLatitude(0) - 6.698), below: 0.01)
    expect(abs(MKMapPointsPerMeterAtLatitude(60) * MKMetersPerMapPointAtLatitude(60) - 1), below: 1e-9)
    expect(MKMetersPerMapPointAtLatitude(60), below: MKMetersPerMapPointAtLatitude(0))
  }

  @Test("A node of an audio engine schedules its files until it is stopped")
  func audioEngine() throws {
    let engine = AVAudioEngine()
    let node = AVAudioPlayerNode()
    engine.attach(node)
    engine.connect(node, to: engine.mainMixerNode, format: nil)
    expect(engine.attachedNodes == [node] && node.engine === engine)
    try engine.start()
    expect(engine.isRunning)
    node.play()
    expect(node.isPlaying)
    engine.stop()
    expect(!node.isPlaying && !engine.isRunning)
    engine.detach(node)
    expect(node.engine == nil)
  }

  @Test("A place of a reminder's alarm has a position, and a day of a week takes its number without a label")
  func place() {
    let place = EKStructuredLocation(title: "Shop")
    place.geoLocation = CLLocation(latitude: 48, longitude: 11)
    expect(place.geoLocation?.coordinate.latitude, equals: 48)
    let day = EKRecurrenceDayOfWeek(.friday, weekNumber: 2)
    expect(day.dayOfTheWeek == .friday && day.weekNumber == 2)
    let reminder = EKReminder(eventStore: EKEventStore())
    reminder.priority = Int(EKReminderPriority.high.rawValue)
    expect(reminder.priority, equals: 1)
  }

  @Test("Queries of music know their grouping, and the queue of the app's player is changed by a transaction")
  func musicQueue() async {
    expect(MPMediaQuery.albums().groupingType == .album && MPMediaQuery.playlists().groupingType == .playlist)
    let condition = MPMediaPropertyPredicate(value: "Jazz", forProperty: MPMediaItemPropertyGenre)
    expect(MPMediaQuery(filterPredicates: [condition]).filterPredicates, equals: [condition])
    expect(MPMediaQuery.songs().itemSections == nil && MPMediaQuery.songs().collectionSections == nil)
    let songs = MPMusicPlayerMediaItemQueueDescriptor(itemCollection: MPMediaItemCollection(items: []))
    var changed = false
    let count = await withCheckedContinuation { continuation in
      MPMusicPlayerController.applicationQueuePlayer.perform(
        queueTransaction: { queue in
          queue.insert(songs, after: nil)
          changed = true
        },
        completionHandler: { queue, error in continuation.resume(returning: error == nil ? queue.items.count : -1) })
    }
    expect(changed && count == 0)
  }
}
