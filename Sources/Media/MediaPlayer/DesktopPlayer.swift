internal import TrestleBus
import UIKit

/// Registers the app as a media player of the desktop, with the D-Bus interface MPRIS: panels, lock screens and media keys show the current
/// media, and send commands to the app. It is registered when the app first sets the current media, and only if the app has a window and
/// the session has a message bus.
@MainActor final class DesktopPlayer: BusObjects {
  private static let path = "/org/mpris/MediaPlayer2"
  private static let root = "org.mpris.MediaPlayer2"
  private static let player = "org.mpris.MediaPlayer2.Player"

  private let bus: Bus
  private var registrations: [BusRegistration] = []
  /// The last announced properties.
  private var announced: [String: BusValue] = [:]
  private var picture: (artwork: MPMediaItemArtwork, url: URL)?

  /// Registers the app on a bus; nil if the path is in use. The name of the app follows `org.mpris.MediaPlayer2`.
  init?(_ bus: Bus, name: String) {
    self.bus = bus
    guard let root = bus.serve(self, at: Self.path, interface: Self.root, description: Self.description),
      let player = bus.serve(self, at: Self.path, interface: Self.player, description: Self.description)
    else { return nil }
    registrations = [root, player]
    announced = properties
    // A second process of the app is another instance, as the MPRIS specification requires.
    let own = "\(Self.root).\(name)"
    bus.requestName(own) { isOwner in
      if !isOwner { bus.requestName("\(own).instance\(ProcessInfo.processInfo.processIdentifier)") { _ in } }
    }
  }

