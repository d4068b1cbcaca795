import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("Image views, progress and activity", .serialized) @MainActor
struct IndicatorViewTests {
  private func square(_ color: UIColor, size: CGFloat = 10) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: size, height: size))
    }
  }

  @Test("An image view is as large as its image, shows it in its mode, and another while highlighted")
  func imageView() {
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let view = UIImageView(image: square(.red), highlightedImage: square(.blue))
    expect(view.bounds.size, equals: CGSize(width: 10, height: 10))
    expect(view.intrinsicContentSize, equals: CGSize(width: 10, height: 10))
    expect(!view.isUserInteractionEnabled)
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(view)
    screen.show(root)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    view.contentMode = .center
    var image = screen.snapshot()
    expect(image.pixel(x: 20, y: 10).red == 255 && image.pixel(x: 20, y: 10).green == 0)
    expect(image.pixel(x: 2, y: 10).green, equals: 255)
    view.contentMode = .scaleAspectFit
    image = screen.snapshot()
    expect(image.pixel(x: 12, y: 2).green == 0 && image.pixel(x: 8, y: 10).green == 255)
    view.isHighlighted = true
    image = screen.snapshot()
    expect(image.pixel(x: 20, y: 10).blue == 255 && image.pixel(x: 20, y: 10).red == 0)
  }

  @Test("Templates have the tint, and follow it")
  func template() {
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let view = UIImageView(image: square(.red).withRenderingMode(.alwaysTemplate))
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(view)
    root.tintColor = .green
    screen.show(root)
    expect(screen.snapshot().pixel(x: 5, y: 5).green == 255 && screen.snapshot().pixel(x: 5, y: 5).red == 0)
    root.tintColor = .blue
    expect(screen.snapshot().pixel(x: 5, y: 5).blue == 255 && screen.snapshot().pixel(x: 5, y: 5).green == 0)
  }

  @Test("Images animate in order, with the set repeat count")
  func animatedImages() {
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let view = UIImageView(image: square(.white))
    view.animationImages = [square(.red), square(.blue)]
    view.animationDuration = 1
    view.animationRepeatCount = 1
    let root = UIView()
    root.addSubview(view)
    screen.show(root)
    expect(!view.isAnimating)
    view.startAnimating()
    expect(view.isAnimating)
    screen.advance(by: 0.25)
    expect(screen.snapshot().pixel(x: 5, y: 5).red == 255 && screen.snapshot().pixel(x: 5, y: 5).blue == 0)
    screen.advance(by: 0.5)
    expect(screen.snapshot().pixel(x: 5, y: 5).blue == 255 && screen.snapshot().pixel(x: 5, y: 5).red == 0)
    screen.advance(by: 0.5)
    expect(!view.isAnimating)
    expect(screen.snapshot().pixel(x: 5, y: 5).green, equals: 255)
  }

  @Test("An activity indicator shows itself only while it turns, and turns")
  func activity() {
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let view = UIActivityIndicatorView(style: .medium)
    expect(view.bounds.size, equals: CGSize(width: 20, height: 20))
    expect(view.isHidden)
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(view)
    screen.show(root)
    view.startAnimating()
    expect(!view.isHidden && view.isAnimating)
    screen.advance(by: 0.05)
    let first = screen.snapshot()
    screen.advance(by: 0.4)
    let second = screen.snapshot()
    var differences = 0
    for y in 0..<20 {
      for x in 0..<20 where first.pixel(x: x, y: y) != second.pixel(x: x, y: y) { differences += 1 }
    }
    expect(differences, above: 20)
    view.stopAnimating()
    expect(view.isHidden)
    screen.settle()
  }

  @Test("A progress view fills from the leading side up to its progress")
  func progress() {
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let view = UIProgressView(frame: CGRect(x: 0, y: 10, width: 100, height: 4))
    view.progressTintColor = .red
    view.trackTintColor = .green
    let root = UIView()
    root.addSubview(view)
    screen.show(root)
    view.progress = 0.5
    expect(screen.snapshot().pixel(x: 25, y: 12).red, equals: 255)
    expect(screen.snapshot().pixel(x: 75, y: 12).green, equals: 255)
    view.setProgress(2, animated: true)
    expect(view.progress, equals: 1)
    screen.advance(by: 0.1)
    let middle = screen.snapshot()
    expect(middle.pixel(x: 60, y: 12).red == 255 || middle.pixel(x: 90, y: 12).green == 255)
    screen.settle()
    expect(screen.snapshot().pixel(x: 90, y: 12).red, equals: 255)
    view.progress = 0.5
    root.semanticContentAttribute = .unspecified
    view.semanticContentAttribute = .forceRightToLeft
    expect(screen.snapshot().pixel(x: 75, y: 12).red, equals: 255)
  }

  @Test("A progress view with the initializers of a view has that with a style as well")
  func progressSubclass() {
    final class Bar: UIProgressView {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let bar = Bar(progressViewStyle: .bar)
    expect(bar.progressViewStyle == .bar && bar.bounds.width == 150)
    expect(bar.bounds.height, equals: UIProgressView(progressViewStyle: .bar).sizeThatFits(.zero).height)
  }

  @Test("A visual effect view blurs the content below, and without a blur tints it")
  func visualEffect() {
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let root = UIView()
    root.backgroundColor = .white
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    half.backgroundColor = .black
    root.addSubview(half)
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    effect.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    root.addSubview(effect)
    screen.show(root)
    let blurred = screen.snapshot()
    // Below the view the edge is soft, beside it hard.
    expect(blurred.pixel(x: 49, y: 80).red == 0 && blurred.pixel(x: 51, y: 80).red == 255)
    let step = Int(blurred.pixel(x: 51, y: 25).red) - Int(blurred.pixel(x: 48, y: 25).red)
    expect(step, below: 40)
    screen.traits = { $0.design = .classic }
    let tinted = screen.snapshot()
    expect(Int(tinted.pixel(x: 51, y: 25).red) - Int(tinted.pixel(x: 48, y: 25).red), atLeast: 50)
  }
}
