import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor private final class Zoomed: UIViewController, UIScrollViewDelegate {
  let scroll = UIScrollView()
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  var zooms = 0

  override func viewDidLoad() {
    scroll.frame = view.bounds
    scroll.delegate = self
    scroll.maximumZoomScale = 3
    scroll.addSubview(picture)
    view.addSubview(scroll)
  }

  override func viewWillLayoutSubviews() {
    scroll.minimumZoomScale = 0.5
    scroll.zoomScale = 0.5
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    zooms += 1
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }
}

@MainActor @Suite struct SystemNameTests {
  @Test("Every font of iOS can be unwrapped")
  func fonts() {
    for name in [
      "AvenirNext-Regular", "AvenirNext-DemiBold", "Avenir-Heavy", "AvenirNextCondensed-Bold", "Futura-Medium", "GillSans-Light",
      "Chalkduster", "MarkerFelt-Wide", "AmericanTypewriter-CondensedBold", "SnellRoundhand-Black", "TimesNewRomanPS-BoldMT",
      "CourierNewPS-ItalicMT", "Arial-BoldMT", "TrebuchetMS-Bold", "Georgia-BoldItalic", "BradleyHandITCTT-Bold", "PingFangSC-Medium",
      "HiraginoSans-W6", "Copperplate-Light", "Didot-Italic", "Zapfino", "Noteworthy-Bold", ".SFUIText-Semibold",
    ] {
      expect(UIFont(name: name, size: 17)?.pointSize, equals: 17, "\(name)")
    }
    expect(UIFont(name: "AvenirNext-Bold", size: 17)?.fontName, equals: "Lato-Bold")
    expect(UIFont(name: "NoSuchFont-Regular", size: 17) == nil)
  }

  @Test("A scale that is set again in every layout does not zoom again")
  func zoomComesToRest() {
    let controller = Zoomed()
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    screen.show(controller)
    expect(controller.zooms, equals: 1)
    expect(controller.scroll.zoomScale, equals: 0.5)
  }

  @Test("The lock of an object is recursive, and unlocking without a lock is refused")
  func objectLocks() {
    let object = NSObject()
    expect(objc_sync_enter(object), equals: 0)
    expect(objc_sync_enter(object), equals: 0)
    expect(objc_sync_exit(object), equals: 0)
    expect(objc_sync_exit(object), equals: 0)
    expect(objc_sync_exit(object), equals: -1)
  }

  @Test("An exception that is raised reaches the handler with its name and reason")
  func exceptions() {
    let message = caughtUIKitError {
      NSException(name: .internalInconsistencyException, reason: "Only one cancel action", userInfo: nil).raise()
    }
    expect(message, equals: "uncaught exception 'NSInternalInconsistencyException', reason: 'Only one cancel action'")
  }

  @Test("A block of the older animation functions performs a flip and notifies its delegate")
  func olderTransition() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let controller = UIViewController()
    screen.show(controller)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(view)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationTransition(.flipFromLeft, for: view, cache: true)
    UIView.commitAnimations()
    screen.advance(by: 0.5)
    expect(view.layer.animation(forKey: "flip") != nil)
    screen.settle()
    expect(view.layer.animation(forKey: "flip") == nil)
  }

  @Test("Values under keys and places of objects of unknown class are found")
  func lookedUpSubscripts() {
    let entry = ["description": "rain"] as NSDictionary
    expect(_subscripted(entry, "description") as? String, equals: "rain")
    expect(_subscripted(["a", "b"] as NSArray, 1) as? String, equals: "b")
    expect(_subscripted(["a"] as NSArray, 3) == nil)
  }

  @Test("Spelling is kept where text is entered")
  func spelling() {
    let field = UITextField()
    field.spellCheckingType = .no
    expect(field.spellCheckingType, equals: .no)
    expect(UISearchBar().spellCheckingType, equals: .default)
  }
}
