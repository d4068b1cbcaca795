import Combine
import UIKit

/// The state of a login form.
final class LoginModel: ObservableObject {
  enum Phase: Equatable { case editing, sending, failed(String), done }

  @Published var name = ""
  @Published var password = ""
  @Published private(set) var phase = Phase.editing
  let attempts = PassthroughSubject<Void, Never>()
  private var cancellables = Set<AnyCancellable>()

  var canSubmit: AnyPublisher<Bool, Never> {
    return Publishers.CombineLatest3($name, $password, $phase)
      .map { name, password, phase in name.count >= 3 && password.count >= 4 && phase != .sending }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  /// Starts listening to attempts, each of which sends a request to a service.
  init(service: @escaping (String, String) -> AnyPublisher<Bool, Error>) {
    attempts
      .handleEvents(receiveOutput: { [weak self] _ in self?.phase = .sending })
      .map { [weak self] _ -> AnyPublisher<Phase, Never> in
        guard let self = self else { return Empty().eraseToAnyPublisher() }
        return service(self.name, self.password)
          .map { $0 ? Phase.done : .failed("Wrong password") }
          .catch { _ in Just(.failed("No connection")) }
          .eraseToAnyPublisher()
      }
      .switchToLatest()
      .sink { [weak self] in self?.phase = $0 }
      .store(in: &cancellables)
  }
}

/// A form whose controls are bound to the model.
class LoginController: UIViewController {
  let model: LoginModel
  let nameField = UITextField()
  let passwordField = UITextField()
  let button = UIButton(type: .system)
  let message = UILabel()
  private var cancellables: Set<AnyCancellable> = []

  init(model: LoginModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameField.placeholder = "Name"
    nameField.textContentType = .username
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.textContentType = .password
    button.setTitle("Sign In", for: .normal)
    button.addTarget(self, action: LoginController.submit, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [nameField, passwordField, button, message])
    for field in [nameField, passwordField] {
      field.borderStyle = .roundedRect
      field.delegate = self
    }
    stack.axis = .vertical
    stack.spacing = 12
    stack.frame = CGRect(x: 20, y: 40, width: 280, height: 180)
    view.addSubview(stack)
    bind()
  }

  private func bind() {
    nameField.textPublisher.assign(to: \.name, on: model).store(in: &cancellables)
    passwordField.textPublisher.assign(to: \.password, on: model).store(in: &cancellables)
    model.canSubmit.assign(to: \.isEnabled, on: button).store(in: &cancellables)
    model.$phase
      .map { phase -> String? in
        switch phase {
        case .editing: return nil
        case .sending: return "Signing in…"
        case .failed(let reason): return reason
        case .done: return "Welcome"
        }
      }
      .assign(to: \.text, on: message)
      .store(in: &cancellables)
  }

  func submit() {
    view.endEditing(true)
    model.attempts.send()
  }
}

extension LoginController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField { return passwordField.becomeFirstResponder() }
    if button.isEnabled { submit() }
    return false
  }
}

extension UITextField {
  /// The text, now and after each change by the user.
  var textPublisher: AnyPublisher<String, Never> {
    return NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification, object: self)
      .compactMap { ($0.object as? UITextField)?.text }
      .prepend(text ?? "")
      .eraseToAnyPublisher()
  }
}
