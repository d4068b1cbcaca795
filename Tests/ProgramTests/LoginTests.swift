import Combine
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct LoginTests {
  private struct Offline: Error {}

  private func show() -> (TestScreen, LoginController, PassthroughSubject<Bool, Error>) {
    let answers = PassthroughSubject<Bool, Error>()
    let model = LoginModel { _, _ in answers.first().eraseToAnyPublisher() }
    let screen = TestScreen()
    let controller = LoginController(model: model)
    screen.show(controller)
    screen.settle()
    return (screen, controller, answers)
  }

  @Test("Fields feed the model, which enables the button; the answer of the service shows")
  func story() {
    let (screen, controller, answers) = show()
    #expect(!controller.button.isEnabled)
    screen.tap(controller.nameField)
    screen.type("Ada")
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    #expect(controller.passwordField.isFirstResponder)
    screen.type("secret")
    #expect(controller.model.name == "Ada" && controller.model.password == "secret" && controller.button.isEnabled)
    screen.tap(controller.button)
    #expect(controller.message.text == "Signing in…" && !controller.button.isEnabled && !controller.passwordField.isFirstResponder)
    answers.send(false)
    #expect(controller.message.text == "Wrong password" && controller.button.isEnabled)
    #expect(screen.reader.activate("Sign In"))
    answers.send(true)
    #expect(controller.message.text == "Welcome" && controller.model.phase == .done)
  }

  @Test("Return submits the form; a failure is shown; deleting disables the button")
  func keyboard() {
    let (screen, controller, answers) = show()
    screen.tap(controller.nameField)
    screen.type("Bob")
    screen.press(.keyboardTab)
    screen.type("1234")
    screen.press(.keyboardReturnOrEnter)
    #expect(controller.model.phase == .sending)
    answers.send(completion: .failure(Offline()))
    #expect(controller.message.text == "No connection")
    screen.tap(controller.passwordField)
    screen.press(.keyboardDeleteOrBackspace)
    #expect(controller.model.password.count < 4 && !controller.button.isEnabled)
  }

  @Test("The form and its bindings are freed together")
  func freed() {
    weak var model: LoginModel?
    weak var form: LoginController?
    do {
      let (screen, controller, _) = show()
      model = controller.model
      form = controller
      screen.show(UIViewController())
      screen.settle()
    }
    #expect(model == nil && form == nil)
  }
}
