import Foundation
import Testing
import TrestleExpectations

@testable import TrestleText

/// Compares the widths of titles with the frames that Interface Builder stored for them, which are measurements of the iOS system font.
@Suite struct TitleWidthTests {
  private static let documents = ProcessInfo.processInfo.environment["TRESTLE_DOCUMENTS"]

  private struct Measured {
    var title: DocumentTitle
    var width: Double
    var isCut: Bool

    /// The distance from the widths that round up to the stored one, as a fraction of it; nil if the frame was not sized to fit.
    var error: Double? {
      guard abs(width - title.width) <= title.width * 0.05 else { return nil }
      let scale = [1.0, 2, 3].first { (scale: Double) -> Bool in abs((title.width * scale).rounded() - title.width * scale) < 0.01 } ?? 2
      let step = 1 / scale
      return max(width - title.width, title.width - step - width, 0) / title.width
    }
  }

  private func measure(_ title: DocumentTitle) -> Measured {
    let text = AttributedText(title.text, TextAttributes(font: .system(size: title.size, weight: title.weight)))
    var options = TextLayout.Options(maximumLines: 1, lineBreakMode: .truncatingTail)
    let width = TextLayout(text, options).size.width
    options.width = title.width
    return Measured(title: title, width: width, isCut: TextLayout(text, options).isTruncated)
  }

  @Test("Titles in documents have the widths of their stored frames") func storedWidths() {
    let folders = TitleWidthTests.documents?.split(separator: ":").map { URL(fileURLWithPath: String($0)) } ?? []
    let titles = folders.reduce(into: MeasuredTitles.all) { $0.formUnion(DocumentTitles.read($1)) }
    // Frames far narrower than any system font were not measured from their text.
    let measured = titles.map(measure).filter { $0.title.width > $0.width * 0.85 }
    let errors = measured.compactMap(\.error)
    let cut = measured.filter(\.isCut)
    let share = Double(cut.count) / Double(max(measured.count, 1)) * 100
    let mean = errors.reduce(0, +) / Double(max(errors.count, 1)) * 100
    if TitleWidthTests.documents != nil {
      print("titles \(measured.count), sized to fit \(errors.count), cut \(share) %, mean error of widths \(mean) %")
      for entry in cut { print("cut: \(entry.title) measures \(entry.width)") }
    }
    expect(errors.count, above: 100)
    expect(share, atMost: 0.5, "\(cut.map(\.title))")
    expect(mean, atMost: 0.5)
  }

  @Test("A title that is a twentieth too wide is squeezed, a wider one is truncated") func squeezing() {
    let text = AttributedText("Settings of the Device", TextAttributes(font: .system(size: 17)))
    var options = TextLayout.Options(maximumLines: 1, lineBreakMode: .truncatingTail)
    let natural = TextLayout(text, options).size.width
    for (share, isTruncated) in [(0.99, false), (0.955, false), (0.94, true)] {
      options.width = natural * share
      let layout = TextLayout(text, options)
      expect(layout.isTruncated, equals: isTruncated, "\(share)")
      expect(layout.size.width, atMost: options.width + 0.01)
      if !isTruncated {
        let last = layout.pieces[layout.pieces.count - 1]
        expect(abs(last.x + last.width - options.width), below: 0.01, "the words are placed without overlap")
      }
    }
  }
}
