import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import AVFoundation
@testable import TrestleGallery

@MainActor @Suite(.serialized) struct PlayerSampleTests {
  @Test(
    "Player: a tap plays the clip, the speed is that of the chosen segment, and a clip that is played again does not end",
    .enabled(if: (try? GStreamer.library)?.has("vp8dec") == true, "Without GStreamer the clip is not played."))
  func plays() async throws {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 1)
    let controller = PlayerController()
    screen.show(UINavigationController(rootViewController: controller))
    await screen.layout()
    await screen.layout()
    func tap(_ label: String) throws {
      let view = try #require(screen.views(UIView.self).first { $0.accessibilityLabel == label && $0 is UIControl })
      screen.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }
    try tap("Play")
    await screen.advance(by: 1)
    let position = controller.player.currentTime().seconds
    expect(controller.player.rate == 1 && position > 0.8 && position < 1.1)
    controller.speeds.selectedSegmentIndex = 2
    controller.speeds.sendActions(for: .valueChanged)
    await screen.advance(by: 1)
    expect(controller.player.rate == 2 && controller.player.currentTime().seconds > position + 1.8)
    controller.loops.setOn(true, animated: false)
    await screen.advance(by: 4)
    expect(controller.player.rate == 2 && controller.player.currentTime().seconds < 4)
    controller.loops.setOn(false, animated: false)
    await screen.advance(by: 6)
    expect(controller.player.rate, equals: 0)
  }

  @Test(
    "Camera: the preview shows the camera until the screen disappears, and a tap takes a photo; without one the screen says so",
    .enabled(if: (try? GStreamer.library)?.has("videotestsrc") == true, "Without GStreamer there are no cameras."))
  func photographs() async throws {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 1)
    unsetenv("TRESTLE_CAMERA")
    let blind = CameraController()
    blind.loadViewIfNeeded()
    if AVCaptureDevice.default(for: .video) == nil { expect(blind.status.text == "No camera is connected." && !blind.shutter.isEnabled) }
    setenv("TRESTLE_CAMERA", "videotestsrc pattern=green", 1)
    defer { unsetenv("TRESTLE_CAMERA") }
    let controller = CameraController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    screen.show(navigation)
    navigation.pushViewController(controller, animated: false)
    await screen.advance(by: 0.3)
    let color = screen.snapshot().pixel(x: 187, y: 170)
    expect(color.green > 200 && color.red < 60 && controller.photo.image == nil)
    screen.tap(controller.shutter.convert(CGPoint(x: 20, y: 20), to: nil))
    await screen.advance(by: 0.3)
    expect(controller.photo.image?.size.width, equals: 320)
    navigation.popViewController(animated: false)
    await screen.advance(by: 0.3)
    expect(!controller.session.isRunning)
  }
}
