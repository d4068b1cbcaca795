import Foundation

/// A camera of the machine, read by GStreamer.
struct Camera: Equatable, Sendable {
  let name: String
  let id: String
  /// GStreamer's element for its pictures.
  let source: String

  /// The cameras that are connected. `TRESTLE_CAMERA` names a source of GStreamer instead, such as `videotestsrc`.
  static var connected: [Camera] {
    if let source = ProcessInfo.processInfo.environment["TRESTLE_CAMERA"] {
      return source.isEmpty ? [] : [Camera(name: "Camera", id: "TRESTLE_CAMERA", source: source)]
    }
    let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev")) ?? []
    return devices.filter { $0.hasPrefix("video") }.sorted { $0.localizedStandardCompare($1) == .orderedAscending }.compactMap { device in
      let path = "/dev/\(device)"
      return name(of: path).map { Camera(name: $0, id: path, source: "v4l2src device=\(path)") }
    }
  }

  /// Asks Video4Linux for the name of a device; nil if it does not take pictures or may not be opened.
  private static func name(of path: String) -> String? {
    let file = open(path, O_RDWR | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // struct v4l2_capability: a driver of 16 bytes, a name of 32, a bus of 32, then the version and two words of capabilities.
    var answer = [UInt8](repeating: 0, count: 104)
    let queryCapabilities: UInt = 0x8068_5600
    guard ioctl(file, queryCapabilities, &answer) == 0 else { return nil }
    let capabilities = answer[88..<92].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    let takesPictures: UInt32 = 1
    guard capabilities & takesPictures != 0 else { return nil }
    return String(decoding: answer[16..<48].prefix { $0 != 0 }, as: UTF8.self)
  }
}
