import Foundation
import Testing
import TrestleExpectations
import TrestleText
import TrestleTrials

@Suite struct DeterminismTests {
  /// The output of the fixture with Debian 12's libraries and fonts.
  private static let stored = "eac9a33b25789777 345600"
  private static let storedLibraries = "cairo 1.16.0, HarfBuzz 6.0.0, Pango 1.50.12"

  private func run(_ environment: [String: String] = [:]) throws -> String {
    let process = Process()
    process.executableURL = fixture
    process.environment = ProgramEnvironment.make(environment)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    expect(process.terminationStatus, equals: 0)
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private var fixture: URL? {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let found = [folder, folder.deletingLastPathComponent()].map { $0.appendingPathComponent("TextFixture") }
    return found.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  @Test("HT-05 Two processes draw the same bits") func twoProcesses() throws {
    try expect(run(), equals: run())
  }

  @Test("HT-05 A user's fonts.conf, language and FreeType settings change nothing") func userConfiguration() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trestle-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("fontconfig"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let hostile = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <dir>/usr/share/fonts/truetype/dejavu</dir>
      <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit></match>
      <match target="font"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
      <edit name="antialias" mode="assign"><bool>false</bool></edit><edit name="embolden" mode="assign"><bool>true</bool></edit>
      <edit name="rgba" mode="assign"><const>rgb</const></edit></match></fontconfig>
      """
    let file = folder.appendingPathComponent("fontconfig/fonts.conf")
    try hostile.write(to: file, atomically: true, encoding: .utf8)
    let plain = try run()
    try expect(run(["FONTCONFIG_FILE": file.path, "XDG_CONFIG_HOME": folder.path]), equals: plain)
    try expect(run(["FONTCONFIG_FILE": "/nonexistent"]), equals: plain)
    try expect(run(["LANG": "ja_JP.UTF-8", "LANGUAGE": "ja", "PANGO_LANGUAGE": "ar:ja"]), equals: plain)
    try expect(run(["FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 cff:hinting-engine=freetype"]), equals: plain)
  }

  @Test("HT-05 The bits are those stored for Debian 12") func storedBits() throws {
    guard Canvas.libraries == Self.storedLibraries else {
      Issue.record("stored pictures hold for \(Self.storedLibraries); this machine has \(Canvas.libraries)")
      return
    }
    try expect(run(), equals: Self.stored, "drawn with \(Canvas.libraries)")
  }
}
