import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Images that follow the reading direction, in views.
@Suite("Image direction") @MainActor struct ImageDirectionTests {
  /// Red at the left, blue at the right.
  private var halves: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }
  }

  private func isMirrored(_ screen: TestScreen) -> Bool {
    screen.layout()
    let image = screen.snapshot()
    let (left, right) = (image.pixel(x: 4, y: 5), image.pixel(x: 15, y: 5))
    expect(left != right)
    return left.blue > 200 && right.red > 200
  }

  @Test("An image that follows the direction is mirrored right to left, others are not", arguments: [true, false])
  func mirrored(follows: Bool) {
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let view = UIImageView(image: follows ? halves.imageFlippedForRightToLeftLayoutDirection() : halves)
    let root = UIView()
    root.addSubview(view)
    screen.show(root)
    expect(!isMirrored(screen))
    screen.traits = { $0.layoutDirection = .rightToLeft }
    expect(isMirrored(screen), equals: follows)
    screen.traits = { $0.layoutDirection = .leftToRight }
    expect(!isMirrored(screen))
    view.semanticContentAttribute = .forceRightToLeft
    expect(isMirrored(screen), equals: follows)
    screen.traits = { $0.layoutDirection = .rightToLeft }
    view.semanticContentAttribute = .playback
    expect(!isMirrored(screen))
  }

  @Test("Caps at one side are at the other where an image is mirrored")
  func caps() {
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let image = halves.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 9), resizingMode: .stretch)
    let view = UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 10)
    let root = UIView()
    root.addSubview(view)
    screen.show(root)
    screen.traits = { $0.layoutDirection = .rightToLeft }
    screen.layout()
    let shown = screen.snapshot()
    // The red half is a cap, so it keeps its width at the right.
    expect(shown.pixel(x: 75, y: 5).red > 200 && shown.pixel(x: 66, y: 5).blue > 200 && shown.pixel(x: 5, y: 5).blue > 200)
  }

  @Test("The arrow of the back button points away from the content, left to right and right to left")
  func back() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let screen = TestScreen(size: CGSize(width: 320, height: 200), scale: 2)
      screen.traits = { $0.layoutDirection = direction }
      let navigation = UINavigationController(rootViewController: UIViewController())
      let second = UIViewController()
      second.navigationItem.title = "Second"
      second.view.backgroundColor = .white
      screen.show(navigation)
      navigation.pushViewController(second, animated: false)
      screen.settle()
      let image = screen.snapshot()
      let isRight = direction == .rightToLeft
      // The columns in which the arrow has ink, from the side to its end; the row of the tip has the outermost one.
      func outermost(_ y: Int) -> Int? {
        let columns = isRight ? Array((600..<640).reversed()) : Array(0..<40)
        let ground = image.pixel(x: isRight ? 638 : 1, y: 4)
        return columns.firstIndex { abs(Int(image.pixel(x: $0, y: y).red) - Int(ground.red)) > 60 }
      }
      let rows = (10..<80).compactMap { y in outermost(y).map { (y, $0) } }
      let tip = try #require(rows.min { $0.1 < $1.1 }).0
      let (top, bottom) = (try #require(rows.first).0, try #require(rows.last).0)
      expect(abs(tip - (top + bottom) / 2), atMost: 4, "\(direction): \(rows)")
    }
  }
}
