import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct TokenTests {
  private func show() -> (TestScreen, CitiesController) {
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    let controller = CitiesController()
    screen.show(UINavigationController(rootViewController: controller))
    screen.settle()
    return (screen, controller)
  }

  @Test("A suggestion becomes a token, by touch; text beside it searches further; backspace selects and removes it")
  func story() {
    let (screen, controller) = show()
    let field = controller.search.searchBar.searchTextField
    screen.tap(field)
    #expect(controller.search.isActive)
    screen.type("port")
    #expect(controller.shown == ["Porto"])
    screen.settle()
    #expect(screen.tap("Portugal"))
    #expect(field.tokens.map { $0.representedObject as? String } == ["Portugal"] && field.text == "")
    #expect(controller.shown == ["Lisbon", "Porto"])
    screen.tap(field)
    screen.type("li")
    #expect(controller.shown == ["Lisbon"] && field.text == "li")
    #expect(screen.reader.screenAsSaid.contains { $0.contains("Portugal") }, "\(screen.reader.screenAsSaid)")
    #expect(controller.log == ["begin", "suggested Portugal"])
    for _ in 0..<4 { screen.press(.keyboardDeleteOrBackspace) }
    #expect(field.tokens.isEmpty && controller.shown.count == 5)
  }

  @Test("A token is touched to select it, replaced by what is typed, and cut with its text; Cancel takes all away")
  func touched() {
    let (screen, controller) = show()
    let field = controller.search.searchBar.searchTextField
    screen.tap(field)
    controller.choose("France")
    screen.settle()
    #expect(controller.shown == ["Lyon", "Paris"])
    #expect(screen.tap("France"))
    screen.press(.keyboardC, modifiers: .command)
    #expect(UIPasteboard.general.string == "country:France" && field.tokens.count == 1)
    screen.press(.keyboardX, modifiers: .command)
    screen.settle()
    #expect(field.tokens.isEmpty && controller.shown.count == 5)
    controller.choose("Nigeria")
    #expect(controller.shown == ["Lagos"])
    #expect(screen.reader.activate("Cancel"))
    screen.settle()
    #expect(field.tokens.isEmpty && controller.shown.count == 5 && !controller.search.isActive)
    #expect(controller.log == ["begin", "end"])
  }
}
