import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct MenuTests {
  private func show() -> (TestScreen, CardsController, UINavigationController) {
    let screen = TestScreen()
    let controller = CardsController()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isNavigationBarHidden = true
    screen.show(navigation)
    screen.settle()
    return (screen, controller, navigation)
  }

  @Test("A long press previews a card above its menu; a touch on the preview pushes it")
  func preview() throws {
    let (screen, controller, navigation) = show()
    screen.longPress(CGPoint(x: 90, y: 100), duration: 1)
    screen.settle()
    #expect(controller.log == ["display First"])
    #expect(screen.place(of: "Share") != nil && screen.place(of: "More") != nil)
    let picture = screen.snapshot()
    var preview: CGPoint?
    for y in stride(from: 0, to: picture.height, by: 8) {
      for x in stride(from: 0, to: picture.width, by: 8) where preview == nil {
        let pixel = picture.pixel(x: x, y: y)
        if pixel.blue > 190, pixel.red < 110, pixel.green < 110 { preview = CGPoint(x: CGFloat(x) / 2 + 10, y: CGFloat(y) / 2 + 10) }
      }
    }
    screen.tap(try #require(preview))
    screen.settle()
    #expect(controller.log == ["display First", "end"])
    #expect((navigation.topViewController as? CardController)?.name == "First")
  }

  @Test("By touch, by the right mouse button and by keys an action is chosen; a submenu opens; Escape chooses nothing")
  func choosing() {
    let (screen, controller, _) = show()
    screen.longPress(CGPoint(x: 90, y: 100), duration: 1)
    screen.settle()
    #expect(screen.tap("Share"))
    screen.rightClick(CGPoint(x: 230, y: 100))
    screen.settle()
    #expect(screen.tap("More"))
    #expect(screen.tap("Delete"))
    screen.rightClick(CGPoint(x: 90, y: 100))
    screen.settle()
    screen.press(.keyboardHome)
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    screen.rightClick(CGPoint(x: 90, y: 100))
    screen.settle()
    screen.press(.keyboardEscape)
    screen.settle()
    #expect(controller.log.filter { !$0.hasPrefix("display") && $0 != "end" } == ["share First", "delete Second", "share First"])
    #expect(controller.log.filter { $0 == "end" }.count == 4)
  }

  @Test("A button's menu opens at once, by touch and screen reader, and marks its state")
  func buttonMenu() {
    let (screen, controller, _) = show()
    screen.tap(controller.button)
    #expect(screen.tap("By Date"))
    #expect(screen.reader.activate("Sort"))
    screen.settle()
    #expect(screen.reader.activate("By Name"))
    screen.settle()
    #expect(controller.log == ["by date", "by name"])
  }

  @Test("A card follows the pointer with its effect and the app's animation; a button lifts")
  func pointer() {
    let (screen, controller, _) = show()
    screen.hover(CGPoint(x: 90, y: 100))
    screen.settle()
    #expect(abs(controller.cards[0].alpha - 0.8) < 0.001 && controller.cards[0].transform.a > 1)
    screen.hover(CGPoint(x: 160, y: 320))
    screen.settle()
    #expect(controller.cards[0].alpha == 1 && controller.cards[0].transform.isIdentity)
    #expect(controller.button.transform.a > 1)
    screen.hover(CGPoint(x: 10, y: 460))
    screen.settle()
    #expect(controller.button.transform.isIdentity)
  }
}
