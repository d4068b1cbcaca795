import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit

/// Logs the calls of a presentation's delegate.
@MainActor private final class Watcher: NSObject, UISheetPresentationControllerDelegate {
  let log: Log
  var allows = true

  init(_ log: Log) { self.log = log }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.add("should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.add("will") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.add("did") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log.add("attempt") }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    log.add("detent \(sheet.selectedDetentIdentifier?.rawValue.split(separator: ".").last ?? "nil")")
  }
}

@Suite("Presenting: sheets") @MainActor
struct SheetTests {
  private let screen = TestScreen()
  private let log = Log()

  private func present(
    _ second: UIViewController, watcher: Watcher? = nil, _ change: (UISheetPresentationController) -> Void = { _ in }
  ) -> UIViewController {
    let first = LoggedController("a", log)
    screen.show(first)
    second.presentationController?.delegate = watcher
    change(second.sheetPresentationController!)
    first.present(second, animated: true)
    screen.settle()
    _ = log.take()
    return first
  }

  @Test("A page sheet is the modern default; the classic one covers the whole")
  func defaults() {
    let second = LoggedController("b", log)
    let first = present(second)
    expect(second.sheetPresentationController != nil)
    expect(second.view.convert(second.view.bounds, to: nil), equals: CGRect(x: 0, y: 10, width: 320, height: 470))
    expect(first.view.window != nil)
    let classic = TestScreen(design: .classic)
    let third = UIViewController()
    let fourth = UIViewController()
    classic.show(third)
    third.present(fourth, animated: true)
    classic.settle()
    expect(fourth.view.frame == classic.window.bounds && fourth.view.superview !== nil)
    expect(third.view.window == nil)
  }

  @Test("VC-05 Dragged down far enough a sheet is dismissed: a literal log")
  func dragFinished() {
    let second = LoggedController("b", log)
    let watcher = Watcher(log)
    let first = present(second, watcher: watcher)
    let touch = screen.touchDown(CGPoint(x: 160, y: 60))
    for step in 1...20 {
      touch.move(to: CGPoint(x: 160, y: 60 + 18 * CGFloat(step)))
      screen.advance(by: 1.0 / 60)
    }
    expect(log.take(), equals: "should, will, b willDisappear")
    expect(second.view.convert(CGPoint.zero, to: nil).y, above: 300)
    expect(second.transitionCoordinator!.isInteractive)
    touch.up()
    screen.settle()
    expect(log.take(), equals: "b didDisappear, did")
    expect(first.presentedViewController == nil)
    expect(screen.window.subviews, equals: [first.view])
  }

