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

  /// Sets the hooks of UIKit. Called by the umbrella; does nothing else.
  package static func connect() {
    DesktopServices.windowShown = { begin(with: $0) }
  }

  private static func begin(with host: DisplayHost) {
    // Remote displays and headless ones are not windows of this desktop.
    guard host.display is SDLDisplay else { return }
    SessionBus.isAllowed = true
    SessionBus.use { bus in
      guard let bus else { return }
      let portal = DesktopPortal(bus: bus, host: host)
      services = Services(
        reader: ScreenReader(host: host, bus: bus), portal: portal, appearance: AppearanceFollowing(portal: portal))
      connectDialogs(portal)
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
