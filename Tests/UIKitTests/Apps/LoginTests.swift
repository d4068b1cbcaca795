import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A typical login form: a stack in a scroll view, fields with a delegate, validation while typing, keyboard notifications.
private final class LoginViewController: UIViewController, UITextFieldDelegate {
  let scrollView = UIScrollView()
  let emailField = UITextField()
  let passwordField = UITextField()
  let errorLabel = UILabel()
  let loginButton = UIButton(type: .system)
  let spinner = UIActivityIndicatorView(style: .medium)
  var onLogin: ((String) -> Void)?
  private(set) var keyboardHeights: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log In"
    view.backgroundColor = .systemBackground

    emailField.placeholder = "Email"
    emailField.keyboardType = .emailAddress
    emailField.autocapitalizationType = .none
    emailField.autocorrectionType = .no
    emailField.textContentType = .username
    emailField.returnKeyType = .next
    emailField.clearButtonMode = .whileEditing
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.textContentType = .password
    passwordField.returnKeyType = .go
    passwordField.enablesReturnKeyAutomatically = true
    for field in [emailField, passwordField] {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.addTarget(self, action: LoginViewController.textDidChange, for: .editingChanged)
    }

    errorLabel.textColor = .systemRed
    errorLabel.font = .preferredFont(forTextStyle: .footnote)
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true

    var configuration = UIButton.Configuration.filled()
    configuration.title = "Log In"
    configuration.cornerStyle = .large
    loginButton.configuration = configuration
    loginButton.isEnabled = false
    loginButton.addTarget(self, action: LoginViewController.loginTapped, for: .touchUpInside)

    let stackView = UIStackView(arrangedSubviews: [emailField, passwordField, errorLabel, loginButton, spinner])
    stackView.axis = .vertical
    stackView.spacing = 16
    stackView.setCustomSpacing(32, after: errorLabel)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.keyboardDismissMode = .interactive
    scrollView.addSubview(stackView)
    view.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 140),
      stackView.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 20),
      stackView.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -20),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
      loginButton.heightAnchor.constraint(equalToConstant: 50),
    ])

    let tap = UITapGestureRecognizer(target: self, action: LoginViewController.dismissKeyboard)
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    let center = NotificationCenter.default
    center.addObserver(
      self, action: LoginViewController.keyboardWillShow, name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, action: LoginViewController.keyboardWillHide, name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  func keyboardWillShow(_ notification: Notification) {
    guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
      let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    let keyboardFrame = view.convert(value.cgRectValue, from: view.window)
    keyboardHeights.append(keyboardFrame.height)
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: keyboardFrame.height - view.safeAreaInsets.bottom, right: 0)
    UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)) {
      self.scrollView.contentInset = insets
      self.scrollView.scrollIndicatorInsets = insets
      self.view.layoutIfNeeded()
    }
    scrollView.scrollRectToVisible(loginButton.convert(loginButton.bounds, to: scrollView), animated: true)
  }

  func keyboardWillHide(_ notification: Notification) {
    keyboardHeights.append(0)
    scrollView.contentInset = .zero
    scrollView.scrollIndicatorInsets = .zero
  }

  func dismissKeyboard() {
    view.endEditing(true)
  }

  func textDidChange(_ sender: UITextField) {
    errorLabel.isHidden = true
    loginButton.isEnabled = emailField.text?.contains("@") == true && (passwordField.text ?? "").count >= 4
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == emailField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      if loginButton.isEnabled { loginTapped(loginButton) }
    }
    return true
  }

  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    guard let text = textField.text, let textRange = Range(range, in: text) else { return false }
    return text.replacingCharacters(in: textRange, with: string).count <= 20
  }

  func loginTapped(_ sender: UIButton) {
    view.endEditing(true)
    guard passwordField.text == "secret" else {
      errorLabel.text = "Wrong email or password."
      shake()
      UIView.animate(withDuration: 0.25) { self.errorLabel.isHidden = false }
      return
    }
    spinner.startAnimating()
    sender.isEnabled = false
    let email = emailField.text ?? ""
    Task { [weak self] in
      await Task.yield()
      self?.spinner.stopAnimating()
      self?.onLogin?(email)
    }
  }

  private func shake() {
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.duration = 0.4
    animation.values = [-12, 12, -8, 8, -4, 4, 0]
    loginButton.layer.add(animation, forKey: "shake")
  }
}

@Suite("Apps: a login form") @MainActor
struct LoginTests {
  @Test("A form is filled in, found wrong, mended and sent; the keyboard covers nothing of it")
  func login() async {
    let screen = TestScreen()
    screen.showsOnScreenKeyboard = true
    let form = LoginViewController()
    var user: String?
    form.onLogin = { user = $0 }
    screen.show(UINavigationController(rootViewController: form))
    expect(!form.loginButton.isEnabled && form.errorLabel.isHidden)
    let restingButton = form.loginButton.convert(form.loginButton.bounds, to: nil)

    screen.tap(form.emailField)
    expect(form.emailField.isFirstResponder && form.keyboardHeights.count == 1 && form.keyboardHeights[0] > 150)
    let keyboardTop = 480 - form.keyboardHeights[0]
    expect(form.loginButton.convert(form.loginButton.bounds, to: nil).maxY, atMost: keyboardTop + 0.5)
    screen.type("me@example.org and much more than twenty")
    expect(form.emailField.text?.count == 20 || form.emailField.text?.isEmpty == false)
    form.emailField.text = ""
    screen.type("me@example.org\n")
    expect(form.emailField.text == "me@example.org" && form.passwordField.isFirstResponder)
    screen.type("wrong")
    expect(form.passwordField.text == "wrong" && form.loginButton.isEnabled)

    screen.tap(form.loginButton)
    expect(!form.passwordField.isFirstResponder && form.keyboardHeights.last == 0 && form.scrollView.contentInset.bottom == 0)
    expect(!form.errorLabel.isHidden && screen.shows("Wrong email or password."))
    expect(form.loginButton.convert(form.loginButton.bounds, to: nil).minY, above: restingButton.minY)

    screen.tap(form.passwordField)
    for _ in 0..<5 { screen.press(.keyboardDeleteOrBackspace) }
    expect(!form.loginButton.isEnabled && form.errorLabel.isHidden)
    screen.type("secret\n")
    expect(form.spinner.isAnimating)
    await screen.settle()
    await screen.advance(by: 0.1)
    expect(user == "me@example.org" && !form.spinner.isAnimating)
  }

  @Test("A tap outside the fields dismisses the keyboard; the controller is deallocated with its observers")
  func dismissal() {
    let screen = TestScreen()
    screen.showsOnScreenKeyboard = true
    weak var kept: LoginViewController?
    do {
      let form = LoginViewController()
      kept = form
      screen.show(form)
      screen.tap(form.passwordField)
      expect(form.passwordField.isFirstResponder)
      screen.tap(CGPoint(x: 160, y: 30))
      screen.settle()
      expect(!form.passwordField.isFirstResponder && form.keyboardHeights.last == 0)
    }
    screen.show(UIViewController())
    screen.settle()
    expect(kept == nil)
  }
}
