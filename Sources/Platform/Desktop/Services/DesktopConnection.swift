import Foundation
import TrestlePlatform
import TrestleBus
import UIKitServices

/// Connects an application in a window with the desktop around it: after the first frame, and only where there is a bus.
@MainActor package enum DesktopConnection {
  /// The services in use, as long as the program runs.
  private struct Services {
    let reader: ScreenReader
    let portal: DesktopPortal
    let appearance: AppearanceFollowing
  }

  @InterfaceState private static var services: Services? = nil
  /// The program's own name on the bus.
  private static var application: BusApplication?
  private static weak var host: DisplayHost?
  /// The requests that came before the first frame.
  private static var earlyRequests: [BusApplication.Request] = []

  /// Sets the hooks of UIKit. Called by the umbrella; does nothing else.
  package static func connect() {
    DesktopServices.windowShown = { begin(with: $0) }
    DesktopServices.requestedURLs = { requestedURLs() }
    NotificationActions.bringToFront = { if let host { host.raise(host.driver.screen) } }
  }

  /// Waits for the request for which the bus has started the program, and returns the URLs that it opens.
  private static func requestedURLs() -> [URL] {
    SessionBus.isAllowed = true
    var isExpected = true
    SessionBus.use { bus in
      if let bus { takeName(on: bus) }
      isExpected = application != nil
    }
    Bus.wait(seconds: 1) { !isExpected || !earlyRequests.isEmpty }
    var urls: [URL] = []
    for request in earlyRequests {
      switch request {
      case .open(let requested): urls += requested
      case .action(NotificationActions.name, let target?): NotificationActions.receive(target)
      case .activate, .action: break
      }
    }
    earlyRequests = []
    return urls
  }

  private static func takeName(on bus: Bus) {
    guard application == nil, let identifier = Bundle.main.bundleIdentifier else { return }
    application = BusApplication(bus, identifier: identifier, receive: receive)
  }

  private static func receive(_ request: BusApplication.Request) {
    guard host != nil else { return earlyRequests.append(request) }
    switch request {
    case .activate: NotificationActions.bringToFront()
    case .open(let urls):
      NotificationActions.bringToFront()
      for url in urls { UIApplication.shared.openRequested(url) }
    case .action(NotificationActions.name, let target?): NotificationActions.receive(target)
    case .action: break
    }
  }

  private static func begin(with host: DisplayHost) {
    // Remote displays and headless ones are not windows of this desktop.
    guard host.display is SDLDisplay else { return }
    self.host = host
    SessionBus.isAllowed = true
    SessionBus.use { bus in
      guard let bus else { return }
      let portal = DesktopPortal(bus: bus, host: host)
      services = Services(
        reader: ScreenReader(host: host, bus: bus), portal: portal, appearance: AppearanceFollowing(portal: portal))
      connectDialogs(portal)
      takeName(on: bus)
      let requests = earlyRequests
      earlyRequests = []
      for request in requests { receive(request) }
    }
  }

  /// Uses the dialogs of the desktop as soon as it is known that there are any.
  private static func connectDialogs(_ portal: DesktopPortal) {
    portal.has("FileChooser") { isThere in
      if isThere { DesktopFiles.choose = { FileDialog.show($0, portal: portal, completion: $1) } }
    }
    portal.has("OpenURI") { isThere in
      if isThere { DesktopServices.open = { URLPortal.open($0, portal: portal, completion: $1) } }
    }
  }
}
