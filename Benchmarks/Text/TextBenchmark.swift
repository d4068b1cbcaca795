internal import TrestleCPango
import Foundation
import TrestleText

/// Measures the cost of text: creating, measuring, drawing and redrawing a label, and the first screen of a megabyte.
@main
struct TextBenchmark {
  static func main() {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 750, 1334)
    let cairo = cairo_create(surface)!
    cairo_scale(cairo, 2, 2)
    let only = CommandLine.arguments.dropFirst().first
    if only == nil || only == "start" { startUp(cairo) }
    if only == nil || only == "labels" { labels(cairo) }
    if only == nil || only == "megabytes" { megabytes(cairo) }
  }

  private static func startUp(_ cairo: OpaquePointer) {
    var parts: [(String, Double)] = []
    var font: Font?
    parts.append(("first font", milliseconds { font = .system(size: 17) }))
    var layout: TextLayout?
    parts.append(("first layout", milliseconds { layout = TextLayout(AttributedText("Hello, world", TextAttributes(font: font!))) }))
    parts.append(("first drawing", milliseconds { layout!.draw(cairo: cairo, x: 10, y: 10) }))
    let rest = AttributedText("The quick brown fox jumps over the lazy dog 0123456789", TextAttributes(font: font!))
    parts.append(("every letter", milliseconds { TextLayout(rest).draw(cairo: cairo, x: 10, y: 10) }))
    for script in ["العربية", "日本語", "ภาษาไทย", "हिन्दी", "😀"] {
      let text = AttributedText(script, TextAttributes(font: font!))
      parts.append(("first " + script, milliseconds { TextLayout(text).draw(cairo: cairo, x: 10, y: 10) }))
    }
    for (name, time) in parts { report(name, time, "ms") }
  }

  private static func labels(_ cairo: OpaquePointer) {
    let attributes = TextAttributes(font: .system(size: 17))
    let count = 20_000
    let strings = (0..<count).map { "Row number \($0) of a long list" }
    for string in strings.prefix(200) { TextLayout(AttributedText(string, attributes)).draw(cairo: cairo, x: 10, y: 10) }
    var total = 0.0
    report("label, new text: layout", microseconds(count) { total += TextLayout(AttributedText(strings[$0], attributes)).size.width }, "µs")
    report(
      "label, new text: layout and draw",
      microseconds(count) { TextLayout(AttributedText(strings[$0], attributes)).draw(cairo: cairo, x: 10, y: 10) }, "µs")
    let retained = TextLayout(AttributedText(strings[7], attributes))
    retained.draw(cairo: cairo, x: 10, y: 10)
    report("label, draw again", microseconds(count) { retained.draw(cairo: cairo, x: 10, y: Double($0 % 600)) }, "µs")
    let words = (0..<count).map { "unseen\($0 &* 7919) words\($0 &* 104_729) each\($0) time" }
    report(
      "label, no word seen before: layout", microseconds(count) { total += TextLayout(AttributedText(words[$0], attributes)).size.width },
      "µs")
    let long = "The quick brown fox jumps over the lazy dog and runs through the forest until the night falls over the hills."
    report(
      "three wrapped lines: layout",
      microseconds(2000) { total += TextLayout(AttributedText(long + "\($0)", attributes), .init(width: 300)).size.height }, "µs")
    let wrapped = TextLayout(AttributedText(long, attributes), .init(width: 300))
    wrapped.draw(cairo: cairo, x: 10, y: 10)
    report("three wrapped lines, draw again", microseconds(2000) { _ in wrapped.draw(cairo: cairo, x: 10, y: 10) }, "µs")
    report(
      "three wrapped lines, truncated to two: layout",
      microseconds(2000) {
        total +=
          TextLayout(
            AttributedText(long + "\($0)", attributes), .init(width: 300, maximumLines: 2, lineBreakMode: .truncatingTail)
          ).size.height
      }, "µs")
    withExtendedLifetime(total) {}
  }

  private static func megabytes(_ cairo: OpaquePointer) {
    let attributes = TextAttributes(font: .system(size: 17))
    let sentence = "The quick brown fox jumps over the lazy dog, number %d of many that follow here. "
    var paragraphs = ""
    var single = ""
    var index = 0
    while single.utf8.count < 1 << 20 {
      let text = String(format: sentence, index)
      single += text
      paragraphs += text
      index += 1
      if index % 5 == 0 { paragraphs += "\n" }
    }
    let arabic = String(repeating: "النص العربي الطويل جدا من اليمين إلى اليسار في سطر واحد. ", count: 10_000)
    let chinese = String(repeating: "这是一个很长的文本没有空格需要在任何地方断行。", count: 15_000)
    let unbroken = String(repeating: "x", count: 1 << 20)
    for (name, string) in [
      ("a megabyte in paragraphs", paragraphs), ("a megabyte in one paragraph", single), ("a megabyte of Arabic", arabic),
      ("a megabyte of Chinese", chinese), ("a megabyte in one word", unbroken),
    ] {
      TextWork.forgetShapedRuns()
      var flow: TextFlow?
      let first = milliseconds {
        flow = TextFlow(PreparedText(AttributedText(string, attributes)), width: 375)
        for part in flow!.parts(from: 0, to: 667) { part.layout.draw(cairo: cairo, x: 0, y: part.y) }
      }
      report(name + ": first screen", first, "ms")
      let middle = milliseconds { _ = flow!.parts(from: flow!.height / 2, to: flow!.height / 2 + 667) }
      report(name + ": the screen in the middle", middle, "ms")
    }
    let all = milliseconds { _ = TextLayout(AttributedText(single, attributes), .init(width: 375)) }
    report("a megabyte laid out whole", all, "ms")
  }

  private static func report(_ name: String, _ value: Double, _ unit: String) {
    let line = name.padding(toLength: 56, withPad: " ", startingAt: 0) + String(format: "%9.2f ", value) + unit + "\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  private static func microseconds(_ count: Int, _ body: (Int) -> Void) -> Double {
    milliseconds { for index in 0..<count { body(index) } } * 1000 / Double(count)
  }
}
