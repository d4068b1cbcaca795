import Foundation
internal import TrestlePlatform

extension RemoteDisplay {
  /// Makes this the display of programs whose environment asks for it, and of those that find no other. The umbrella calls it.
  package static func connect() { RemoteDisplays.open = { try open($0, title: $1, environment: ProcessInfo.processInfo.environment) } }

  static func open(_ settings: DisplaySettings, title: String, environment: [String: String]) throws -> RemoteDisplay {
    let address = try RemoteAddress(settings.address ?? "vnc://")
    let access = try RemoteAccess(address: address, environment: environment)
    let display = try RemoteDisplay(
      size: settings.size, scale: settings.scale ?? 2, followsBrowser: !settings.hasChosenSize, at: address, access: access)
    display.title = title
    let link = access.link(host: address.shownHost, port: display.port)
    var lines = "\(title): shown at \(link)\n"
    if let password = access.viewerPassword, !access.isChosen {
      lines += "\(title): VNC viewers connect to \(address.shownHost):\(display.port) with the password \(password)\n"
    }
    FileHandle.standardError.write(Data(lines.utf8))
    openBrowser(link, environment)
    return display
  }

  /// Opens the link where the user asked for a browser and a desktop can show one.
  private static func openBrowser(_ link: String, _ environment: [String: String]) {
    let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
    guard environment["TRESTLE_BROWSER"] == "1", hasDesktop, FileManager.default.isExecutableFile(atPath: "/usr/bin/xdg-open") else {
      return
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xdg-open")
    process.arguments = [link]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}
