import Foundation
import Testing
import TrestleExpectations
import UIKit

struct FormattingTests {
  private func formatter(
    _ style: UIKit.DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
    _ zeros: UIKit.DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> UIKit.DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    return formatter
  }

  @Test("Lengths of time are written by position")
  func positional() {
    expect(formatter(.positional).string(from: 3909), equals: "1:05:09")
    expect(formatter(.positional, [.minute, .second], .pad).string(from: 65), equals: "01:05")
    expect(formatter(.positional, [.hour, .minute, .second], .pad).string(from: 65), equals: "00:01:05")
    expect(formatter(.positional, [.minute, .second]).string(from: 3600), equals: "60:00")
    expect(formatter(.positional).string(from: 5), equals: "5")
  }

  @Test("Lengths of time are written in words")
  func words() {
    expect(formatter(.full).string(from: 3900), equals: "1 hour, 5 minutes")
    expect(formatter(.abbreviated).string(from: 3900), equals: "1h 5m")
    expect(formatter(.short, [.hour, .minute]).string(from: 3900), equals: "1 hr, 5 min")
    let limited = formatter(.full, [.hour, .minute, .second])
    limited.maximumUnitCount = 1
    expect(limited.string(from: 7200 + 60), equals: "2 hours")
    expect(formatter(.full).string(from: DateComponents(day: 1, hour: 2)), equals: "1 day, 2 hours")
  }

  @Test("Dates are written relative to others, in the locale's language")
  func relative() {
    let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    expect(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now), equals: "2 hours ago")
    expect(formatter.localizedString(for: now.addingTimeInterval(86400), relativeTo: now), equals: "in 1 day")
    formatter.dateTimeStyle = .named
    expect(formatter.localizedString(for: now.addingTimeInterval(86400), relativeTo: now), equals: "tomorrow")
    formatter.locale = Locale(identifier: "de_DE")
    expect(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now), equals: "vor 2 Stunden")
  }

  @Test("Measurements are written with their units")
  func measurements() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    expect(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)), equals: "1,5 km")
    formatter.unitOptions = .providedUnit
    expect(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)), equals: "1.500 m")
    formatter.unitOptions = []
    formatter.locale = Locale(identifier: "en_US")
    expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)), equals: "68°F")
  }

  @Test("Localized strings are formatted with values, and unknown keys are returned")
  func localised() {
    let (count, name) = (3, "box")
    expect(String(localized: "\(count) of \(name) at 100%", comment: ""), equals: "3 of box at 100%")
    expect(String(localized: "key", defaultValue: "Text", comment: ""), equals: "Text")
    expect(String(localized: "Plain", comment: ""), equals: "Plain")
  }

  @Test("Attributes survive the way to NSAttributedString and back")
  func attributed() {
    var text = AttributedString("a")
    text.font = UIFont.boldSystemFont(ofSize: 15)
    text.foregroundColor = UIColor.red
    text.kern = 2
    text.underlineStyle = .single
    text.link = URL(string: "https://example.org")
    let attributed = NSAttributedString(text + AttributedString("b"))
    expect(attributed.string, equals: "ab")
    let first = attributed.attributes(at: 0, effectiveRange: nil)
    expect(first[.font] as? UIFont, equals: UIFont.boldSystemFont(ofSize: 15))
    expect(first[.underlineStyle] as? Int, equals: NSUnderlineStyle.single.rawValue)
    expect(attributed.attributes(at: 1, effectiveRange: nil).isEmpty)
    let back = AttributedString(attributed)
    expect(back, equals: text + AttributedString("b"))
    expect(AttributeContainer([.kern: 2]).kern, equals: 2)
  }
}
