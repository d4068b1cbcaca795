import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct UIFontTests {
  @Test("HT-05 System fonts in every weight, italic and monospaced") func systemFonts() {
    let names = [UIFont.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black].map {
      UIFont.systemFont(ofSize: 17, weight: $0).fontName
    }
    expect(Set(names).count, equals: 9)
    expect(UIFont.systemFont(ofSize: 17), equals: UIFont.systemFont(ofSize: 17, weight: .regular))
    expect(UIFont.italicSystemFont(ofSize: 15).fontName, equals: "Inter-Italic")
    expect(UIFont.boldSystemFont(ofSize: 15).fontDescriptor.symbolicTraits, equals: .traitBold)
    expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).familyName, equals: "DejaVu Sans Mono")
    expect(
      "0".size(withAttributes: [.font: UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)]).width
        == "1".size(withAttributes: [.font: UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)]).width)
    expect(UIFont.systemFont(ofSize: -3).pointSize == 12 && UIFont.systemFont(ofSize: .nan).pointSize == 12)
  }

  @Test("HT-05 Metrics are those that lines have") func metrics() {
    for size in [9.0, 12.5, 17, 34, 60] {
      let font = UIFont.systemFont(ofSize: size)
      expect(abs(font.lineHeight - (font.ascender - font.descender)), below: 1e-9)
      expect(abs("Mg".size(withAttributes: [.font: font]).height - font.lineHeight), below: 1e-9)
      expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
    }
    expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287), below: 0.001)
  }

  @Test("HT-05 Text styles have Apple's sizes at every text size") func textStyles() {
    func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)).pointSize
    }
    expect(UIFont.TextStyle.body != .callout)
    expect(
      [UIFont.TextStyle.largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2]
        .map { size($0, .large) } == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
      .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    expect(categories.map { size(.body, $0) }, equals: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    expect(size(.body, .unspecified), equals: 17)
    expect(UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test("HT-05 UIFontMetrics scales once, up to a maximum") func fontMetrics() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let font = UIFont.systemFont(ofSize: 10, weight: .bold)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: font, compatibleWith: large)
    expect(abs(scaled.pointSize - 10 * 53 / 17) < 0.01 && scaled.fontName.contains("Bold"))
    expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large).pointSize, equals: 20)
    expect(scaled.adjusted(for: UITraitCollection(preferredContentSizeCategory: .large)).pointSize, equals: 10)
    let message = caughtUIKitError { expect(UIFontMetrics.default.scaledFont(for: scaled) === scaled) }
    expect(message != nil)
  }

  @Test("HT-05 Fonts by name, by family and by descriptor") func names() {
    expect(UIFont(name: "No Such Font", size: 12) == nil)
    expect(UIFont(name: "Inter-SemiBold", size: 12)?.fontName, equals: "Inter-SemiBold")
    expect(UIFont(name: "HelveticaNeue-Light", size: 12)?.fontName, equals: "Inter-Light")
    expect(UIFont(name: "Courier-Bold", size: 12)?.familyName, equals: "Nimbus Mono PS")
    expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.fontName, equals: "NimbusSans-Bold")
    expect(UIFont(name: "Futura-Medium", size: 12)?.familyName, equals: "URW Gothic")
    expect(UIFont(name: "Noteworthy-Bold", size: 12)?.familyName, equals: "Comic Neue")
    expect(UIFont(name: "Zapfino", size: 12)?.familyName, equals: "Z003")
    expect(UIFont.familyNames.contains("Inter") && UIFont.fontNames(forFamilyName: "Inter").count == 18)
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) { expect(UIFont(name: name, size: 10)?.fontName, equals: name, "\(name)") }
    }
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor
    expect(
      descriptor.withSymbolicTraits([.traitBold, .traitItalic]).map { UIFont(descriptor: $0, size: 0) }?.fontName == "Inter-BoldItalic")
    expect(descriptor.withDesign(.serif).map { UIFont(descriptor: $0, size: 0) }?.familyName, equals: "Noto Serif")
    expect(descriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: 0) }?.familyName, equals: "Quicksand")
    expect(
      descriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: 17) }?.lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
    expect(UIFontDescriptor(name: "DejaVuSans", size: 9).withSymbolicTraits(.traitItalic) == nil)
    let absent = UIFontDescriptor(name: "Helvetica", size: 9).withSymbolicTraits([.traitBold, .traitItalic])
    expect(absent?.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]), equals: true)
    expect(
      UIFontDescriptor(name: "Inter-Regular", size: 9).withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }?.fontName
        == "Inter-Bold")
    let smallCaps = descriptor.addingAttributes([.featureSettings: [[UIFontDescriptor.FeatureKey.type: 37, .selector: 1]]])
    expect(UIFont(descriptor: smallCaps, size: 0).font.description.features, equals: [.init("smcp")])
    let settings = UIFont(descriptor: smallCaps, size: 0).fontDescriptor.fontAttributes[.featureSettings]
    expect(settings as? [[UIFontDescriptor.FeatureKey: Int]], equals: [[.type: 37, .selector: 1]])
    let inferiors = descriptor.addingAttributes([.featureSettings: [[UIFontDescriptor.FeatureKey.type: 10, .selector: 4]]])
    expect(UIFont(descriptor: inferiors, size: 0).font.description.features, equals: [.init("sinf")])
    let title = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor
    expect(title.object(forKey: .textStyle) as? UIFont.TextStyle, equals: .title1)
    expect(title.fontAttributes[.textStyle] as? String, equals: UIFont.TextStyle.title1.rawValue)
    let small = UIFont(descriptor: title.withSize(10), size: 0).fontDescriptor.fontAttributes
    expect(small[.textStyle] as? UIFont.TextStyle, equals: .title1)
    expect(small[.size] as? CGFloat, equals: 10)
    expect(small[.size] as? Int, equals: 10)
  }
}
