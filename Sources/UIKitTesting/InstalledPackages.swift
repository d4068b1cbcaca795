import Foundation

/// The Debian packages of this machine.
enum InstalledPackages {
  /// The fonts and the libraries that draw, as `name version`, separated by commas. Their versions determine the pixels.
  static var ofDrawing: String {
    let names: Set = [
      "fonts-dejavu-core", "fonts-inter", "fonts-noto-cjk", "fonts-noto-color-emoji", "fonts-noto-core", "libcairo2", "libfreetype6",
      "libharfbuzz0b", "libpango-1.0-0", "libpixman-1-0",
    ]
    return versions(of: names, in: (try? String(contentsOfFile: "/var/lib/dpkg/status", encoding: .utf8)) ?? "")
  }

  /// The versions of packages by a file in the format of dpkg's status: paragraphs of fields.
  static func versions(of names: Set<String>, in status: String) -> String {
    var found: [String] = []
    var package: Substring?
    for line in status.split(separator: "\n") {
      if line.hasPrefix("Package: ") {
        let name = line.dropFirst("Package: ".count)
        package = names.contains(String(name)) ? name : nil
      } else if let name = package, line.hasPrefix("Version: ") {
        found.append("\(name) \(line.dropFirst("Version: ".count))")
        package = nil
      }
    }
    return found.isEmpty ? "unknown packages" : found.sorted().joined(separator: ", ")
  }
}
