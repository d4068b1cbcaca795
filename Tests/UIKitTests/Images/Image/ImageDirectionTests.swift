import Foundation
import Testing
import UIKitTesting

@testable import UIKit

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
    #expect(left != right)
    return left.blue > 200 && right.red > 200
  }

  @Test("An image that follows the direction is mirrored right to left, others are not", arguments: [true, false])
  func mirrored(follows: Bool) {
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let view = UIImageView(image: follows ? halves.imageFlippedForRightToLeftLayoutDirection() : halves)
    let root = UIView()
    root.addSubview(view)
    screen.show(root)
    #expect(!isMirrored(screen))
    screen.traits = { $0.layoutDirection = .rightToLeft }
    #expect(isMirrored(screen) == follows)
    screen.traits = { $0.layoutDirection = .leftToRight }
    #expect(!isMirrored(screen))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(isMirrored(screen) == follows)
    screen.traits = { $0.layoutDirection = .rightToLeft }
    view.semanticContentAttribute = .playback
    #expect(!isMirrored(screen))
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
    #expect(shown.pixel(x: 75, y: 5).red > 200 && shown.pixel(x: 66, y: 5).blue > 200 && shown.pixel(x: 5, y: 5).blue > 200)
  }
}
