import Foundation

extension UIDevice {
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChangeNotification")

  /// Whether the battery may be queried. The notifications are not posted here.
  public final var isBatteryMonitoringEnabled: Bool {
    get { monitorsBattery }
    set { monitorsBattery = newValue }
  }

  /// The charge of the battery, from 0 to 1; −1 if there is none or it may not be queried.
  public final var batteryLevel: Float {
    guard monitorsBattery, let text = Self.battery("capacity"), let percent = Float(text) else { return -1 }
    return percent / 100
  }

  public final var batteryState: BatteryState {
    guard monitorsBattery else { return .unknown }
    switch Self.battery("status") {
    case "Charging": return .charging
    case "Full", "Not charging": return .full
    case "Discharging": return .unplugged
    default: return .unknown
    }
  }

  /// Whether the proximity sensor is enabled. There is none: setting it has no effect, as on an iPad.
  public final var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  public final var proximityState: Bool { false }

  /// Reads a property of the first battery that the kernel lists.
  private static func battery(_ property: String) -> String? {
    let folder = "/sys/class/power_supply"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where (try? String(contentsOfFile: "\(folder)/\(name)/type", encoding: .utf8))?.hasPrefix("Battery") == true
    {
      return (try? String(contentsOfFile: "\(folder)/\(name)/\(property)", encoding: .utf8))?
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return nil
  }
}
