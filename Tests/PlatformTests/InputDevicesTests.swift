import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations

@MainActor @Suite struct InputDevicesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("input-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func isReadable(_ devices: InputDevices) -> Bool {
    var file = pollfd(fd: devices.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) > 0
  }

  private func makeDevice(_ name: String) -> String {
    let path = folder.appendingPathComponent(name).path
    expect(mkfifo(path, 0o600), equals: 0)
    return path
  }

  private func use(_ path: String) -> Int32 {
    let device = open(path, O_WRONLY | O_NONBLOCK)
    expect(write(device, "event", 5), equals: 5)
    return device
  }

  @Test("The descriptor is readable after a device was used, also one that was connected later, until the input was read")
  func input() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = makeDevice("event0")
    let devices = try #require(InputDevices(folder: folder.path))
    expect(!isReadable(devices) && !devices.drain())
    let writer = use(first)
    expect(isReadable(devices) && devices.drain())
    expect(!isReadable(devices) && !devices.drain())
    let second = makeDevice("event1")
    expect(isReadable(devices) && devices.drain() && !isReadable(devices))
    let other = use(second)
    expect(isReadable(devices) && devices.drain() && !isReadable(devices))
    // A device that is removed does not keep the loop awake.
    close(other)
    unlink(second)
    expect(devices.drain() && !isReadable(devices))
    close(writer)
    devices.close()
  }

  @Test("There are none without a folder, or if no device can be read")
  func absent() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    expect(InputDevices(folder: folder.path + "/none") == nil)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/event0", withDestinationPath: "/nonexistent")
    expect(InputDevices(folder: folder.path) == nil)
  }
}
