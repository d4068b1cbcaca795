import UIKit

protocol LoginViewControllerDelegate: class {
    func loginViewController(_ controller: LoginViewController, didLogInAs name: String)
}

final class LoginViewController: UIViewController {
    weak var delegate: LoginViewControllerDelegate?

    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var passwordField: UITextField!
    @IBOutlet private weak var loginButton: UIButton! {
        didSet {
            loginButton.layer.cornerRadius = 8
            loginButton.addTarget(self, action: #selector(logIn), for: .touchUpInside)
        }
    }
    @IBOutlet private weak var bottomConstraint: NSLayoutConstraint!
    @IBOutlet private var allFields: [UITextField]!

    static func instantiate() -> LoginViewController {
        return LoginViewController(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Log In", comment: "Title")
        let tap = UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        [nameField, passwordField].forEach { $0?.addTarget(self, action: #selector(editingChanged(_:)), for: .editingChanged) }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "help"?:
            segue.destination.title = "Help"
        default:
            super.prepare(for: segue, sender: sender)
        }
    }

    @IBAction func unwindToLogin(_ segue: UIStoryboardSegue) {
        passwordField.text = nil
    }

    @objc private func dismissKeyboard() {
        view.endEditing(true)
    }

    @objc func editingChanged(_ sender: UITextField) {
        loginButton.isEnabled = allFields.allSatisfy { !($0.text ?? "").isEmpty }
    }

    @IBAction func logIn() {
        guard let name = nameField.text else { return }
        delegate?.loginViewController(self, didLogInAs: name)
    }

    @objc
    @IBAction
    func showPassword(_ sender: UISwitch) {
        passwordField.isSecureTextEntry = !sender.isOn
    }
}

extension LoginViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField { passwordField.becomeFirstResponder() } else { logIn() }
        return true
    }
}

extension LoginViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        return .portrait
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        _ = nameField?.becomeFirstResponder()
    }
}