  /// Returns a valid bus name element: letters, digits and underscores, with a letter first.
  static func busName(of app: String) -> String {
    let name = String(
      app.unicodeScalars.map { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) ? Character($0) : "_" })
    return name.first?.isLetter == true ? name : "App" + name
  }

  private static let description = """
    <node>
      <interface name="org.mpris.MediaPlayer2">
        <method name="Raise"/><method name="Quit"/>
        <property name="CanQuit" type="b" access="read"/><property name="CanRaise" type="b" access="read"/>
        <property name="HasTrackList" type="b" access="read"/><property name="Identity" type="s" access="read"/>
        <property name="SupportedUriSchemes" type="as" access="read"/><property name="SupportedMimeTypes" type="as" access="read"/>
      </interface>
      <interface name="org.mpris.MediaPlayer2.Player">
        <method name="Next"/><method name="Previous"/><method name="Pause"/><method name="PlayPause"/><method name="Stop"/>
        <method name="Play"/><method name="Seek"><arg direction="in" type="x" name="Offset"/></method>
        <method name="SetPosition"><arg direction="in" type="o" name="TrackId"/><arg direction="in" type="x" name="Position"/></method>
        <method name="OpenUri"><arg direction="in" type="s" name="Uri"/></method>
        <signal name="Seeked"><arg type="x" name="Position"/></signal>
        <property name="PlaybackStatus" type="s" access="read"/><property name="Rate" type="d" access="readwrite"/>
        <property name="Metadata" type="a{sv}" access="read"/><property name="Volume" type="d" access="read"/>
        <property name="Position" type="x" access="read">
          <annotation name="org.freedesktop.DBus.Property.EmitsChangedSignal" value="false"/>
        </property>
        <property name="MinimumRate" type="d" access="read"/><property name="MaximumRate" type="d" access="read"/>
        <property name="CanGoNext" type="b" access="read"/><property name="CanGoPrevious" type="b" access="read"/>
        <property name="CanPlay" type="b" access="read"/><property name="CanPause" type="b" access="read"/>
        <property name="CanSeek" type="b" access="read"/><property name="CanControl" type="b" access="read"/>
      </interface>
    </node>
    """

  // MARK: Properties

  private var commands: MPRemoteCommandCenter { .shared() }
  private var center: MPNowPlayingInfoCenter { .default() }

  private var properties: [String: BusValue] {
    let canPlay = commands.playCommand.isOffered || commands.togglePlayPauseCommand.isOffered
    let canPause = commands.pauseCommand.isOffered || commands.togglePlayPauseCommand.isOffered
    let rates =
      commands.changePlaybackRateCommand.isOffered ? commands.changePlaybackRateCommand.supportedPlaybackRates.map(\.doubleValue) : []
    return [
      "PlaybackStatus": .string(status), "Rate": .double(center.rate == 0 ? 1 : center.rate), "Metadata": metadata, "Volume": .double(1),
      "MinimumRate": .double(min(1, rates.min() ?? 1)), "MaximumRate": .double(max(1, rates.max() ?? 1)),
      "CanGoNext": .bool(commands.nextTrackCommand.isOffered), "CanGoPrevious": .bool(commands.previousTrackCommand.isOffered),
      "CanPlay": .bool(canPlay), "CanPause": .bool(canPause), "CanSeek": .bool(canSeek), "CanControl": .bool(true),
    ]
  }

  private var canSeek: Bool {
    commands.changePlaybackPositionCommand.isOffered || commands.skipForwardCommand.isOffered && commands.skipBackwardCommand.isOffered
  }

  private var status: String {
    switch center.playbackState {
    case .playing: "Playing"
    case .paused, .interrupted: "Paused"
    case .stopped: "Stopped"
    case .unknown: center.nowPlayingInfo == nil ? "Stopped" : center.rate == 0 ? "Paused" : "Playing"
    }
  }

  private static let track = "/org/trestle/track/current"

  private var metadata: BusValue {
    guard let info = center.nowPlayingInfo else { return .options([:]) }
    var values: [String: BusValue] = ["mpris:trackid": .path(Self.track)]
    func number(_ key: String) -> Double? {
      (info[key] as? NSNumber)?.doubleValue ?? info[key] as? Double ?? (info[key] as? Int).map(Double.init)
    }
    if let length = number(MPMediaItemPropertyPlaybackDuration) { values["mpris:length"] = .int64(Int64(length * 1e6)) }
    for (key, name) in [(MPMediaItemPropertyTitle, "xesam:title"), (MPMediaItemPropertyAlbumTitle, "xesam:album")] {
      if let text = info[key] as? String { values[name] = .string(text) }
    }
    for (key, name) in [
      (MPMediaItemPropertyArtist, "xesam:artist"), (MPMediaItemPropertyAlbumArtist, "xesam:albumArtist"),
      (MPMediaItemPropertyGenre, "xesam:genre"), (MPMediaItemPropertyComposer, "xesam:composer"),
    ] {
      if let text = info[key] as? String { values[name] = .strings([text]) }
    }
    if let count = number(MPMediaItemPropertyAlbumTrackNumber) { values["xesam:trackNumber"] = .int32(Int32(count)) }
    if let artwork = info[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork, let url = file(of: artwork) {
      values["mpris:artUrl"] = .string(url.absoluteString)
    }
    return .options(values)
  }

  /// Writes a picture to a file for the desktop, and returns its URL.
  private func file(of artwork: MPMediaItemArtwork) -> URL? {
    if let picture, picture.artwork === artwork { return picture.url }
    guard let data = artwork.image(at: artwork.bounds.size)?.pngData() else { return nil }
    if let old = picture?.url { try? FileManager.default.removeItem(at: old) }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("artwork-\(UUID().uuidString).png")
    guard (try? data.write(to: url)) != nil else { return nil }
    picture = (artwork, url)
    return url
  }

  isolated deinit { if let picture { try? FileManager.default.removeItem(at: picture.url) } }

  /// Announces the changed properties, and a position that does not follow from the previous one.
  func update() {
    let now = properties
    let changed = now.filter { announced[$0.key] != $0.value }
    announced = now
    if !changed.isEmpty {
      bus.emit(Self.path, "org.freedesktop.DBus.Properties", "PropertiesChanged", [.string(Self.player), .options(changed), .strings([])])
    }
    if center.didJump { bus.emit(Self.path, Self.player, "Seeked", [.int64(Int64(center.position * 1e6))]) }
  }

  func property(_ name: String, of interface: String, at path: String) -> BusValue? {
    if interface == Self.player { return name == "Position" ? .int64(Int64(center.position * 1e6)) : properties[name] }
    switch name {
    case "CanQuit", "HasTrackList", "CanRaise": return .bool(false)
    case "Identity": return .string(Self.appName)
    case "SupportedUriSchemes", "SupportedMimeTypes": return .strings([])
    default: return nil
    }
  }

  static var appName: String {
    (Bundle.main.infoDictionary?["CFBundleDisplayName"] ?? Bundle.main.infoDictionary?["CFBundleName"]) as? String
      ?? ProcessInfo.processInfo.processName
  }

  func setProperty(_ name: String, of interface: String, at path: String, to value: BusValue) -> Bool {
    guard interface == Self.player, name == "Rate", let rate = value.unwrapped.number else { return false }
    let event = MPChangePlaybackRateCommandEvent(commands.changePlaybackRateCommand)
    event.playbackRate = Float(rate)
    return event.command.send(event) == .success
  }

  func interfaces(of node: String) -> [String] { [] }

  // MARK: Commands

  func handle(_ call: BusCall) {
    let result: MPRemoteCommandHandlerStatus?
    switch call.member {
    case "Play": result = commands.playCommand.isOffered ? send(commands.playCommand) : send(commands.togglePlayPauseCommand)
    case "Pause": result = commands.pauseCommand.isOffered ? send(commands.pauseCommand) : send(commands.togglePlayPauseCommand)
    case "PlayPause":
      let direct = status == "Playing" ? commands.pauseCommand : commands.playCommand
      result = send(commands.togglePlayPauseCommand.isOffered ? commands.togglePlayPauseCommand : direct)
    case "Stop": result = send(commands.stopCommand)
    case "Next": result = send(commands.nextTrackCommand)
    case "Previous": result = send(commands.previousTrackCommand)
    case "Seek": result = (call.arguments.first?.integer).map { move(by: Double($0) / 1e6) }
    case "SetPosition":
      guard call.arguments.first?.text == Self.track, let position = call.arguments.last?.integer, position >= 0 else {
        // A position for a track that has ended in the meantime is ignored.
        return call.reply(.success([]))
      }
      result = move(to: Double(position) / 1e6)
    default: result = nil
    }
    if result == .success { return call.reply(.success([])) }
    call.reply(.failure(BusError(name: "org.freedesktop.DBus.Error.NotSupported", message: "the app does not handle \(call.member)")))
  }

  private func send(_ command: MPRemoteCommand) -> MPRemoteCommandHandlerStatus { command.send(MPRemoteCommandEvent(command)) }

  private func move(to position: Double) -> MPRemoteCommandHandlerStatus {
    let event = MPChangePlaybackPositionCommandEvent(commands.changePlaybackPositionCommand)
    event.positionTime = max(0, position)
    return event.command.send(event)
  }

  private func move(by seconds: Double) -> MPRemoteCommandHandlerStatus {
    if commands.changePlaybackPositionCommand.isOffered { return move(to: center.position + seconds) }
    let event = MPSkipIntervalCommandEvent(seconds < 0 ? commands.skipBackwardCommand : commands.skipForwardCommand)
    event.interval = abs(seconds)
    return event.command.send(event)
  }
}
