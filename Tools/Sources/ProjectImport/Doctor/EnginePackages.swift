import Foundation
import XcodeProject

/// The Debian packages of the libraries that frameworks open when they are first used, which building needs not.
struct EnginePackages {
  /// One use of a framework, recognized by names in a source.
  struct Use {
    let purpose: String
    let names: [String]
    let packages: [String]
  }

  static let uses = [
    Use(
      purpose: "videos and compressed sound are played and written by GStreamer",
      names: [
        "AVPlayer", "AVQueuePlayer", "AVAsset", "AVURLAsset", "AVAudioRecorder", "AVAudioPlayer", "SKVideoNode", "AVMutableComposition",
      ],
      packages: ["libgstreamer1.0-0", "gstreamer1.0-plugins-base", "gstreamer1.0-plugins-good", "gstreamer1.0-libav"]),
    Use(
      purpose: "scripts are run by JavaScriptCore", names: ["JSContext", "JSVirtualMachine"], packages: ["libjavascriptcoregtk-4.1-0"]),
  ]

  private static let folder = "/var/lib/dpkg/info"
  private let files: any FileSource

  /// Nil if the machine has no packages of Debian.
  init?(files: any FileSource) {
    guard files.isFolder(Self.folder) else { return nil }
    self.files = files
  }

  private static let architecture: String = {
    #if arch(arm64)
      "arm64"
    #else
      "amd64"
    #endif
  }()

  /// Returns the packages of a use that are not installed.
  func missing(of use: Use) -> [String] {
    use.packages.filter { name in
      !["\(name).list", "\(name):\(Self.architecture).list"].contains { files.exists("\(Self.folder)/\($0)") }
    }
  }

  /// Returns the first source that has a use, for each use whose packages are not all installed.
  func findings(for sources: [String]) -> [Finding] {
    Self.uses.compactMap { use in
      let missing = missing(of: use)
      guard !missing.isEmpty else { return nil }
      for path in sources {
        guard let data = files.contents(of: path) else { continue }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard let line = lines.firstIndex(where: { line in use.names.contains { Self.holds(line, $0) } }) else { continue }
        return Finding(
          path: path, line: line + 1, severity: .warning, tag: "engine-missing",
          message: "\(use.purpose), which is not installed: apt-get install \(missing.joined(separator: " "))")
      }
      return nil
    }
  }

  /// Whether a line has a name as a word, not as a part of a longer one.
  private static func holds(_ line: Substring, _ name: String) -> Bool {
    var rest = line
    while let range = rest.range(of: name) {
      let isWord = { (character: Character?) in character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
      let before = range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : nil
      let after = range.upperBound < line.endIndex ? line[range.upperBound] : nil
      // The names of longer types, as AVPlayerLayer, need the engine as well.
      if !isWord(before), after.map({ !$0.isLowercase }) ?? true { return true }
      rest = line[range.upperBound...]
    }
    return false
  }
}
