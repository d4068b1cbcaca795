import TrestleTrials
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// A simulated user who touches, types, scrolls, resizes and changes the appearance of the Gallery at random, with a fixed seed.
@MainActor final class RandomGalleryUser {
  let screen: TestScreen
  private var generator: Noise
  private(set) var seconds: TimeInterval = 0
  private let gallery: GalleryController
  private let root: UINavigationController

  init(seed: UInt64) {
    generator = Noise(seed: seed)
    screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    gallery = GalleryController()
    root = UINavigationController(rootViewController: gallery)
    screen.show(root)
    // Settings of earlier runs must not affect this one.
    for key in ["Size", "Style"] { UserDefaults.standard.removeObject(forKey: key) }
    let chance = RandomChance(seed: seed)
    BatchUpdatesController.pick = { chance.pick($0) }
  }

  private func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < part }

  private var point: CGPoint {
    let size = screen.window.bounds.size
    return CGPoint(x: CGFloat.random(in: 0..<size.width, using: &generator), y: CGFloat.random(in: 0..<size.height, using: &generator))
  }

  /// Performs one random action, followed by a pause.
  func step() {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<7: screen.tap(point)
    case 7: screen.tap(point, count: 2)
    case 8..<10: screen.flick(from: point, to: point)
    case 10..<12: screen.drag(from: point, to: point, duration: 0.3)
    case 12: screen.longPress(point)
    case 13: screen.scrollWheel(at: point, delta: CGVector(dx: 0, dy: CGFloat.random(in: -300...300, using: &generator)))
    case 14: screen.press(Self.keys.randomElement(using: &generator)!)
    case 15: screen.type(["a", "ß", "Hello", "日本"].randomElement(using: &generator)!)
    case 16: screen.rightClick(point)
    case 17: changeLooks()
    case 18: openSample()
    default: screen.swipeBack()
    }
    let pause = Double.random(in: 0..<0.6, using: &generator)
    screen.advance(by: pause)
    seconds += pause + 0.2
  }

  private static let keys: [UIKeyboardHIDUsage] = [
    .keyboardDownArrow, .keyboardUpArrow, .keyboardReturnOrEnter, .keyboardEscape, .keyboardTab, .keyboardPageDown, .keyboardHome,
    .keyboardSpacebar,
    .keyboardDeleteOrBackspace,
  ]

  private func openSample() {
    if root.presentedViewController != nil { root.dismiss(animated: false) }
    root.popToRootViewController(animated: false)
    gallery.open(Gallery.samples.randomElement(using: &generator)!, animated: chance(0.5))
  }

  private func changeLooks() {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: screen.window.overrideUserInterfaceStyle = chance(0.5) ? .dark : .light
    case 1: screen.window.traitOverrides.design = chance(0.5) ? .classic : .modern
    case 2: screen.window.traitOverrides.layoutDirection = chance(0.3) ? .rightToLeft : .leftToRight
    default:
      let sizes = [
        CGSize(width: 320, height: 480), CGSize(width: 480, height: 320), CGSize(width: 800, height: 600), CGSize(width: 240, height: 300),
      ]
      screen.resize(to: sizes.randomElement(using: &generator)!)
    }
  }
}

extension TestScreen {
  /// Swipes back from the left edge.
  fileprivate func swipeBack() {
    let middle = window.bounds.midY
    drag(from: CGPoint(x: 1, y: middle), to: CGPoint(x: window.bounds.width * 0.8, y: middle), duration: 0.2)
  }
}

/// A generator that closures share.
@MainActor private final class RandomChance {
  private var generator: Noise

  init(seed: UInt64) { generator = Noise(seed: seed) }

  func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
}
