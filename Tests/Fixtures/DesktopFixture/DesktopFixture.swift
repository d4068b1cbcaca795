import Foundation
import MediaPlayer
import UIKit
import UserNotifications
import UserNotificationsUI

/// Prints the events that the desktop sends to the program, and performs the action of its argument, for tests with a simulated desktop.
@main final class DesktopFixture: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var window: UIWindow?

  static func say(_ line: String) {
    print(line)
    fflush(stdout)
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ReportingController()
    window.makeKeyAndVisible()
    self.window = window
    if CommandLine.arguments.dropFirst().first == "table" { window.addSubview(DataTable(frame: window.bounds)) }
    UNUserNotificationCenter.current().delegate = self
    if let url = launchOptions?[.url] { Self.say("launched with \(url)") }
    _ = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { Self.say("motion=\(UIAccessibility.isReduceMotionEnabled ? "reduced" : "full")") } }
    // The portals are known a moment after the first frame.
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      MainActor.assumeIsolated { self.perform(CommandLine.arguments.dropFirst().first) }
    }
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    if let response = options.notificationResponse { Self.say("connected with \(response.actionIdentifier)") }
    return session.configuration
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    Self.say("opens \(url)")
    return true
  }

  private func perform(_ command: String?) {
    switch command {
    case "open":
      UIApplication.shared.open(URL(string: "https://example.org/a?b")!) { Self.say("opened=\($0)") }
    case "pick":
      let picker = UIDocumentPickerViewController(documentTypes: ["public.png"], in: .open)
      picker.allowsMultipleSelection = true
      picker.delegate = self
      window?.rootViewController?.present(picker, animated: false)
    case "notify": notify()
    case "play": play()
    default: break
    }
  }

  /// Announces a song, and prints the commands that arrive.
  private func play() {
    let (center, commands) = (MPNowPlayingInfoCenter.default(), MPRemoteCommandCenter.shared())
    var isPlaying = true
    func announce(at position: Double) {
      center.nowPlayingInfo = [
        MPMediaItemPropertyTitle: "Tea Song", MPMediaItemPropertyArtist: "The Kettles", MPMediaItemPropertyPlaybackDuration: 120.0,
        MPNowPlayingInfoPropertyElapsedPlaybackTime: position, MPNowPlayingInfoPropertyPlaybackRate: isPlaying ? 1.0 : 0.0,
      ]
    }
    commands.togglePlayPauseCommand.addTarget { _ in
      isPlaying.toggle()
      Self.say("command=toggle")
      announce(at: 30)
      return .success
    }
    commands.nextTrackCommand.addTarget { _ in
      Self.say("command=next")
      return .success
    }
    commands.changePlaybackPositionCommand.addTarget { event in
      let position = (event as? MPChangePlaybackPositionCommandEvent)?.positionTime ?? -1
      Self.say("command=position \(Int(position))")
      announce(at: position)
      return .success
    }
    announce(at: 30)
    Self.say("announced")
  }

  private func notify() {
    let center = UNUserNotificationCenter.current()
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "tea", actions: [UNNotificationAction(identifier: "pour", title: "Pour")], intentIdentifiers: [],
        options: .customDismissAction)
    ])
    center.requestAuthorization(options: [.alert]) { isAllowed, _ in
      let content = UNMutableNotificationContent()
      content.title = "Tea"
      content.body = "It is <ready> & hot"
      content.categoryIdentifier = "tea"
      content.userInfo = ["cup": 2]
      center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler(.banner) }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let content = response.notification.request.content
    Self.say("response=\(response.actionIdentifier) to \(content.title) for cup \(content.userInfo["cup"] ?? "none")")
    completionHandler()
  }
}

extension DesktopFixture: UIDocumentPickerDelegate {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    Self.say("picked=\(urls.map(\.path).joined(separator: ","))")
  }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { Self.say("picked=nothing") }
}

/// Prints its traits when they change.
final class ReportingController: UIViewController {
  private var last = ""

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    report()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    report()
  }

  private func report() {
    let traits = traitCollection
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    view.tintColor.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let tint = [red, green, blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: ",")
    let line =
      "style=\(traits.userInterfaceStyle == .dark ? "dark" : "light") contrast=\(traits.accessibilityContrast == .high ? "high" : "normal") "
      + "size=\(traits.preferredContentSizeCategory.rawValue.dropFirst("UICTContentSizeCategory".count)) tint=\(tint)"
    if line != last { DesktopFixture.say(line) }
    last = line
  }
}
