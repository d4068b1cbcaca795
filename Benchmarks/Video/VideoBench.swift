import AVFoundation
import Foundation
import UIKit

/// Plays a clip in a window, and prints the processor time, the pictures shown and the first picture's delay.
///
///     VideoBench clip.mp4 [--rotated] [--seconds 6]
@main final class VideoBench: NSObject, UIApplicationDelegate, PlayerPictureReceiver {
  var window: UIWindow?
  private let player = AVPlayer()
  private var pictures = 0
  private var firstPicture: Double?
  private let launched = CACurrentMediaTime()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let arguments = CommandLine.arguments
    guard arguments.count > 1 else { fatalError("VideoBench needs a clip") }
    let seconds = arguments.firstIndex(of: "--seconds").flatMap { Double(arguments[$0 + 1]) } ?? 6
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    let layer = AVPlayerLayer(player: player)
    layer.frame = CGRect(x: 0, y: 60, width: window.bounds.width, height: window.bounds.width * 9 / 16)
    layer.cornerRadius = 20
    layer.masksToBounds = true
    if arguments.contains("--rotated") { layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.1)) }
    controller.view.layer.addSublayer(layer)
    player.add(self)
    player.replaceCurrentItem(with: AVPlayerItem(url: URL(fileURLWithPath: arguments[1])))
    player.play()
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { MainActor.assumeIsolated { self.measure(seconds) } }
    return true
  }

  func show(_ frame: VideoFrame?) {
    guard frame != nil else { return }
    pictures += 1
    if firstPicture == nil { firstPicture = CACurrentMediaTime() - launched }
  }

  func pixels(for natural: CGSize) -> CGSize? { .zero }

  /// The seconds of processor time of all threads.
  private static var processorTime: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }

  private func measure(_ seconds: Double) {
    let (time, processor, before) = (CACurrentMediaTime(), Self.processorTime, pictures)
    let position = player.currentTime().seconds
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated {
        let wall = CACurrentMediaTime() - time
        let share = (Self.processorTime - processor) / wall * 100
        let moved = self.player.currentTime().seconds - position
        print(
          String(
            format: "first picture %.0f ms, %.1f pictures/s, %.1f %% of a core, %.2f s of the clip in %.2f s",
            (self.firstPicture ?? 0) * 1000, Double(self.pictures - before) / wall, share, moved, wall))
        exit(0)
      }
    }
  }
}
