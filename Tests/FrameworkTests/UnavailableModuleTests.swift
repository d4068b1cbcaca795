import CoreHaptics
import DeviceCheck
import ExposureNotification
import HealthKit
import Intents
import MultipeerConnectivity
import Testing
import TrestleExpectations
import UIKitTesting
import WidgetKit

/// Modules for features that Linux lacks: availability is false, and every request fails with the framework's own error.
@MainActor struct UnavailableModuleTests {
  @Test("There are no haptics: the hardware reports none, and no engine can be created") func haptics() throws {
    expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    let error = #expect(throws: CHHapticError.self) { try CHHapticEngine() }
    expect(error?.code, equals: .notSupported)
    let events = [
      CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0.5),
      CHHapticEvent(
        eventType: .hapticContinuous, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)], relativeTime: 1,
        duration: 2),
    ]
    try expect(CHHapticPattern(events: events, parameters: []).duration, equals: 3)
    events[0].relativeTime = -1
    #expect(throws: CHHapticError.self) { try CHHapticPattern(events: events, parameters: []) }
  }

  @Test("Device tokens are unsupported, and asking for one answers so") func deviceTokens() async {
    expect(!DCDevice.current.isSupported && !DCAppAttestService.shared.isSupported)
    let error = await withCheckedContinuation { continuation in
      DCDevice.current.generateToken { data, error in continuation.resume(returning: data == nil ? error as? DCError : nil) }
    }
    expect(error?.code, equals: .featureUnsupported)
  }

  @Test("Exposure notifications are unsupported: every request ends with the error, and an end is reported") func exposures() async {
    let manager = ENManager()
    expect(ENManager.authorizationStatus, equals: .unknown)
    let activation = await withCheckedContinuation { continuation in
      manager.activate { continuation.resume(returning: ($0 as? ENError)?.code) }
    }
    expect(activation, equals: .unsupported)
    let detection = await withCheckedContinuation { continuation in
      manager.detectExposures(configuration: ENExposureConfiguration(), diagnosisKeyURLs: []) { summary, error in
        continuation.resume(returning: summary == nil ? (error as? ENError)?.code : nil)
      }
    }
    expect(detection, equals: .unsupported)
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      manager.invalidationHandler = { continuation.resume() }
      manager.invalidate()
    }
    expect(manager.invalidationHandler == nil)
  }

  @Test("No widget is placed") func widgets() async {
    WidgetCenter.shared.reloadAllTimelines()
    let count = await withCheckedContinuation { continuation in
      WidgetCenter.shared.getCurrentConfigurations { continuation.resume(returning: try? $0.get().count) }
    }
    expect(count, equals: 0)
  }

  private final class Delegate: NSObject, @preconcurrency MCNearbyServiceBrowserDelegate, @preconcurrency MCNearbyServiceAdvertiserDelegate,
    MCBrowserViewControllerDelegate
  {
    var errors: [MCError.Code] = []
    var wasCancelled = false
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?) {}
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) { add(error) }
    func advertiser(
      _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
      invitationHandler: @escaping (Bool, MCSession?) -> Void
    ) {}
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) { add(error) }
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {}
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) { wasCancelled = true }
    private func add(_ error: any Error) { (error as? MCError).map { errors.append($0.code) } }
  }

  @Test("Neither searching nor advertising starts, and sending throws") func peers() async throws {
    let peer = MCPeerID(displayName: "Me")
    let delegate = Delegate()
    let browser = MCNearbyServiceBrowser(peer: peer, serviceType: "chat")
    let advertiser = MCNearbyServiceAdvertiser(peer: peer, discoveryInfo: nil, serviceType: "chat")
    (browser.delegate, advertiser.delegate) = (delegate, delegate)
    browser.startBrowsingForPeers()
    advertiser.startAdvertisingPeer()
    expect(delegate.errors.isEmpty)
    for _ in 0..<100 where delegate.errors.count < 2 { try await Task.sleep(nanoseconds: 5_000_000) }
    expect(delegate.errors, equals: [.unavailable, .unavailable])
    let session = MCSession(peer: peer)
    expect(session.connectedPeers.isEmpty)
    let error = #expect(throws: MCError.self) { try session.send(Data([1]), toPeers: [peer], with: .reliable) }
    expect(error?.code, equals: .notConnected)
  }

  @Test("The browser page states why it is empty, and its cancel button calls the delegate") func browserPage() {
    let screen = TestScreen()
    let delegate = Delegate()
    let page = MCBrowserViewController(serviceType: "chat", session: MCSession(peer: MCPeerID(displayName: "Me")))
    page.delegate = delegate
    screen.show(page)
    screen.layout()
    expect(screen.accessibilityTree().contains("not available on Linux"))
    screen.tap(CGPoint(x: 30, y: 42))
    screen.settle()
    expect(delegate.wasCancelled)
  }

  @Test("Quantities convert between units, and health data is unavailable") func health() async throws {
    let length = HKQuantity(unit: .mile(), doubleValue: 2)
    expect(length.doubleValue(for: .meter()) == 3218.688 && length.doubleValue(for: .gram()).isNaN)
    expect(!length.is(compatibleWith: .gram()))
    let rate = HKQuantity(unit: .count().unitDivided(by: .minute()), doubleValue: 90)
    expect(abs(rate.doubleValue(for: HKUnit.count().unitDivided(by: .second())) - 1.5), below: 1e-12)
    expect(HKObjectType.quantityType(forIdentifier: .stepCount), equals: HKQuantityType(.stepCount))
    expect(!HKHealthStore.isHealthDataAvailable())
    let store = HKHealthStore()
    let error = await withCheckedContinuation { continuation in
      let steps = HKQuantityType(.stepCount)
      let query = HKSampleQuery(sampleType: steps, predicate: nil, limit: 1, sortDescriptors: nil) { _, samples, error in
        continuation.resume(returning: samples == nil ? error as? HKError : nil)
      }
      store.execute(query)
    }
    expect(error?.code, equals: .errorHealthDataUnavailable)
    #expect(throws: HKError.self) { try store.dateOfBirthComponents() }
  }

  @Test("Donations end with an error, and the user has no shortcuts") func intents() async {
    let error = await withCheckedContinuation { continuation in
      INInteraction(intent: INIntent(), response: nil).donate { continuation.resume(returning: $0 as? INIntentError) }
    }
    expect(error?.code, equals: .interactionOperationNotSupported)
    let count = await withCheckedContinuation { continuation in
      INVoiceShortcutCenter.shared.getAllVoiceShortcuts { shortcuts, _ in continuation.resume(returning: shortcuts?.count) }
    }
    expect(count == 0 && INPreferences.siriAuthorizationStatus() == .denied)
  }

  @Test("A donated message has its people, their names and the picture of the group") func messageIntent() async {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("Ada", "Byron")
    let ada = INPerson(
      personHandle: INPersonHandle(value: "ada@example.org", type: .emailAddress), nameComponents: name, displayName: nil, image: nil,
      contactIdentifier: nil, customIdentifier: "1")
    let other = INPerson(
      personHandle: INPersonHandle(value: "555", type: .phoneNumber, label: .mobile), nameComponents: nil, displayName: nil, image: nil,
      contactIdentifier: nil, customIdentifier: nil, isMe: true, suggestionType: .none)
    expect([ada.displayName, other.displayName], equals: ["Ada Byron", "555"])
    let intent = INSendMessageIntent(
      recipients: [ada, other], outgoingMessageType: .outgoingMessageText, content: "Hello",
      speakableGroupName: .init(spokenPhrase: "Club"),
      conversationIdentifier: "club", serviceName: nil, sender: other)
    expect(intent.keyImage() == nil)
    let picture = INImage(imageData: Data([1]))
    intent.setImage(picture, forParameterNamed: \.speakableGroupName)
    expect(intent.keyImage() === picture && intent.image(forParameterNamed: \.sender) == nil)
    let call = INStartCallIntent(audioRoute: .unknown, destinationType: .normal, contacts: [ada], callCapability: .videoCall)
    let error = await withCheckedContinuation { continuation in
      INInteraction(intent: call, response: nil).donate { continuation.resume(returning: $0 as? INIntentError) }
    }
    expect(error?.code, equals: .interactionOperationNotSupported)
  }

  @Test("A haptic pattern is read from a dictionary, and one without a kind throws")
  func hapticDictionary() throws {
    let parameter: [CHHapticPattern.Key: Any] = [.parameterID: "HapticIntensity", .parameterValue: 0.5]
    let event: [CHHapticPattern.Key: Any] = [
      .eventType: CHHapticEvent.EventType.hapticContinuous, .time: 0.5, .eventDuration: 2.0, .eventParameters: [parameter],
    ]
    let entries: [[CHHapticPattern.Key: Any]] = [[.event: event]]
    try expect(CHHapticPattern(dictionary: [.pattern: entries]).duration, equals: 2.5)
    let damaged: [[CHHapticPattern.Key: Any]] = [[.event: [CHHapticPattern.Key.time: 0.0]]]
    #expect(throws: CHHapticError.self) { try CHHapticPattern(dictionary: [.pattern: damaged]) }
  }
}
