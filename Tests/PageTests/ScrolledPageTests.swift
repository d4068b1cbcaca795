import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct ScrolledPageTests {
  @Test("A flick turns to the next page; delegate and pages are notified in order")
  func flick() {
    let (screen, controller, book) = openBook(.scroll)
    screen.flick(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 60, y: 200))
    expect(book.take(), equals: ["willTransitionTo 2", "2 willAppear", "1 willDisappear"])
    screen.settle()
    expect(book.take(), equals: ["1 didDisappear", "2 didAppear", "didFinish true from 1 true"])
    expect(book.numbers(controller.viewControllers), equals: "2")
    expect(controller.children, equals: [book.pages[1]])
    expect(book.pages[1].view.convert(CGPoint.zero, to: nil), equals: .zero)
    expect(book.pages[0].viewIfLoaded?.window == nil)
  }

  @Test("A data source that answers by the present page is asked for it once there is one")
  func pageOfDots() {
    final class Dots: NSObject, UIPageViewControllerDataSource {
      func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? { nil }
      func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? { nil }
      func presentationCount(for controller: UIPageViewController) -> Int { 3 }
      func presentationIndex(for controller: UIPageViewController) -> Int { (controller.viewControllers![0] as! LoggedPage).number }
    }
    let screen = TestScreen()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let dots = Dots()
    screen.show(controller)
    controller.dataSource = dots
    expect(!controller.view.subviews.contains { $0 is UIPageControl })
    controller.setViewControllers([LoggedPage(2)], direction: .forward, animated: false)
    expect(controller.view.subviews.compactMap { ($0 as? UIPageControl)?.currentPage }, equals: [2])
  }

  @Test("A short drag falls back to the page it began on")
  func fallsBack() {
    let (screen, controller, book) = openBook(.scroll, page: 2)
    screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 200, y: 200))
    screen.settle()
    expect(
      book.take() == [
        "willTransitionTo 2", "2 willAppear", "3 willDisappear", "3 willAppear", "2 willDisappear", "2 didDisappear", "3 didAppear",
        "didFinish true from 3 false",
      ])
    expect(book.numbers(controller.viewControllers), equals: "3")
  }

  @Test("The first page bounces at its start and stays")
  func firstPage() {
    let (screen, controller, book) = openBook(.scroll)
    screen.flick(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 280, y: 200))
    expect(book.pages[0].view.convert(CGPoint.zero, to: nil).x, above: 0)
    screen.settle()
    expect(book.take().isEmpty)
    expect(book.numbers(controller.viewControllers), equals: "1")
    expect(book.pages[0].view.convert(CGPoint.zero, to: nil).x, equals: 0)
  }

  @Test("Six flicks reach the last page, and as many the first again")
  func thereAndBack() {
    let (screen, controller, book) = openBook(.scroll)
    for _ in 0..<6 {
      screen.flick(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 60, y: 200))
      screen.settle()
    }
    expect(book.numbers(controller.viewControllers), equals: "6")
    for _ in 0..<6 {
      screen.flick(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 280, y: 200))
      screen.settle()
    }
    expect(book.numbers(controller.viewControllers), equals: "1")
    expect(controller.children.count, equals: 1)
  }

  @Test("A page caught past the middle is turned, and the next flick continues from there")
  func caught() {
    let (screen, controller, book) = openBook(.scroll)
    screen.flick(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 40, y: 200))
    screen.advance(by: 0.05)
    screen.flick(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 40, y: 200))
    screen.settle()
    expect(book.numbers(controller.viewControllers), equals: "3")
    expect(controller.children, equals: [book.pages[2]])
  }

  @Test("Vertical pages follow a vertical flick only")
  func vertical() {
    let (screen, controller, book) = openBook(.scroll, .vertical)
    screen.flick(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 60, y: 200))
    screen.settle()
    expect(book.numbers(controller.viewControllers), equals: "1")
    screen.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 120))
    screen.settle()
    expect(book.numbers(controller.viewControllers), equals: "2")
  }

  @Test("Right to left, the next page is on the left")
  func rightToLeft() {
    let (screen, controller, book) = openBook(.scroll) { $0.traits = { $0.layoutDirection = .rightToLeft } }
    screen.flick(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 60, y: 200))
    screen.settle()
    expect(book.numbers(controller.viewControllers), equals: "1")
    screen.flick(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 280, y: 200))
    screen.settle()
    expect(book.numbers(controller.viewControllers), equals: "2")
  }

  @Test("setViewControllers animated scrolls by one page, calls its completion and not the delegate")
  func programmatic() {
    let (screen, controller, book) = openBook(.scroll)
    var finished: [Bool] = []
    controller.setViewControllers([book.pages[4]], direction: .forward, animated: true) { finished.append($0) }
    expect(book.numbers(controller.viewControllers), equals: "5")
    screen.advance(by: 0.15)
    let middle = book.pages[4].view.convert(CGPoint.zero, to: nil).x
    expect(middle > 0 && middle < 320 && finished.isEmpty)
    screen.settle()
    expect(finished, equals: [true])
    expect(book.take(), equals: ["5 willAppear", "1 willDisappear", "1 didDisappear", "5 didAppear"])
    controller.setViewControllers([book.pages[3]], direction: .reverse, animated: true) { finished.append($0) }
    screen.advance(by: 0.1)
    expect(book.pages[3].view.convert(CGPoint.zero, to: nil).x, below: 0)
    screen.settle()
    // The data source is asked again: the page after 4 is 5.
    screen.flick(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 60, y: 200))
    screen.settle()
    expect(book.numbers(controller.viewControllers), equals: "5")
  }

  @Test("A second setViewControllers ends the first")
  func interrupted() {
    let (screen, controller, book) = openBook(.scroll)
    var finished: [String] = []
    controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) { finished.append("2 \($0)") }
    screen.advance(by: 0.1)
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { finished.append("3 \($0)") }
    screen.settle()
    expect(finished, equals: ["2 true", "3 true"])
    expect(controller.children, equals: [book.pages[2]])
  }

  @Test("Pages keep their distance and fill the view at rest")
  func spacing() {
    let (screen, controller, book) = openBook(.scroll, options: [.interPageSpacing: 20])
    expect(book.pages[0].view.convert(book.pages[0].view.bounds, to: nil), equals: CGRect(x: 0, y: 0, width: 320, height: 480))
    let touch = screen.touchDown(CGPoint(x: 300, y: 200))
    touch.move(to: CGPoint(x: 200, y: 200))
    screen.layout()
    let (left, right) = (book.pages[0].view.convert(CGPoint(x: 320, y: 0), to: nil).x, book.pages[1].view.convert(CGPoint.zero, to: nil).x)
    expect(right - left, equals: 20)
    touch.up()
    screen.settle()
    expect(controller.children.count, equals: 1)
  }

  @Test("The page control follows the pages, and a touch of it turns them")
  func dots() {
    let screen = TestScreen()
    let book = DottedBook()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    screen.show(controller)
    let dots = controller.view.subviews.compactMap { $0 as? UIPageControl }.first
    expect(dots?.numberOfPages == 4 && dots?.currentPage == 0)
    expect(abs(book.pages[0].view.frame.height - (480 - 37)), below: 0.01)
    screen.flick(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 60, y: 200))
    screen.settle()
    expect(dots?.currentPage, equals: 1)
    screen.tap(CGPoint(x: 220, y: 462))
    screen.settle()
    expect(dots?.currentPage, equals: 2)
    expect(controller.viewControllers?.first === book.pages[2])
  }

  @Test("Another size keeps the current page")
  func resized() {
    let (screen, controller, book) = openBook(.scroll, page: 1)
    screen.resize(to: CGSize(width: 480, height: 320))
    screen.settle()
    expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil), equals: CGRect(x: 0, y: 0, width: 480, height: 320))
    screen.flick(from: CGPoint(x: 400, y: 200), to: CGPoint(x: 60, y: 200))
    screen.settle()
    expect(book.numbers(controller.viewControllers), equals: "3")
  }

  @Test("Without a data source pages stay where they are")
  func noDataSource() {
    let (screen, controller, book) = openBook(.scroll)
    controller.dataSource = nil
    screen.flick(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 60, y: 200))
    screen.settle()
    expect(book.numbers(controller.viewControllers), equals: "1")
    expect(book.take().isEmpty)
  }

  @Test("A wrong number of pages stops with UIKit's message")
  func wrongNumber() {
    let (_, controller, book) = openBook(.scroll)
    let message = caughtUIKitError { controller.setViewControllers(book.pages, direction: .forward, animated: false) }
    expect(message?.contains("(6) doesn't match the number required (1)"), equals: true)
    expect(book.numbers(controller.viewControllers), equals: "1")
  }
}
