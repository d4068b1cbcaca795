import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

@Suite("Progress and direction of page controls", .serialized) @MainActor
struct PageControlProgressTests {
  @MainActor private final class Owner: NSObject, UIPageControlTimerProgressDelegate {
    var allowed = true
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool { allowed }
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { page == 1 ? 0.5 : 0 }
  }

  private func show(_ control: UIPageControl) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 200), scale: 2)
    let root = UIView()
    root.backgroundColor = .white
    control.center = CGPoint(x: 160, y: 100)
    root.addSubview(control)
    screen.show(root)
    return screen
  }

  @Test("A timer changes the pages after its interval, starts at the page the delegate returns, and stops at the end or when refused")
  func timer() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    control.numberOfPages = 3
    let owner = Owner()
    let progress = UIPageControlTimerProgress(preferredDuration: 2)
    progress.delegate = owner
    progress.setDuration(4, forPage: 1)
    let plain = control.intrinsicContentSize.width
    control.progress = progress
    expect(control.intrinsicContentSize.width, equals: plain + 21, "a longer indicator")
    var pages: [Int] = []
    control.addAction(UIAction { [unowned control] _ in pages.append(control.currentPage) }, for: .valueChanged)
    let screen = show(control)
    screen.advance(by: 1)
    expect(progress.currentProgress == 0 && !progress.isRunning)
    progress.resumeTimer()
    screen.advance(by: 1)
    expect(abs(progress.currentProgress - 0.5), below: 0.03)
    screen.advance(by: 1.1)
    expect(pages == [1] && progress.currentProgress >= 0.5)
    owner.allowed = false
    screen.advance(by: 3)
    expect(pages == [1] && !progress.isRunning)
    owner.allowed = true
    control.currentPage = 2
    expect(progress.currentProgress, equals: 0)
    progress.resumeTimer()
    screen.advance(by: 2.2)
    expect(control.currentPage == 2 && !progress.isRunning)
    progress.resetsToInitialPageAfterEnd = true
    progress.resumeTimer()
    screen.advance(by: 0.2)
    expect(pages, equals: [1, 0])
  }

  @Test("Pages from right to left and from top to bottom are laid out and tapped that way")
  func direction() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    control.numberOfPages = 3
    let size = control.intrinsicContentSize
    let screen = show(control)
    control.direction = .rightToLeft
    screen.layout()
    expect(control.face.dots[0].frame.midX, above: control.face.dots[2].frame.midX)
    screen.tap(CGPoint(x: 130, y: 100))
    expect(control.currentPage, equals: 1)
    control.direction = .topToBottom
    screen.layout()
    expect(control.intrinsicContentSize, equals: CGSize(width: size.height, height: size.width))
    expect(control.face.dots[0].frame.midY < control.face.dots[2].frame.midY && control.face.dots[0].frame.midX == 50)
    screen.tap(CGPoint(x: 160, y: 120))
    expect(control.currentPage, equals: 2)
  }
}
