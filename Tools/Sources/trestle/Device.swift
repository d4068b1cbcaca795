/// A device whose screen can be chosen by `--device`. UIKit has the same names, with scales, safe areas and corners.
struct Device {
  var name: String
  /// In points, upright.
  var width: Int
  var height: Int

  var isPad: Bool { width >= 700 }

  static let all = [
    Device(name: "iPhone SE (3rd generation)", width: 375, height: 667), Device(name: "iPhone 13 mini", width: 375, height: 812),
    Device(name: "iPhone 14", width: 390, height: 844), Device(name: "iPhone 14 Plus", width: 428, height: 926),
    Device(name: "iPhone 15", width: 393, height: 852), Device(name: "iPhone 15 Pro Max", width: 430, height: 932),
    Device(name: "iPhone 16", width: 393, height: 852), Device(name: "iPhone 16 Pro", width: 402, height: 874),
    Device(name: "iPhone 16 Pro Max", width: 440, height: 956), Device(name: "iPad mini (6th generation)", width: 744, height: 1133),
    Device(name: "iPad (10th generation)", width: 820, height: 1180), Device(name: "iPad Pro 11-inch", width: 834, height: 1194),
    Device(name: "iPad Pro 13-inch", width: 1032, height: 1376),
  ]
  static let standardPhone = all[4]
  static let standardPad = all[10]
}

extension Device {
  /// Finds a device by its name, in any capitals; the generation can be left out.
  init?(named name: String) {
    func plain(_ text: some StringProtocol) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    let wanted = plain(name)
    guard let found = Self.all.first(where: { plain($0.name) == wanted || plain($0.name.prefix { $0 != "(" }) == wanted }) else {
      return nil
    }
    self = found
  }

  /// Ends the command if the chosen device is not known.
  static func check(_ arguments: Arguments) throws {
    guard let name = arguments["device"], Device(named: name) == nil else { return }
    throw CommandFailure.usage("there is no device \"\(name)\"; known are \(all.map(\.name).joined(separator: ", "))")
  }
}
