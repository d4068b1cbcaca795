import AVFoundation
import UIKit

/// The controls over a video: closing, full screen, skipping, playing, the position and the times. They are white on a dark background in
/// every appearance. As on iOS, the time controls are ordered from left to right in every language; the buttons at the top follow the
/// layout direction.
final class PlayerControls: UIView {
  let close = UIButton(type: .system)
  let fullScreen = UIButton(type: .system)
  let back = UIButton(type: .system)
  let play = UIButton(type: .system)
  let forward = UIButton(type: .system)
  let slider = UISlider()
  let elapsed = UILabel()
  let remaining = UILabel()
  /// The seconds that a skip moves the position.
  static let skip = 15.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.35)
    tintColor = .white
    close.setImage(UIImage(systemName: "xmark"), for: .normal)
    close.accessibilityLabel = LocalizedStrings.word("Close")
    fullScreen.setImage(Self.fullScreenImage, for: .normal)
    fullScreen.accessibilityLabel = LocalizedStrings.word("Full Screen")
    back.setImage(Self.skipImage(isForward: false), for: .normal)
    back.accessibilityLabel = LocalizedStrings.word("Skip Back 15 Seconds")
    forward.setImage(Self.skipImage(isForward: true), for: .normal)
    forward.accessibilityLabel = LocalizedStrings.word("Skip Forward 15 Seconds")
    slider.minimumTrackTintColor = .white
    slider.maximumTrackTintColor = UIColor(white: 1, alpha: 0.35)
    slider.accessibilityLabel = LocalizedStrings.word("Track Position")
    for label in [elapsed, remaining] {
      label.textColor = .white
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .medium)
    }
    remaining.textAlignment = .right
    for view in [close, fullScreen] { view.tintColor = .white }
    for view in [back, play, forward] {
      view.tintColor = .white
      view.semanticContentAttribute = .playback
    }
    slider.semanticContentAttribute = .playback
    for view in [close, fullScreen, back, play, forward, slider, elapsed, remaining] { addSubview(view) }
    showsPause = false
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the center button shows the pause symbol.
  var showsPause = false {
    didSet {
      let configuration = UIImage.SymbolConfiguration(pointSize: 40)
      play.setImage(UIImage(systemName: showsPause ? "pause.fill" : "play.fill", withConfiguration: configuration), for: .normal)
      play.accessibilityLabel = LocalizedStrings.word(showsPause ? "Pause" : "Play")
    }
  }

  /// Shows a position in seconds; the length is nil for a live stream or while it is unknown.
  func show(position: Double, of length: Double?) {
    elapsed.text = Self.text(position)
    remaining.text = length.map { "-" + Self.text(max(0, $0 - position)) }
    remaining.isAccessibilityElement = length != nil
    slider.isHidden = length == nil
    if !slider.isTracking { slider.value = length.map { $0 > 0 ? Float(position / $0) : 0 } ?? 0 }
    slider.accessibilityValue = length.map { LocalizedStrings.word("\(Self.text(position)) of \(Self.text($0))") }
    setNeedsLayout()
  }

  static func text(_ seconds: Double) -> String {
    let whole = Int(seconds.isFinite ? seconds.rounded(.down) : 0)
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    return hours > 0 ? String(format: "%d:%02d:%02d", hours, minutes, rest) : String(format: "%02d:%02d", minutes, rest)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = bounds.inset(by: safeAreaInsets)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The close button is at the leading edge; the full-screen button is after it, or in its position if there is no close button.
    var x = isMirrored ? safe.maxX - 52 : safe.minX + 8
    for button in [close, fullScreen] where !button.isHidden {
      button.frame = CGRect(x: x, y: safe.minY + 8, width: 44, height: 44)
      x += isMirrored ? -48 : 48
    }
    play.frame = CGRect(x: bounds.midX - 40, y: bounds.midY - 40, width: 80, height: 80)
    let distance = min(110, bounds.width / 3)
    for (button, side) in [(back, -1.0), (forward, 1.0)] {
      button.frame = CGRect(x: bounds.midX + distance * side - 30, y: bounds.midY - 30, width: 60, height: 60)
    }
    let bar = CGRect(x: safe.minX + 16, y: safe.maxY - 44, width: max(0, safe.width - 32), height: 32)
    let side = max(elapsed.intrinsicContentSize.width, remaining.intrinsicContentSize.width, 40)
    elapsed.frame = CGRect(x: bar.minX, y: bar.minY, width: side, height: bar.height)
    remaining.frame = CGRect(x: bar.maxX - side, y: bar.minY, width: side, height: bar.height)
    slider.frame = bar.insetBy(dx: side + 8, dy: 0)
  }

  /// Draws an open circle with an arrow, and the number of seconds in its center.
  private static func skipImage(isForward: Bool) -> UIImage {
    let size = CGSize(width: 34, height: 34)
    let image = UIGraphicsImageRenderer(size: size).image { renderer in
      let context = renderer.cgContext
      UIColor.white.set()
      let number = NSAttributedString(
        string: "15", attributes: [.font: UIFont.systemFont(ofSize: 11, weight: .semibold), .foregroundColor: UIColor.white])
      let bounds = number.size()
      number.draw(at: CGPoint(x: (size.width - bounds.width) / 2, y: (size.height - bounds.height) / 2 + 1))
      if !isForward {
        context.translateBy(x: size.width, y: 0)
        context.scaleBy(x: -1, y: 1)
      }
      context.setLineWidth(2)
      context.setLineCap(.round)
      let center = CGPoint(x: 17, y: 18)
      context.addArc(center: center, radius: 13, startAngle: -.pi / 2 + 0.5, endAngle: -.pi / 2 - 0.1, clockwise: false)
      context.strokePath()
      context.move(to: CGPoint(x: 15, y: 0.5))
      context.addLine(to: CGPoint(x: 21.5, y: 5))
      context.addLine(to: CGPoint(x: 15, y: 9.5))
      context.closePath()
      context.fillPath()
    }
    return image.withRenderingMode(.alwaysTemplate)
  }

  /// Draws two arrows that point to opposite corners.
  private static var fullScreenImage: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { renderer in
      let context = renderer.cgContext
      UIColor.white.set()
      context.setLineWidth(2)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      for (corner, inner, x, y) in [
        (CGPoint(x: 18, y: 2), CGPoint(x: 12, y: 8), -6.0, 6.0), (CGPoint(x: 2, y: 18), CGPoint(x: 8, y: 12), 6.0, -6.0),
      ] {
        context.move(to: inner)
        context.addLine(to: corner)
        context.move(to: CGPoint(x: corner.x + x, y: corner.y))
        context.addLine(to: corner)
        context.addLine(to: CGPoint(x: corner.x, y: corner.y + y))
        context.strokePath()
      }
    }.withRenderingMode(.alwaysTemplate)
  }
}

final class PlayerSurface: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }
  var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
}
