import AVFoundation
import AuthenticationServices
@testable import CoreImage
import CoreLocation
import SafariServices
import SpriteKit
import Testing
import TrestleExpectations
import UIKit
import TrestleURLConnections
@testable import UserNotifications
import Vision
@testable import WebKit

/// Calls that cannot be done on Linux fail, and nothing reports a success that did not happen.
@Suite(.serialized) @MainActor struct EffectTests {
  @Test(
    "Signing in on a web page does not start without an engine, and its handler receives an error that is not the user's",
    .enabled(if: !webEngineIsInstalled, "WebKit is installed"))
  func webSignIn() async {
    let url = URL(string: "https://example.org")!
    let error = await withCheckedContinuation { done in
      let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { done.resume(returning: $0 == nil ? $1 : nil) }
      expect(!session.canStart && !session.start())
    }
    expect((error as? ASWebAuthenticationSessionError)?.code, equals: .presentationContextInvalid)
    expect(error?.localizedDescription.contains("not available on Linux"), equals: true)
    let older = await withCheckedContinuation { done in
      let session = SFAuthenticationSession(url: url, callbackURLScheme: "app") { done.resume(returning: $0 == nil ? $1 : nil) }
      expect(!session.start())
    }
    expect(older?.localizedDescription.contains("not available on Linux"), equals: true)
  }

  @Test("An engine with the microphone does not start; one without it does")
  func microphone() throws {
    let engine = AVAudioEngine()
    try engine.start()
    expect(engine.isRunning)
    engine.stop()
    _ = engine.inputNode
    let error = #expect(throws: AVError.self) { try engine.start() }
    expect(error?.code == .deviceNotConnected && !engine.isRunning)
  }

  @Test("Speech cannot be paused, and says so") func speech() {
    let synthesizer = AVSpeechSynthesizer()
    synthesizer.speak(AVSpeechUtterance(string: "a"))
    expect(!synthesizer.pauseSpeaking(at: .immediate) && !synthesizer.isPaused && !synthesizer.continueSpeaking())
    synthesizer.stopSpeaking(at: .immediate)
  }

  @Test("Players, sequencers and samplers of MIDI cannot be made, loaded or started") func midi() {
    #expect(throws: AVError.self) { try AVMIDIPlayer(data: Data("MThd".utf8), soundBankURL: nil) }
    let sequencer = AVAudioSequencer(audioEngine: AVAudioEngine())
    #expect(throws: AVError.self) { try sequencer.load(from: Data("MThd".utf8)) }
    #expect(throws: AVError.self) { try sequencer.start() }
    #expect(throws: AVError.self) { try AVAudioUnitSampler().loadInstrument(at: URL(fileURLWithPath: "/dev/null")) }
  }

  @Test("Removing the data of web sites removes their cookies: of named sites, and since a date") func webData() async throws {
    WebEngine.isAllowed = false
    defer { WebEngine.isAllowed = true }
    let store = WKWebsiteDataStore.nonPersistent()
    let cookies = store.httpCookieStore
    func set(_ domain: String) throws {
      cookies.setCookie(try #require(HTTPCookie(properties: [.name: "a", .value: "1", .domain: domain, .path: "/"])))
    }
    func domains() async -> [String] { await cookies.allCookies().map(\.domain).sorted() }
    try set("one.example")
    try set(".two.example")
    let all = WKWebsiteDataStore.allWebsiteDataTypes()
    let records = await withCheckedContinuation { done in
      store.fetchDataRecords(ofTypes: all) { done.resume(returning: $0) }
    }
    expect(records.map(\.displayName), equals: ["one.example", "two.example"])
    await withCheckedContinuation { done in
      store.removeData(ofTypes: [WKWebsiteDataTypeDiskCache], modifiedSince: .distantPast) { done.resume() }
    }
    await expect(domains(), equals: [".two.example", "one.example"])
    await withCheckedContinuation { done in store.removeData(ofTypes: all, for: [records[1]]) { done.resume() } }
    await expect(domains(), equals: ["one.example"])
    await withCheckedContinuation { done in store.removeData(ofTypes: all, modifiedSince: .distantFuture) { done.resume() } }
    await expect(domains(), equals: ["one.example"])
    await withCheckedContinuation { done in store.removeData(ofTypes: all, modifiedSince: .distantPast) { done.resume() } }
    await expect(domains().isEmpty)
  }

  private func center(canShow: Bool, _ shown: @escaping (String) -> Void) -> UNUserNotificationCenter {
    let center = UNUserNotificationCenter()
    center.showBanner = canShow ? { shown($0.title) } : nil
    return center
  }
  private func request(_ trigger: UNNotificationTrigger? = nil) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    return UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
  }