  @Test("VC-05 A sheet is dismissed when released past half its height or at 1,000 points a second, and never moves above its position")
  func thresholds() {
    func present() -> UIViewController { self.present(LoggedController("b", log), watcher: Watcher(log)) }
    // The sheet is 470 high starting at 10: half of it is 235. It follows the finger after the first ten points.
    var first = present()
    screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 60 + 242))
    screen.settle()
    expect(first.presentedViewController != nil)
    screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 60 + 248))
    screen.settle()
    expect(first.presentedViewController == nil)
    first = present()
    screen.flick(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 60 + 95), duration: 0.1)
    screen.settle()
    expect(first.presentedViewController != nil, "950 points a second")
    screen.flick(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 60 + 105), duration: 0.1)
    screen.settle()
    expect(first.presentedViewController == nil, "1,050 points a second")
    first = present()
    let view = first.presentedViewController!.view!
    let touch = screen.touchDown(CGPoint(x: 160, y: 60))
    touch.move(to: CGPoint(x: 160, y: 100))
    touch.move(to: CGPoint(x: 160, y: 20))
    screen.layout()
    expect(view.convert(CGPoint.zero, to: nil).y, equals: 10)
    touch.up()
    screen.settle()
  }

  @Test("VC-05 Released early it returns: a literal log")
  func dragCancelled() {
    let second = LoggedController("b", log)
    let watcher = Watcher(log)
    let first = present(second, watcher: watcher)
    screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 130))
    screen.settle()
    expect(log.take(), equals: "should, will, b willDisappear, b willAppear, b isAppearing, b didAppear")
    expect(first.presentedViewController === second)
    expect(second.view.convert(second.view.bounds, to: nil), equals: CGRect(x: 0, y: 10, width: 320, height: 470))
    // And can then be dragged down to dismiss.
    screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 420))
    screen.settle()
    expect(log.take(), equals: "should, will, b willDisappear, b didDisappear, did")
  }

  @Test("A sheet that may not be dismissed springs back and reports the attempt")
  func modal() {
    let second = LoggedController("b", log)
    let watcher = Watcher(log)
    let first = present(second, watcher: watcher)
    watcher.allows = false
    screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 420))
    screen.settle()
    expect(log.take(), equals: "should, attempt")
    watcher.allows = true
    second.isModalInPresentation = true
    screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 420))
    screen.settle()
    screen.press(.keyboardEscape)
    screen.settle()
    expect(log.take(), equals: "attempt, attempt")
    expect(first.presentedViewController === second)
    expect(second.view.convert(CGPoint.zero, to: nil).y, equals: 10)
    second.isModalInPresentation = false
    screen.press(.keyboardEscape)
    screen.settle()
    expect(log.take(), equals: "should, will, b willDisappear, b didDisappear, did")
  }

  @Test("Dragged between its heights a sheet rests at the nearest and reports it")
  func detents() {
    let second = UIViewController()
    let watcher = Watcher(log)
    _ = present(second, watcher: watcher) {
      $0.detents = [.medium(), .large()]
      $0.prefersGrabberVisible = true
    }
    func top() -> CGFloat { second.view.convert(CGPoint.zero, to: nil).y }
    expect(top(), equals: 245)
    screen.drag(from: CGPoint(x: 160, y: 265), to: CGPoint(x: 160, y: 60))
    screen.settle()
    expect(top(), equals: 10)
    expect(log.take(), equals: "detent large")
    screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 260))
    screen.settle()
    expect(top(), equals: 245)
    expect(log.take(), equals: "detent medium")
    screen.tap(CGPoint(x: 160, y: 250))
    screen.settle()
    expect(top(), equals: 10)
    let sheet = second.sheetPresentationController!
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    screen.advance(by: 0.1)
    screen.settle()
    expect(top(), equals: 245)
    sheet.detents = [.custom { _ in 100 }]
    screen.layout()
    expect(top(), equals: 380)
  }

  @Test("At an undimmed height the view below accepts touches; dimmed, a touch there dismisses")
  func undimmed() {
    let second = UIViewController()
    let first = present(second) {
      $0.detents = [.medium()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    var taps = 0
    first.view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    first.view.addSubview(control)
    screen.tap(CGPoint(x: 50, y: 20))
    expect(taps, equals: 1)
    second.sheetPresentationController!.largestUndimmedDetentIdentifier = nil
    screen.tap(CGPoint(x: 50, y: 20))
    screen.settle()
    expect(taps, equals: 1)
    expect(first.presentedViewController == nil)
  }

  @Test("A list in a sheet scrolls first and drags the sheet from its top")
  func scrolling() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let list = Rows(style: .plain)
    let first = present(list)
    screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 200))
    screen.settle()
    expect(list.tableView.contentOffset.y, above: 50)
    screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 230))
    screen.settle()
    expect(first.presentedViewController === list)
    list.tableView.contentOffset.y = 0
    screen.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 450))
    screen.settle()
    expect(first.presentedViewController == nil)
  }

  @Test("In a wide window sheets are cards in the middle, narrow for their content")
  func cards() {
    screen.resize(to: CGSize(width: 1000, height: 800))
    let second = UIViewController()
    second.modalPresentationStyle = .formSheet
    let first = present(second)
    expect(second.view.convert(second.view.bounds, to: nil), equals: CGRect(x: 230, y: 90, width: 540, height: 620))
    expect(second.traitCollection.horizontalSizeClass, equals: .compact)
    screen.resize(to: CGSize(width: 400, height: 800))
    screen.settle()
    expect(second.view.convert(second.view.bounds, to: nil), equals: CGRect(x: 0, y: 10, width: 400, height: 790))
    screen.resize(to: CGSize(width: 1000, height: 800))
    second.preferredContentSize = CGSize(width: 300, height: 200)
    screen.layout()
    expect(second.view.convert(second.view.bounds, to: nil), equals: CGRect(x: 350, y: 300, width: 300, height: 200))
    screen.tap(CGPoint(x: 20, y: 20))
    screen.settle()
    expect(first.presentedViewController == nil)
  }

  @Test("The previous first responder is restored")
  func firstResponder() {
    final class Keen: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let second = UIViewController()
    let first = UIViewController()
    let keen = Keen(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    first.view.addSubview(keen)
    screen.show(first)
    keen.becomeFirstResponder()
    first.present(second, animated: true)
    screen.settle()
    expect(!keen.isFirstResponder)
    second.dismiss(animated: true)
    screen.settle()
    expect(keen.isFirstResponder)
  }

  @Test("A sheet appears and disappears as a critically damped spring of 18.26 radians a second")
  func spring() throws {
    let frequency = try #require(UIDesign.modern.presentation.springFrequency)
    expect(frequency, equals: 18.26)
    let first = UIViewController()
    let second = UIViewController()
    screen.show(first)
    first.present(second, animated: true)
    screen.layout()
    let sheet = try #require(second.sheetPresentationController?.presentedView)
    let start = screen.now
    for _ in 0..<20 {
      screen.advance(by: 1 / 60)
      let time = CGFloat(screen.now - start)
      let top = try #require(sheet.layer.presentation()).frame.minY
      let left = (1 + frequency * time) * exp(-frequency * time)
      expect(abs(top - 10 - 470 * left), atMost: 0.5, "\(time): \(top), not \(10 + 470 * left)")
    }
    screen.settle()
    expect(second.view.convert(second.view.bounds, to: nil).minY, equals: 10)
  }

  @Test("A detent whose height is no number is left out")
  func oddDetents() {
    let second = LoggedController("b", log)
    _ = present(second) { $0.detents = [.custom { _ in .nan }, .medium(), .custom { _ in .infinity }] }
    expect(second.view.convert(second.view.bounds, to: nil), equals: CGRect(x: 0, y: 245, width: 320, height: 235))
  }
}
