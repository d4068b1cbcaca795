import Foundation
import Testing
import TrestleTrials

/// The rate of a monitor, with an X server whose monitors exist in memory, because the server of `Scripts/test` has a monitor without a
/// rate.
@Suite(.serialized, .enabled(if: MonitorServer.isInstalled, "Xorg with the driver dummy, or xrandr, is not installed, or this is not root"))
struct MonitorTests {
  @Test("Frames have the rate of the monitor, and another one after its mode is changed") func rates() throws {
    let server = try #require(MonitorServer())
    #expect(server.setRate(144))
    let environment = ["DISPLAY": ":\(server.number)", "TRESTLE_DRIVER": "x11"]
    let app = try RunningProgram("AppFixture", ["rate"], environment: environment, readsOutput: true)
    func expect(_ rate: Int) {
      let isSeen = app.wait {
        app.lines.contains { line in
          let words = line.split(separator: " ").map { $0.split(separator: "=").last.flatMap { Int($0) } ?? 0 }
          // A second of a loaded machine may have a few frames less.
          return words.count > 1 && words[0] == rate && (rate * 9 / 10...rate + 2).contains(words[1])
        } ? true : nil
      }
      #expect(isSeen ?? false, "\(app.lines)")
    }
    expect(144)
    #expect(server.setRate(75))
    expect(75)
  }
}

/// An X server with one monitor whose mode can be changed.
private final class MonitorServer {
  private static let programs = ["/usr/lib/xorg/Xorg", "/usr/lib/xorg/modules/drivers/dummy_drv.so", "/usr/bin/xrandr"]
  static var isInstalled: Bool { getuid() == 0 && programs.allSatisfy { FileManager.default.fileExists(atPath: $0) } }
  let number: Int
  private let process = Process()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("monitor-\(UUID().uuidString.prefix(8))")

  /// Nil if it does not begin to serve.
  init?() {
    let answer = Pipe()
    let settings = folder.appendingPathComponent("xorg.conf")
    let text = """
      Section "Device"
        Identifier "card"
        Driver "dummy"
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "card"
        DefaultDepth 24
      EndSection
      """
    process.executableURL = URL(fileURLWithPath: Self.programs[0])
    process.arguments = [
      "-displayfd", "1", "-config", settings.path, "-logfile", folder.appendingPathComponent("log").path, "-noreset", "-novtswitch",
      "-sharevts", "-nolisten", "tcp",
    ]
    process.standardOutput = answer
    process.standardError = FileHandle.nullDevice
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
      (try? text.write(to: settings, atomically: true, encoding: .utf8)) != nil, (try? process.run()) != nil,
      let number = Int(String(decoding: answer.fileHandleForReading.availableData, as: UTF8.self).filter(\.isNumber))
    else { return nil }
    self.number = number
  }

  deinit {
    // The threads of tests block SIGTERM, and processes that they start inherit this.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    for name in ["/tmp/.X\(number)-lock", "/tmp/.X11-unix/X\(number)"] { unlink(name) }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Gives the monitor a mode of 1024 by 768 pixels with a rate.
  func setRate(_ rate: Int) -> Bool {
    let (columns, rows) = (1184, 800)
    let frequency = "\(Double(columns * rows * rate) / 1e6)"
    let mode = ["1024", "1072", "1104", "\(columns)", "768", "771", "775", "\(rows)"]
    return run(["--newmode", "rate\(rate)", frequency] + mode) && run(["--addmode", "DUMMY0", "rate\(rate)"])
      && run(["--output", "DUMMY0", "--mode", "rate\(rate)"])
  }

  private func run(_ arguments: [String]) -> Bool {
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: Self.programs[2])
    tool.arguments = ["--display", ":\(number)"] + arguments
    guard (try? tool.run()) != nil else { return false }
    tool.waitUntilExit()
    return tool.terminationStatus == 0
  }
}
