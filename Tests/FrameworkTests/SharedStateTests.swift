import PencilKit
import SceneKit
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// State of other frameworks that belongs to the user interface.
@MainActor @Suite struct SharedStateTests {
  @Test("A window's tool picker does not outlive the interface")
  func toolPicker() {
    let window = TestScreen().window
    let picker = PKToolPicker.shared(for: window)
    expect(PKToolPicker.shared(for: window) === picker)
    _ = TestScreen()
    expect(PKToolPicker.shared(for: window) !== picker)
  }

  @Test("An unfinished transaction of SceneKit does not outlive the interface")
  func transaction() {
    _ = TestScreen()
    SCNTransaction.begin()
    SCNTransaction.animationDuration = 2
    SCNTransaction.completionBlock = {}
    expect(SCNTransaction.completionBlock != nil)
    _ = TestScreen()
    expect(SCNTransaction.animationDuration, equals: 0)
    expect(SCNTransaction.completionBlock == nil)
  }
}
