import CoreGraphics
import QuartzCore
import TrestleText

/// A list on a phone's screen: rows with an image, a title, a subtitle and a separator.
@MainActor
struct ListScene {
  let root = CALayer()
  let list = CALayer()
  let renderer: LayerRenderer
  private var rows: [CALayer] = []
  private let picture: CGImage
  static let height: CGFloat = 42

  init(rows count: Int, rounded: Bool = false, bar: Bool = false) {
    CATransaction.setDisableActions(true)
    let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    root.frame = frame
    root.backgroundColor = .white
    list.frame = frame
    list.backgroundColor = CGColor(gray: 0.9, alpha: 1)
    list.masksToBounds = true
    root.addSublayer(list)
    picture = Self.makePicture()
    renderer = LayerRenderer(root: root, width: 750, height: 1334, scale: 2)
    for index in 0..<count {
      let row = CALayer()
      let inset: CGFloat = rounded ? 16 : 0
      row.frame = CGRect(x: inset, y: CGFloat(index) * Self.height, width: 375 - 2 * inset, height: Self.height)
      row.backgroundColor = .white
      row.flattens = true
      if rounded {
        row.masksToBounds = true
        row.cornerRadius = index % 4 == 0 || index % 4 == 3 ? 10 : 0
        row.maskedCorners =
          index % 4 == 0 ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      }
      fill(row, index)
      list.addSublayer(row)
      rows.append(row)
    }
    if bar {
      let bar = CALayer()
      bar.frame = CGRect(x: 0, y: 0, width: 375, height: 64)
      bar.backdrop = BackdropEffect(tint: CGColor(gray: 1, alpha: 0.6))
      root.addSublayer(bar)
    }
  }

  private static func makePicture() -> CGImage {
    let bitmap = Bitmap(width: 60, height: 60, format: .rgb24)!
    for y in 0..<60 {
      for x in 0..<60 { bitmap.words(y)[x] = 0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 4) }
    }
    bitmap.markDirty()
    return CGImage(bitmap: bitmap)
  }

  private func text(_ string: String, _ size: Double) -> TextLayout {
    TextLayout(AttributedText(string, TextAttributes(font: Font.make(FontDescription(size: size))!)))
  }

  private func fill(_ row: CALayer, _ index: Int) {
    row.items = [
      .image(picture, CGRect(x: 16, y: 6, width: 30, height: 30)),
      .text(text("Row \(index) of the list", 17), at: CGPoint(x: 60, y: 2)),
      .text(text("its subtitle, number \(index)", 12), at: CGPoint(x: 60, y: 24)),
      .fill(CGRect(x: 16, y: Self.height - 0.5, width: 359, height: 0.5), CGColor(gray: 0.78, alpha: 1), cornerRadius: 0),
    ]
  }

  /// Scrolls back and forth over rows that all exist.
  func scroll() -> Measurement {
    Measurement.run(renderer) { frame in
      let phase = frame % 120
      list.bounds.origin.y = CGFloat(phase < 60 ? phase : 120 - phase) * 2.5
    }
  }

  /// Scrolls continuously; the row that leaves at the top is reused at the bottom with another text.
  func fling() -> Measurement {
    var first = 0
    return Measurement.run(renderer) { frame in
      let offset = CGFloat(frame) * 15
      list.bounds.origin.y = offset
      while CGFloat(first + 1) * Self.height < offset {
        let row = rows[first % rows.count]
        let index = first + rows.count
        row.position.y += CGFloat(rows.count) * Self.height
        fill(row, index)
        first += 1
      }
    }
  }

  /// Every row changes its content in every frame, as after a jump: rows of an image, two labels and a separator, each a layer.
  func jump() -> Measurement {
    var labels: [(CALayer, CALayer)] = []
    for row in rows {
      row.items = []
      func part(_ frame: CGRect) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        row.addSublayer(layer)
        return layer
      }
      let view = part(CGRect(x: 16, y: 6, width: 30, height: 30))
      view.contents = picture
      view.contentsScale = 2
      labels.append((part(CGRect(x: 60, y: 2, width: 290, height: 21)), part(CGRect(x: 60, y: 24, width: 290, height: 15))))
      part(CGRect(x: 16, y: Self.height - 0.5, width: 359, height: 0.5)).backgroundColor = CGColor(gray: 0.78, alpha: 1)
    }
    let titles = (0..<64).map { text("Row \($0) of the list", 17) }
    let subtitles = (0..<64).map { text("its subtitle, number \($0)", 12) }
    return Measurement.run(renderer, frames: 300) { frame in
      for (index, label) in labels.enumerated() {
        let number = (frame * 16 + index) % 64
        label.0.items = [.text(titles[number], at: .zero)]
        label.1.items = [.text(subtitles[number], at: .zero)]
      }
    }
  }

  func moveOne() -> Measurement {
    Measurement.run(renderer) { frame in rows[5].position.x = 187.5 + CGFloat(frame % 20) }
  }

  func nothing() -> Measurement {
    Measurement.run(renderer) { _ in }
  }

  func changeOne() -> Measurement {
    let texts = [text("one", 17), text("two", 17)]
    return Measurement.run(renderer) { frame in
      rows[5].items[1] = .text(texts[frame % 2], at: CGPoint(x: 60, y: 2))
    }
  }

  func fade() -> Measurement {
    Measurement.run(renderer, frames: 100) { frame in list.opacity = Float(frame % 50) / 100 + 0.25 }
  }

  func shrink() -> Measurement {
    Measurement.run(renderer, frames: 100) { frame in
      let scale = 0.9 + CGFloat(frame % 50) / 1000
      list.transform = CATransform3DMakeScale(scale, scale, 1)
    }
  }
}
