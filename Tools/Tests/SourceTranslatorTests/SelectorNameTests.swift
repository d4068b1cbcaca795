import Testing
import TrestleExpectations

@testable import SourceTranslator

@Suite struct SelectorNameTests {
  @Test(
    "Selectors have Objective-C's names",
    arguments: [
      ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("tap", ["sender"], "tapWithSender:"), ("move", ["to"], "moveTo:"),
      ("move", ["toPoint"], "moveToPoint:"), ("moveBy", ["delta"], "moveByDelta:"), ("init", ["frame"], "initWithFrame:"),
      ("add", ["_", "to", "_"], "add:to::"), ("insert", ["item", "at"], "insertWithItem:at:"),
    ] as [(String, [String], String)])
  func names(_ base: String, _ labels: [String], _ expected: String) {
    expect(SelectorName.make(base: base, labels: labels), equals: expected)
  }

  @Test("The methods of UIKit's delegates have the names by which UIKit forwards them")
  func delegates() {
    expect(UIKitSelector.find("tableView", labels: ["_", "didSelectRowAt"])?.name ?? "", equals: "tableView:didSelectRowAtIndexPath:")
    expect(UIKitSelector.find("searchBarSearchButtonClicked", labels: nil)?.name ?? "", equals: "searchBarSearchButtonClicked:")
  }

  @Test("Throwing and asynchronous methods have a further argument")
  func effects() {
    expect(SelectorName.make(base: "load", labels: [], throws: true), equals: "loadAndReturnError:")
    expect(SelectorName.make(base: "load", labels: ["_"], throws: true), equals: "load:error:")
    expect(SelectorName.make(base: "load", labels: [], isAsync: true), equals: "loadWithCompletionHandler:")
    expect(SelectorName.setter("name"), equals: "setName:")
  }
}
