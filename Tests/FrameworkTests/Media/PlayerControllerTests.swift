import AVKit
import SpriteKit
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The screen of a player, and a video in a scene.
@Suite(.serialized, .enabled(if: Clip.isPossible)) @MainActor struct PlayerControllerTests {
  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { (($0 as? View).map { [$0] } ?? []) + views(type, in: $0) }
  }

  private func button(_ label: String, in controller: UIViewController) throws -> UIButton {
    try #require(views(UIButton.self, in: controller.view).first { $0.accessibilityLabel == label })
  }

  private func center(_ view: UIView) -> CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }

  @Test("The controls play and pause, move and skip, show the times, and disappear during playback until a tap")
  func controls() async throws {
    let url = try Clip.make("mp4", frames: 600)
    defer { try? FileManager.default.removeItem(at: url) }
    let screen = TestScreen(size: CGSize(width: 400, height: 300), scale: 1)
    let controller = AVPlayerViewController()
    controller.player = AVPlayer(url: url)
    screen.show(controller)
    await screen.layout()
    await screen.layout()
    expect(controller.isReadyForDisplay && controller.videoBounds == CGRect(x: 0, y: 37.5, width: 400, height: 225))
    let labels = views(UILabel.self, in: controller.view)
    expect(labels.contains { $0.text == "00:00" } && labels.contains { $0.text == "-00:20" })
    let play = try button("Play", in: controller)
    screen.tap(center(play))
    await screen.advance(by: 1.1)
    expect(controller.player?.rate == 1 && play.accessibilityLabel == "Pause" && labels.contains { $0.text == "00:01" })
    screen.tap(center(try button("Skip Forward 15 Seconds", in: controller)))
    await screen.layout()
    expect(abs((controller.player?.currentTime().seconds ?? 0) - 16.1), below: 0.2)
    screen.tap(center(try button("Skip Back 15 Seconds", in: controller)))
    await screen.layout()
    expect((controller.player?.currentTime().seconds ?? 9), below: 1.5)
    let slider = try #require(views(UISlider.self, in: controller.view).first)
    slider.value = 0.5
    slider.sendActions(for: .valueChanged)
    await screen.layout()
    expect(abs((controller.player?.currentTime().seconds ?? 0) - 10), below: 0.1)
    expect(slider.accessibilityValue, equals: "00:10 of 00:20")
    screen.tap(center(play))
    await screen.layout()
    expect(controller.player?.rate == 0 && play.accessibilityLabel == "Play")
    // A tap beside the buttons hides the controls, the next one shows them again.
    screen.tap(CGPoint(x: 30, y: 80))
    await screen.advance(by: 0.5)
    let veil = try #require(play.superview)
    expect(veil.alpha, equals: 0)
    screen.tap(CGPoint(x: 30, y: 80))
    await screen.advance(by: 0.5)
    expect(veil.alpha, equals: 1)
    screen.tap(center(play))
    await screen.advance(by: 4, fps: 10)
    expect(controller.player?.rate == 1 && veil.alpha == 0)
    controller.requiresLinearPlayback = true
    try expect(button("Skip Back 15 Seconds", in: controller).isHidden && !slider.isEnabled)
    controller.showsPlaybackControls = false
    expect(veil.isHidden)
  }

  @Test("An embedded player opens in full screen with the same player, and closing leads back; the top follows the language")
  func fullScreen() async throws {
    let url = try Clip.make("mp4")
    defer { try? FileManager.default.removeItem(at: url) }
    let screen = TestScreen(size: CGSize(width: 400, height: 300), scale: 1)
    screen.traits = { $0.layoutDirection = .rightToLeft }
    let parent = UIViewController()
    let controller = AVPlayerViewController()
    controller.player = AVPlayer(url: url)
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    controller.view.frame = CGRect(x: 50, y: 50, width: 300, height: 200)
    controller.didMove(toParent: parent)
    screen.show(parent)
    await screen.layout()
    let open = try button("Full Screen", in: controller)
    try expect(button("Close", in: controller).isHidden)
    expect(open.frame.midX, above: 150)
    let back = try button("Skip Back 15 Seconds", in: controller)
    expect(back.frame.midX, below: 150)
    screen.tap(center(open))
    await screen.settle()
    let large = try #require(
      parent.presentedViewController as? AVPlayerViewController ?? controller.presentedViewController as? AVPlayerViewController)
    expect(large.player === controller.player && large.view.bounds.width == 400 && large.isReadyForDisplay)
    screen.tap(center(try button("Close", in: large)))
    await screen.settle()
    expect(controller.presentedViewController == nil && parent.presentedViewController == nil && controller.isReadyForDisplay)
  }

  @Test("A node of a scene shows the frames of its video, in its size")
  func node() async throws {
    let url = try Clip.make("webm")
    defer { try? FileManager.default.removeItem(at: url) }
    let screen = TestScreen(size: CGSize(width: 160, height: 90), scale: 1)
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 160, height: 90))
    screen.show(view)
    let scene = SKScene(size: CGSize(width: 160, height: 90))
    scene.backgroundColor = .red
    let player = AVPlayer(url: url)
    let node = SKVideoNode(avPlayer: player)
    node.position = CGPoint(x: 80, y: 45)
    scene.addChild(node)
    view.presentScene(scene)
    await screen.advance(by: 0.1)
    expect(node.size, equals: CGSize(width: 160, height: 90))
    node.play()
    await screen.advance(by: 0.5)
    let seen = Clip.frame(of: screen.snapshot())
    expect((14...16).contains(seen))
    node.size = CGSize(width: 80, height: 45)
    node.pause()
    await screen.advance(by: 0.1)
    expect(screen.snapshot().pixel(x: 10, y: 45).red > 200 && player.rate == 0)
  }
}
