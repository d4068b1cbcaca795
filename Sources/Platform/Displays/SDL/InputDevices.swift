internal import TrestleCSDL2
import Foundation

/// The input devices of the kernel, for waiting until one of them is used.
///
/// On a panel without a display server SDL reads the devices itself, and does not tell their descriptors. This object opens the devices a
/// second time; what it reads from them is discarded.
@MainActor package final class InputDevices {
  /// Readable when a device was used, connected or removed.
  package let descriptor: Int32
  private let folder: String
  private let changes: Int32
  private var devices: [String: Int32] = [:]

  /// Returns nil if the folder does not exist, or if none of the devices in it can be read.
  package init?(folder: String = "/dev/input") {
    let changes = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    let descriptor = csdl2_descriptor_set(changes)
    guard changes >= 0, descriptor >= 0, inotify_add_watch(changes, folder, UInt32(IN_CREATE | IN_DELETE | IN_ATTRIB)) >= 0 else {
      Glibc.close(changes)
      Glibc.close(descriptor)
      return nil
    }
    self.folder = folder
    self.changes = changes
    self.descriptor = descriptor
    let count = openDevices()
    if count > 0, devices.isEmpty {
      close()
      return nil
    }
  }

  /// Opens the devices that are not open yet; returns how many there are.
  @discardableResult private func openDevices() -> Int {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasPrefix("event") }
    for name in names where devices[name] == nil {
      let device = open("\(folder)/\(name)", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard device >= 0 else { continue }
      if csdl2_descriptor_set_add(descriptor, device) == 0 { devices[name] = device } else { Glibc.close(device) }
    }
    return names.count
  }

  /// Reads what made the descriptor readable; returns whether there was anything.
  @discardableResult package func drain() -> Bool {
    guard csdl2_is_readable(descriptor) != 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    /// Returns whether the descriptor still can be read.
    func empty(_ descriptor: Int32) -> Bool {
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count > 0 || count < 0 && errno == EINTR { continue }
        return count < 0 && errno == EAGAIN
      }
    }
    for (name, device) in devices where !empty(device) {
      Glibc.close(device)
      devices[name] = nil
    }
    var entries = [UInt8](repeating: 0, count: 4096)
    if read(changes, &entries, entries.count) > 0 {
      _ = empty(changes)
      openDevices()
    }
    return true
  }

  package func close() {
    for device in devices.values { Glibc.close(device) }
    devices = [:]
    Glibc.close(changes)
    Glibc.close(descriptor)
  }
}
