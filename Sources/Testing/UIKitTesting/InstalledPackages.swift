import Foundation

/// The Debian packages of this machine.
enum InstalledPackages {
  /// The fonts and the libraries that draw, as `name version`, and the processor's instructions, separated by commas. They determine the
  /// pixels: the C library's functions round differently where the processor multiplies and adds in one step.
  static var ofDrawing: String {
    let names: Set = [
      "fonts-dejavu-core", "fonts-inter", "fonts-noto-cjk", "fonts-noto-color-emoji", "fonts-noto-core", "libcairo2", "libfreetype6",
      "libharfbuzz0b", "libpango-1.0-0", "libpixman-1-0",
    ]
    func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
    return versions(of: names, in: text("/var/lib/dpkg/status")) + ", " + instructions(in: text("/proc/cpuinfo"))
  }

  /// Returns the processor's level of vector instructions by the kernel's description.
  static func instructions(in description: String) -> String {
    let flags = description.split(separator: "\n").first { $0.hasPrefix("flags") }?.split(separator: " ") ?? []
    return flags.contains("avx512f") ? "AVX-512" : flags.contains("avx2") ? "AVX2" : "no AVX2"
  }

  /// Returns the versions of packages by a file in the format of dpkg's status: paragraphs of fields.
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
