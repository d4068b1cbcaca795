import AuthenticationServices
import BackgroundTasks
import EventKit
import GameplayKit
import LinkPresentation
import QuickLook
import Speech
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting
import UserNotificationsUI
import WatchConnectivity
import simd

/// Modules with few working parts: these work, and the others report the same as a device without the hardware.
@MainActor struct SmallModuleTests {
  @Test("Vectors, matrices and quaternions agree with each other") func vectors() {
    expect(simd_cross(float3(1, 0, 0), float3(0, 1, 0)), equals: float3(0, 0, 1))
    expect(simd_length(float2(3, 4)) == 5 && dot(float2(1, 2), float2(3, 4)) == 11)
    let turn = simd_quatf(angle: .pi / 2, axis: float3(0, 0, 1))
    expect(simd_distance(turn.act(float3(1, 0, 0)), float3(0, 1, 0)), below: 1e-6)
    let matrix = float4x4(turn)
    expect(simd_distance(matrix * float4(1, 0, 0, 1), float4(0, 1, 0, 1)), below: 1e-6)
    let product = matrix * matrix.inverse
    for column in 0..<4 { expect(simd_distance(product[column], matrix_identity_float4x4[column]), below: 1e-5) }
    expect(float2x2(float2(1, 3), float2(2, 4)).determinant, equals: -2)
    let half = simd_slerp(simd_quatf(), turn, 0.5)
    expect(abs(half.angle - .pi / 4), below: 1e-5)
  }

  @Test("A seed returns the same numbers, and a shuffled distribution returns each number once") func random() {
    let (first, second) = (GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7))
    expect((0..<20).map { _ in first.nextInt(upperBound: 100) }, equals: (0..<20).map { _ in second.nextInt(upperBound: 100) })
    let dice = GKShuffledDistribution(randomSource: first, lowestValue: 3, highestValue: 9)
    for _ in 0..<5 { expect(Set((0..<7).map { _ in dice.nextInt() }), equals: Set(3...9)) }
    let middle = GKGaussianDistribution(randomSource: first, lowestValue: 0, highestValue: 100)
    let numbers = (0..<2000).map { _ in middle.nextInt() }
    expect(numbers.allSatisfy { (0...100).contains($0) })
    expect(numbers.filter { (34...66).contains($0) }.count, above: 1000)
    let shuffled = first.arrayByShufflingObjects(in: Array(1...50)) as? [Int]
    expect(shuffled?.sorted() == Array(1...50) && shuffled != Array(1...50))
  }

  private final class Idle: GKState {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
  }
  private final class Running: GKState {
    var entered = 0
    override func didEnter(from previousState: GKState?) { entered += previousState is Idle ? 1 : 0 }
  }
  private final class Stopped: GKState {}

  @Test("A machine enters only states that may follow") func states() {
    let machine = GKStateMachine(states: [Idle(), Running(), Stopped()])
    expect(machine.enter(Idle.self) && !machine.enter(Stopped.self) && machine.enter(Running.self) && machine.enter(Stopped.self))
    expect(machine.state(forClass: Running.self)?.entered, equals: 1)
  }

  @Test("The path through a grid avoids a wall") func paths() throws {
    let grid = GKGridGraph<GKGridGraphNode>(fromGridStartingAt: SIMD2(0, 0), width: 5, height: 5, diagonalsAllowed: false)
    let wall = (0..<4).compactMap { grid.node(atGridPosition: SIMD2(2, Int32($0))) }
    grid.remove(wall)
    let start = try #require(grid.node(atGridPosition: SIMD2(0, 0)))
    let end = try #require(grid.node(atGridPosition: SIMD2(4, 0)))
    let path = grid.findPath(from: start, to: end)
    expect(path.count == 13 && path.first === start && path.last === end)
  }

  @Test("Services that Linux lacks say so, later on the main queue") func absent() async {
    expect(!WCSession.isSupported())
    #expect(throws: BGTaskScheduler.Error.self) { try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a")) }
    expect(SFSpeechRecognizer.authorizationStatus() == .denied && !SFSpeechRecognizer().isAvailable)
  }

  private final class SignIn: NSObject, ASAuthorizationControllerDelegate {
    var code: ASAuthorizationError.Code?
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
      code = (error as? ASAuthorizationError)?.code
    }
  }

  @Test("Signing in ends with the error notHandled") func signIn() async {
    let delegate = SignIn()
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = delegate
    controller.performRequests()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    expect(delegate.code, equals: .notHandled)
  }

  @Test("There are no passkeys: requests of this device's ones are cancelled, and offers wait until they are") func passkeys() async {
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.org")
    let key = provider.createCredentialRegistrationRequest(challenge: Data([1]), name: "Ada", userID: Data([2]))
    expect([key.relyingPartyIdentifier, key.name], equals: ["example.org", "Ada"])
    let delegate = SignIn()
    let controller = ASAuthorizationController(authorizationRequests: [provider.createCredentialAssertionRequest(challenge: Data([3]))])
    controller.delegate = delegate
    controller.performAutoFillAssistedRequests()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    expect(delegate.code == nil)
    controller.cancel()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    expect(delegate.code, equals: .canceled)
    delegate.code = nil
    controller.performRequests(options: .preferImmediatelyAvailableCredentials)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    expect(delegate.code, equals: .canceled)
  }

  private final class Files: NSObject, QLPreviewControllerDataSource {
    let urls: [URL]
    init(_ urls: [URL]) { self.urls = urls }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem { urls[index] }
  }

  @Test("A preview shows texts, swipes to the next item, and describes items that it cannot show") func preview() throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let urls = [folder.appendingPathComponent("Note.txt"), folder.appendingPathComponent("Model.bin")]
    try Data("The first line".utf8).write(to: urls[0])
    try Data([1, 2, 3]).write(to: urls[1])
    let files = Files(urls)
    let preview = QLPreviewController()
    preview.dataSource = files
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    let root = UIViewController()
    screen.show(root)
    root.present(preview, animated: false)
    screen.settle(timeout: 2)
    expect(QLPreviewController.canPreview(urls[0]) && !QLPreviewController.canPreview(URL(string: "https://example.org")!))
    expect(screen.accessibilityTree().contains("The first line") && preview.title == "Note.txt")
    screen.flick(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400))
    screen.settle(timeout: 3)
    expect(preview.currentPreviewItemIndex == 1 && preview.title == "Model.bin")
    expect(screen.accessibilityTree().contains("BIN"))
  }

  @Test("A file's link has its name, and a card shows title and host") func link() async throws {
    let url = URL(fileURLWithPath: NSTemporaryDirectory())
    let metadata = try await LPMetadataProvider().startFetchingMetadata(for: url)
    expect(metadata.title, equals: url.lastPathComponent)
    await #expect(throws: LPError.self) { try await LPMetadataProvider().startFetchingMetadata(for: URL(string: "https://example.org")!) }
    let page = LPLinkMetadata()
    page.title = "A Page"
    page.url = URL(string: "https://example.org/a")
    let card = LPLinkView(metadata: page)
    expect(card.accessibilityLabel == "A Page, example.org" && card.sizeThatFits(CGSize(width: 400, height: 400)).width == 320)
  }
}
