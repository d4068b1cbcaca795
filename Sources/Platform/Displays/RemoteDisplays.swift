/// Opens displays in browsers and VNC viewers. The umbrella connects the module that serves them, which this one does not know.
@MainActor package enum RemoteDisplays {
  /// Opens the display of the settings' address, or of a free port of this machine if they have none; nil if the program has no server.
  package static var open: ((_ settings: DisplaySettings, _ title: String) throws -> any Display)?
}
