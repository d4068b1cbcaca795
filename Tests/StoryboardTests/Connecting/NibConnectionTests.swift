import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitInterfaceBuilder
@testable import UIKitViews

@MainActor @Suite(.serialized) struct NibConnectionTests {
  init() { CallLog.lines = [] }

  private func nib(_ name: String) -> UINib { UINib(nibName: name, bundle: Fixtures.bundle) }

  @Test("NB-02 NB-17 The owner is connected but not awakened") func owner() {
    let owner = AwakeOwner()
    let objects = nib("Owner").instantiate(withOwner: owner)
    expect(owner.top === objects.first as? UIView)
    expect(CallLog.take(), equals: ["view awake, friend true", "view awake, friend false"])
  }

  @Test("An outlet collection has the document's order") func collections() {
    let owner = NibOwner()
    let objects = nib("Owner").instantiate(withOwner: owner).compactMap { $0 as? AwakeView }
    expect(owner.both, equals: objects.reversed())
  }

  @Test("NB-19 A missing outlet raises UIKit's message") func missingOutlet() {
    let owner = NibOwner()
    let message = caughtUIKitError { _ = nib("MissingOutlet").instantiate(withOwner: owner) }
    expect(message?.hasPrefix("[<NibOwner 0x") == true || message?.hasPrefix("[<NibOwner: 0x") == true)
    expect(
      message?.hasSuffix("setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nothing.") == true)
  }

  @Test("NB-01 A nil owner with connections raises as a missing key of NSObject") func nilOwner() {
    let message = caughtUIKitError { _ = nib("NilOwner").instantiate(withOwner: nil) }
    expect(message?.hasPrefix("[<NSObject 0x"), equals: true)
    expect(message?.hasSuffix("this class is not key value coding-compliant for the key top."), equals: true)
  }

  @Test("NB-19 Runtime attributes of every type are set; a missing one only warns") func attributes() throws {
    var made: InspectedView?
    InterfaceWarnings.reset()
    let lines = warnings { made = nib("Attributes").instantiate(withOwner: nil).first as? InspectedView }
    let view = try #require(made)
    expect(view.layer.cornerRadius, equals: 6)
    expect(view.layer.masksToBounds)
    expect(view.width, equals: 2.5)
    expect(view.count, equals: 7)
    expect(view.flavour, equals: .sour)
    expect(view.words, equals: "some words")
    expect(view.tint, equals: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expect(view.place, equals: CGPoint(x: 1, y: 2))
    expect(view.extent, equals: CGSize(width: 3, height: 4))
    expect(view.area, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(view.range, equals: NSRange(location: 5, length: 6))
    expect(view.cleared == nil)
    expect(lines.count, equals: 1)
    expect(
      lines.first?.hasPrefix(
        "Failed to set (notThere) user defined inspected property on (InspectedView): [<InspectedView 0x") == true)
    expect(
      lines.first?.hasSuffix("setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key notThere.") == true)
  }

  @Test("NB-07 Actions reach the owner, the responder chain, and private methods with or without arguments") func actions() throws {
    let tests = SegueTests()
    let controller = try tests.show("Actions")
    _ = CallLog.take()
    for title in ["Owner", "Responder", "Both", "Plain"] { try tests.tap(title) }
    expect(
      CallLog.take() == ["Source pressed Owner", "Source found in the chain", "Source pressed with event true", "Source plain"])
    let message = caughtUIKitError { try? tests.tap("Missing") }
    expect(message, equals: "-[ActionController nowhere:]: unrecognized selector sent to instance")
    let toggle = try #require(controller.view.subviews.lazy.compactMap { $0 as? UISwitch }.first)
    tests.screen.tap(toggle.convert(CGPoint(x: 20, y: 10), to: nil))
    tests.screen.settle()
    expect(CallLog.take(), equals: ["Source changed true"])
  }

  @Test("Documents name classes by their alias") func aliases() {
    let found: AnyClass? = InterfaceModules.alias("NTAliased", in: "StoryboardTests")
    expect(found == AliasedView.self)
  }
}
