import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct OnboardingTests {
  private func show(_ change: (TestScreen) -> Void = { _ in }) -> (TestScreen, OnboardingController) {
    let screen = TestScreen()
    change(screen)
    let controller = OnboardingController()
    screen.show(controller)
    screen.settle()
    return (screen, controller)
  }

  @Test("A swipe turns three pages; one that the finger takes back, or the system cancels, ends where it began")
  func swipes() {
    let (screen, controller) = show()
    screen.flick(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 60, y: 200))
    screen.settle()
    #expect(controller.currentIndex == 1)
    let touch = screen.touchDown(CGPoint(x: 280, y: 200))
    for x in stride(from: CGFloat(270), through: 120, by: -10) {
      touch.move(to: CGPoint(x: x, y: 200))
      screen.advance(by: 1 / 60)
    }
    for x in stride(from: CGFloat(130), through: 270, by: 10) {
      touch.move(to: CGPoint(x: x, y: 200))
      screen.advance(by: 1 / 60)
    }
    touch.up()
    screen.settle()
    #expect(controller.currentIndex == 1)
    let other = screen.touchDown(CGPoint(x: 280, y: 200))
    for x in stride(from: CGFloat(270), through: 220, by: -10) {
      other.move(to: CGPoint(x: x, y: 200))
      screen.advance(by: 1 / 60)
    }
    other.cancel()
    screen.settle()
    #expect(controller.currentIndex == 1)
    #expect(controller.log == ["to Learn", "at Learn", "to Start", "back to Learn", "to Start", "back to Learn"])
    #expect(screen.readOnScreen.contains { $0.hasPrefix("Learn") })
  }

  @Test("Two fingers on a trackpad turn a page, and the dots turn it by mouse, keyboard and screen reader")
  func otherWays() throws {
    let (screen, controller) = show()
    screen.trackpadScroll(at: CGPoint(x: 160, y: 200), step: CGVector(dx: -20, dy: 0), count: 12)
    screen.settle()
    #expect(controller.currentIndex == 1)
    let dots = try #require(controller.view.first(UIPageControl.self))
    #expect(dots.currentPage == 1 && dots.numberOfPages == 3)
    screen.tap(dots.convert(CGPoint(x: dots.bounds.maxX - 20, y: dots.bounds.midY), to: nil))
    screen.settle()
    #expect(controller.currentIndex == 2)
    #expect(screen.reader.decrement("page 3 of 3") || screen.reader.decrement())
    screen.settle()
    #expect(controller.currentIndex == 1)
    #expect(screen.reader.move(to: "Learn"))
    #expect(screen.reader.scroll(.right))
    screen.settle()
    #expect(controller.currentIndex == 0)
  }

  @Test("Right to left the pages are mirrored; turned by code in either direction")
  func mirrored() {
    let (screen, controller) = show { $0.traits = { $0.layoutDirection = .rightToLeft } }
    screen.flick(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 280, y: 200))
    screen.settle()
    #expect(controller.currentIndex == 1)
    var ended: [Bool] = []
    controller.setViewControllers([controller.steps[0]], direction: .reverse, animated: true) { ended.append($0) }
    screen.settle()
    #expect(ended == [true] && controller.currentIndex == 0)
  }
}

extension TestScreen {
  /// The elements of the screen as a screen reader speaks them.
  @MainActor var readOnScreen: [String] { reader.screenAsSaid }
}
