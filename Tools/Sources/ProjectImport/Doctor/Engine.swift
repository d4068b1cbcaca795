import Foundation

/// A library of the machine that a framework opens on first use, with Debian's package.
public struct Engine: Codable, Equatable, Sendable {
  public var framework: String
  /// The feature that needs it.
  public var purpose: String
  public var packages: [String]
  /// The names that the dynamic linker knows the libraries or programs by; one of each package.
  var files: [String]

  /// Whether this machine has it.
  public var isInstalled: Bool { files.allSatisfy(Self.isHere) }

  private static let folders = [
    "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib", "/lib", "/usr/local/lib", "/usr/bin", "/usr/share",
  ]

  private static func isHere(_ file: String) -> Bool { folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(file)") } }

  /// The note of `doctor` if it is missing.
  public var finding: Finding? {
    guard !isInstalled else { return nil }
    return Finding(
      path: framework, severity: .note, tag: "engine-missing",
      message: "\(purpose) needs \(packages.joined(separator: " ")), not installed here")
  }

  /// Returns the engines of frameworks, in the order of the table.
  public static func engines(of frameworks: Set<String>) -> [Engine] { all.filter { frameworks.contains($0.framework) } }

  private init(_ framework: String, _ purpose: String, _ libraries: KeyValuePairs<String, String>) {
    self.framework = framework
    self.purpose = purpose
    packages = libraries.map(\.key)
    files = libraries.map(\.value)
  }

  private static let media: KeyValuePairs = [
    "libgstreamer1.0-0": "libgstreamer-1.0.so.0", "gstreamer1.0-plugins-base": "gstreamer-1.0/libgstplayback.so",
    "gstreamer1.0-plugins-good": "gstreamer-1.0/libgstisomp4.so", "gstreamer1.0-libav": "gstreamer-1.0/libgstlibav.so",
  ]

  static let all = [
    Engine("AVFoundation", "video and compressed sound", media),
    Engine("AVKit", "video and compressed sound", media),
    Engine("CoreData", "a store of SQLite", ["libsqlite3-0": "libsqlite3.so.0"]),
    Engine("CryptoKit", "cryptography", ["libssl3": "libssl.so.3"]),
    Engine("CommonCrypto", "cryptography", ["libssl3": "libssl.so.3"]),
    Engine("Security", "keys and certificates", ["libssl3": "libssl.so.3"]),
    Engine("JavaScriptCore", "JavaScript", ["libjavascriptcoregtk-4.1-0": "libjavascriptcoregtk-4.1.so.0"]),
    Engine("WebKit", "web pages", ["libwebkit2gtk-4.1-0": "libwebkit2gtk-4.1.so.0", "xvfb": "Xvfb"]),
    Engine("SafariServices", "web pages", ["libwebkit2gtk-4.1-0": "libwebkit2gtk-4.1.so.0", "xvfb": "Xvfb"]),
    Engine("PDFKit", "documents in PDF", ["libpoppler-glib8": "libpoppler-glib.so.8"]),
    Engine("AVFoundation", "reading codes by a camera", ["libzbar0": "libzbar.so.0"]),
    Engine("Vision", "bar codes", ["libzbar0": "libzbar.so.0"]),
    Engine("AVFoundation", "speech", ["speech-dispatcher": "spd-say"]),
    Engine("CoreLocation", "the location", ["geoclue-2.0": "dbus-1/system-services/org.freedesktop.GeoClue2.service"]),
    Engine("MessageUI", "mail", ["xdg-utils": "xdg-email"]),
  ]
}
