import Foundation

/// The machine the program runs on.
///
/// What a phone has and a Linux machine has not, or not in one way (battery, proximity), is absent.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The machine the app runs on.
  public static let current = UIDevice()

  /// The name the machine has in the network.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// `iPhone` or `iPad`, by the idiom: apps choose their layout by it.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as `model`.
  open var localizedModel: String { model }
  /// `iOS`, the system whose interface this is; `ProcessInfo` knows the machine's own.
  open var systemName: String { "iOS" }
  /// The version of iOS whose interface this is. Apps compare it with the version in which a part of UIKit appeared.
  open var systemVersion: String { "18.0" }

  /// The idiom that the traits of the screen say: a window takes the phone's place unless it is set otherwise.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

  /// A number that names this installation of the machine, as an application sees it; the same for every run.
  open var identifierForVendor: UUID? {
    guard let text = try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8) else { return nil }
    var digits = Array(text.trimmingCharacters(in: .whitespacesAndNewlines))
    guard digits.count == 32 else { return nil }
    for place in [20, 16, 12, 8] { digits.insert("-", at: place) }
    return UUID(uuidString: String(digits))
  }

  var monitorsBattery = false

  /// Whether the app may run in the background; always `true`.
  open var isMultitaskingSupported: Bool { true }
}
