import TrestleSupport
import Foundation

extension ExternalProgram {
  /// Returns compressed sound as a WAV file; nil without ffmpeg, or if it cannot read the data.
  static func decode(_ data: Data) -> Data? {
    guard let ffmpeg = find("ffmpeg") else { return nil }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? data.write(to: file)) != nil else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = ffmpeg
    process.arguments = [
      "-v", "quiet", "-nostdin", "-protocol_whitelist", "file,pipe", "-i", file.path, "-vn", "-f", "wav", "-acodec", "pcm_s16le", "-",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let wave = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? wave : nil
  }
}
