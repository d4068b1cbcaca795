import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitInterfaceBuilder
@testable import UIKitViews

@MainActor @Suite(.serialized) struct UnwindTests {
  let tests = SegueTests()

  @Test("SB-06 An unwind segue prepares its source, calls the action and pops to the destination") func pops() throws {
    let navigation = try #require(try tests.show("Unwind") as? UINavigationController)
    try tests.tap("Go")
    try tests.tap("On")
    expect(navigation.viewControllers.map(\.title), equals: ["Source", "Middle", "Destination"])
    _ = CallLog.take()
    try tests.tap("Back")
    expect(
      CallLog.take() == [
        "Destination should back", "Source canPerform backToStart:: true", "Destination prepare back to Source, loaded true",
        "Source backToStart from Destination", "Middle willMove out", "Destination willMove out", "Source didAppear",
      ])
    expect(navigation.viewControllers.map(\.title), equals: ["Source"])
  }

  @Test("SB-06 An unwind segue dismisses the controllers presented in between") func dismisses() throws {
    let navigation = try #require(try tests.show("Unwind") as? UINavigationController)
    try tests.tap("Present")
    expect(navigation.presentedViewController != nil)
    _ = CallLog.take()
    let presented = try #require(navigation.presentedViewController)
    try tests.tap("Back", in: presented.view)
    expect(
      CallLog.take().prefix(4) == [
        "Presented should back", "Source canPerform backToStart:: true", "Presented prepare back to Source, loaded true",
        "Source backToStart from Presented",
      ])
    expect(navigation.presentedViewController == nil)
  }

  @Test("SB-06 performSegue finds unwind segues by identifier") func inCode() throws {
    let navigation = try #require(try tests.show("Unwind") as? UINavigationController)
    try tests.tap("Go")
    try tests.tap("On")
    let destination = try #require(navigation.topViewController)
    destination.performSegue(withIdentifier: "back", sender: nil)
    tests.screen.settle()
    expect(navigation.viewControllers.count, equals: 1)
  }

  @Test("SB-06 An unwind segue whose action is not found does nothing") func nowhere() throws {
    let navigation = try #require(try tests.show("Unwind") as? UINavigationController)
    try tests.tap("Go")
    try tests.tap("On")
    _ = CallLog.take()
    try tests.tap("Nowhere")
    expect(CallLog.take(), equals: ["Destination should nowhere", "Source canPerform missing:: false"])
    expect(navigation.viewControllers.count, equals: 3)
  }

  @Test("SB-06 The container around the destination may create the unwind segue") func byContainer() throws {
    let url = Fixtures.bundle.bundleURL.appendingPathComponent("Unwind.storyboard")
    let text = try String(contentsOf: url, encoding: .utf8).replacingOccurrences(
      of: "<navigationController id=\"nav\"",
      with: "<navigationController id=\"nav\" customClass=\"OldNavigationController\" customModule=\"StoryboardTests\"")
    let plan = try InterfacePlan(data: Data(text.utf8), file: "Unwind.storyboard")
    let storyboard = UIStoryboard(plan: plan, name: "Unwind", bundle: Fixtures.bundle)
    let navigation = try #require(storyboard.instantiateInitialViewController() as? OldNavigationController)
    tests.screen.show(navigation)
    navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
    tests.screen.settle()
    navigation.topViewController?.performSegue(withIdentifier: "on", sender: nil)
    tests.screen.settle()
    _ = CallLog.take()
    navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    tests.screen.settle()
    let log = CallLog.take()
    expect(log.contains("segue for back from Destination to Source") && log.contains("goes back"))
    expect(navigation.viewControllers.map(\.title), equals: ["Source"])
  }
}
