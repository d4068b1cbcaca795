import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct CurledPageTests {
  @Test("A drag folds the page over under the finger, and letting go turns it")
  func drag() {
    let (screen, controller, book) = openBook(.pageCurl)
    expect(controller.spineLocation == .min && controller.gestureRecognizers.count == 2)
    let touch = screen.touchDown(CGPoint(x: 300, y: 240))
    for step in 1...20 {
      touch.move(to: CGPoint(x: 300 - CGFloat(step) * 10, y: 240))
      screen.advance(by: 1 / 60)
    }
    expect(book.take(), equals: ["willTransitionTo 2", "2 willAppear", "1 willDisappear"])
    // To the right of the fold the next page is visible, to the left the first.
    let picture = screen.snapshot()
    let (first, second) = (color(of: book.pages[0]), color(of: book.pages[1]))
    expect(near(picture.pixel(x: 600, y: 480), second))
    expect(!near(picture.pixel(x: 600, y: 480), first))
    touch.up()
    screen.settle()
    expect(book.take(), equals: ["1 didDisappear", "2 didAppear", "didFinish true from 1 true"])
    expect(near(screen.snapshot().pixel(x: 100, y: 480), second))
    expect(controller.children, equals: [book.pages[1]])
  }

  @Test("Dragging back stays on the page")
  func back() {
    let (screen, controller, book) = openBook(.pageCurl, page: 1)
    screen.drag(from: CGPoint(x: 300, y: 240), to: CGPoint(x: 220, y: 240))
    screen.settle()
    expect(book.take().last, equals: "didFinish true from 2 false")
    expect(book.numbers(controller.viewControllers), equals: "2")
    expect(near(screen.snapshot().pixel(x: 300, y: 480), color(of: book.pages[1])))
    screen.drag(from: CGPoint(x: 40, y: 240), to: CGPoint(x: 300, y: 240))
    screen.settle()
    expect(book.numbers(controller.viewControllers), equals: "1")
  }

  @Test("A tap at the outer edge turns forward, one at the spine back, one in between nowhere")
  func taps() {
    let (screen, controller, book) = openBook(.pageCurl)
    screen.tap(CGPoint(x: 160, y: 240))
    screen.settle()
    expect(book.numbers(controller.viewControllers), equals: "1")
    screen.tap(CGPoint(x: 310, y: 240))
    screen.settle()
    expect(book.numbers(controller.viewControllers), equals: "2")
    screen.tap(CGPoint(x: 10, y: 240))
    screen.settle()
    expect(book.numbers(controller.viewControllers), equals: "1")
    _ = book.take()
    screen.tap(CGPoint(x: 10, y: 240))
    screen.settle()
    expect(book.take().isEmpty)
  }

  @Test("With the spine in the middle two pages lie open and turn together")
  func middle() {
    let (screen, controller, book) = openBook(
      .pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    expect(controller.isDoubleSided)
    expect(book.numbers(controller.viewControllers), equals: "1 2")
    expect(book.pages[1].view.frame, equals: CGRect(x: 160, y: 0, width: 160, height: 480))
    screen.drag(from: CGPoint(x: 300, y: 240), to: CGPoint(x: 20, y: 240))
    screen.settle()
    expect(book.numbers(controller.viewControllers), equals: "3 4")
    expect(book.pages[2].view.convert(book.pages[2].view.bounds, to: nil), equals: CGRect(x: 0, y: 0, width: 160, height: 480))
    expect(book.pages[3].view.convert(CGPoint.zero, to: nil).x, equals: 160)
    screen.tap(CGPoint(x: 10, y: 240))
    screen.settle()
    expect(book.numbers(controller.viewControllers), equals: "1 2")
    expect(controller.children.count, equals: 2)
  }

  @Test("With the spine at the right, forward is from left to right")
  func maximum() {
    let (screen, controller, book) = openBook(.pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.max])
    screen.drag(from: CGPoint(x: 20, y: 240), to: CGPoint(x: 300, y: 240))
    screen.settle()
    expect(book.numbers(controller.viewControllers), equals: "2")
  }

  @Test("Vertical pages are bound at the top and turn upwards")
  func vertical() {
    let (screen, controller, book) = openBook(.pageCurl, .vertical)
    screen.drag(from: CGPoint(x: 160, y: 460), to: CGPoint(x: 160, y: 60))
    screen.settle()
    expect(book.numbers(controller.viewControllers), equals: "2")
  }

  @Test("Double-sided pages with the spine at the edge turn by two: the one between is the leaf's back")
  func doubleSided() {
    let (screen, controller, book) = openBook(.pageCurl)
    controller.isDoubleSided = true
    screen.tap(CGPoint(x: 310, y: 240))
    screen.settle()
    expect(book.numbers(controller.viewControllers), equals: "3")
    expect(book.take().first, equals: "willTransitionTo 3 2")
  }

  @Test("setViewControllers animated folds the page and calls its completion")
  func programmatic() {
    let (screen, controller, book) = openBook(.pageCurl)
    var finished: [Bool] = []
    controller.setViewControllers([book.pages[3]], direction: .forward, animated: true) { finished.append($0) }
    screen.advance(by: 0.3)
    expect(finished.isEmpty)
    screen.settle()
    expect(finished, equals: [true])
    expect(book.take(), equals: ["4 willAppear", "1 willDisappear", "1 didDisappear", "4 didAppear"])
    expect(controller.children, equals: [book.pages[3]])
  }

  @Test("When the interface turns the delegate chooses the spine")
  func rotation() {
    let (screen, controller, book) = openBook(.pageCurl)
    book.spine = .mid
    screen.resize(to: CGSize(width: 480, height: 320))
    screen.settle()
    expect(book.take().contains("spine landscape"))
    expect(controller.spineLocation, equals: .mid)
    expect(book.numbers(controller.viewControllers), equals: "1 2")
    expect(book.pages[1].view.convert(CGPoint.zero, to: nil).x, equals: 240)
  }

  private func color(of page: UIViewController) -> (CGFloat, CGFloat, CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    page.view.backgroundColor?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red * 255, green * 255, blue * 255)
  }

  private func near(_ pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8), _ color: (CGFloat, CGFloat, CGFloat)) -> Bool {
    abs(CGFloat(pixel.red) - color.0) < 3 && abs(CGFloat(pixel.green) - color.1) < 3 && abs(CGFloat(pixel.blue) - color.2) < 3
  }
}
