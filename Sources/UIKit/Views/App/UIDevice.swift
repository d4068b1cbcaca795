import Foundation

/// The machine on which the program runs.
///
/// Features that Linux machines lack, or do not provide uniformly, are absent.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The machine the app runs on.
  public static let current = UIDevice()

  /// The host name of the machine.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// `iPhone` or `iPad`, by the idiom, because apps choose their layout by it.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model in the language of the user. It is the same as `model`.
  open var localizedModel: String { model }
  /// `iOS`, the system of this interface; `ProcessInfo` has the machine's own.
  open var systemName: String { "iOS" }
  /// The iOS version of this interface, in both designs: `#available` holds for every version on Linux, so applications use what it has.
  open var systemVersion: String { "26.0" }

  /// The idiom in the traits of the screen: phone unless it is set otherwise.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

  /// An identifier of this installation for an application; the same in every run.
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
