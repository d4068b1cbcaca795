import UIKit

enum Formats {
  static func words() -> [String?] {
    let length = DateComponentsFormatter()
    length.unitsStyle = .abbreviated
    length.allowedUnits = [.hour, .minute]
    let relative = RelativeDateTimeFormatter()
    relative.unitsStyle = .short
    let measures = MeasurementFormatter()
    return [
      length.string(from: 4000), relative.localizedString(fromTimeInterval: -60),
      measures.string(from: Measurement(value: 3, unit: UnitLength.meters)), String(localized: "Hello", comment: "greeting"),
    ]
  }
}