  @Test("Permission for notifications is denied where no banner can be shown, and no request is accepted then") func permission()
    async throws
  {
    let denied = center(canShow: false) { _ in }
    try await expect(!denied.requestAuthorization(options: [.alert]))
    await expect(denied.notificationSettings().authorizationStatus, equals: .denied)
    await #expect(throws: UNError.self) { try await denied.add(request()) }
    let granted = center(canShow: true) { _ in }
    try await expect(granted.requestAuthorization(options: [.alert]))
    let region = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 1), radius: 10, identifier: "a")
    await #expect(throws: UNError.self) {
      try await granted.add(request(UNLocationNotificationTrigger(region: region, repeats: false)))
    }
    await expect(granted.pendingNotificationRequests().isEmpty)
    let errors = await withCheckedContinuation { done in granted.setBadgeCount(3) { done.resume(returning: $0) } }
    expect(errors != nil)
  }

  @Test("A notification of an app that is not in front is shown without asking the delegate; one in front is not shown") func background()
    async throws
  {
    var shown: [String] = []
    let center = center(canShow: true) { shown.append($0) }
    try await expect(center.requestAuthorization())
    func turn() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
    try await center.add(request())
    await turn()
    expect(shown.isEmpty)
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
    try await center.add(request())
    await turn()
    expect(shown, equals: ["Tea"])
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  @Test("Requests for codes that are not read fail, and detectors other than of QR codes do not exist") func detection() throws {
    let blank = try #require(CIContext().createCGImage(CIImage(color: .white), from: CGRect(x: 0, y: 0, width: 40, height: 40)))
    func results(_ kinds: [VNBarcodeSymbology]) throws -> Int? {
      let request = VNDetectBarcodesRequest()
      request.symbologies = kinds
      try VNImageRequestHandler(cgImage: blank).perform([request])
      return request.results?.count
    }
    try expect(results([.qr]), equals: 0)
    #expect(throws: VNError.self) { try results([.aztec]) }
    #expect(throws: VNError.self) { try results([.qr, .aztec]) }
    expect(CIDetector(ofType: CIDetectorTypeQRCode, context: nil) != nil)
    for type in [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeText] { expect(CIDetector(ofType: type, context: nil) == nil) }
  }

  @Test("An image that is used twice at each step of a chain is computed once, not once for each path") func chain() throws {
    nonisolated(unsafe) var count = 0
    let lock = NSLock()
    var image = CIImage(extent: CGRect(x: 0, y: 0, width: 8, height: 8)) { area, _ in
      lock.withLock { count += 1 }
      return PixelTile(area)
    }
    for _ in 0..<16 { image = image.combined(with: image, extent: image.extent) { first, _ in first } }
    _ = image.tile(image.area, .encoded)
    expect(count, equals: 1)
  }

  /// Sends its second part only after the first was read.
  private final class TwoParts: URLProtocol {
    nonisolated(unsafe) static var firstWasRead = DispatchSemaphore(value: 0)
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "parts" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      let response = URLResponse(url: request.url!, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("one\ntw".utf8))
      nonisolated(unsafe) let load = self
      DispatchQueue.global().async {
        let wasRead = Self.firstWasRead.wait(timeout: .now() + 5) == .success
        load.client?.urlProtocol(load, didLoad: Data((wasRead ? "o\r\n\nthree" : "late").utf8))
        load.client?.urlProtocolDidFinishLoading(load)
      }
    }
    override func stopLoading() {}
  }

  @Test("bytes(for:) returns bytes and lines as they arrive, and throws if the load fails") func bytes() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [TwoParts.self]
    let session = URLSession(configuration: configuration)
    let (bytes, response) = try await session.bytes(from: URL(string: "parts://a")!)
    expect(response.mimeType, equals: "text/plain")
    var lines: [String] = []
    for try await line in bytes.lines {
      lines.append(line)
      if lines.count == 1 { TwoParts.firstWasRead.signal() }
    }
    expect(lines, equals: ["one", "two", "three"])
    await #expect(throws: (any Error).self) { try await session.bytes(from: URL(string: "http://127.0.0.1:1/")!) }
  }

  @Test("No challenge has the trust of a server, and a version of TLS that cannot be chosen is not stored") func serverTrust() {
    let space = URLProtectionSpace(
      host: "example.org", port: 443, protocol: "https", realm: nil, authenticationMethod: NSURLAuthenticationMethodServerTrust)
    expect(space.serverTrust == nil)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv13
    configuration.tlsMaximumSupportedProtocolVersion = .TLSv12
    expect(configuration.tlsMinimumSupportedProtocolVersion, equals: .TLSv12)
    expect(configuration.tlsMaximumSupportedProtocolVersion, equals: .TLSv13)
  }

  @Test("Video nodes have no picture and no size of their own") func video() {
    let node = SKVideoNode(url: URL(fileURLWithPath: "/nothing.mp4"))
    expect(node.size, equals: .zero)
    node.play()
  }
}
