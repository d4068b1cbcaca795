import Testing
import XcodeProject

@testable import ProjectImport

@Suite struct EnginePackageTests {
  private let info = "/var/lib/dpkg/info/"

  private func findings(_ text: String, installed: [String]) -> [Finding] {
    var files = ["/app/A.swift": "import UIKit\n", "/app/B.swift": text, info + "base.list": ""]
    for name in installed { files[info + name] = "" }
    return EnginePackages(files: MemoryFiles(files))?.findings(for: ["/app/A.swift", "/app/B.swift"]) ?? []
  }

  @Test("A source that plays video needs GStreamer's packages; the message names those that are missing")
  func video() throws {
    let text = "import AVFoundation\n\nlet layer = AVPlayerLayer()\n"
    let found = try #require(findings(text, installed: ["libgstreamer1.0-0:amd64.list", "libgstreamer1.0-0:arm64.list"]).first)
    #expect(found.path == "/app/B.swift" && found.line == 3 && found.severity == .warning && found.tag == "engine-missing")
    #expect(found.message.hasSuffix("apt-get install gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-libav"))
  }

  @Test("Nothing is said where the packages are installed, of other names, and on machines without packages of Debian")
  func silence() {
    let all = EnginePackages.uses.flatMap(\.packages).map { $0 + ".list" }
    #expect(findings("let player = AVPlayer(url: url)\n", installed: all).isEmpty)
    #expect(findings("let player = MyAVPlayer()\nlet AVAssets = 1\nlet AVAssetsFolder = 2\n", installed: []).isEmpty)
    #expect(EnginePackages(files: MemoryFiles(["/app/B.swift": "AVPlayer()"])) == nil)
  }
}
