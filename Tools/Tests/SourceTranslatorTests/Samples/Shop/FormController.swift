import UIKit

/// A form with a picker, as an input view, and a stack of rows.
class FormController<Model>: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate, UITextViewDelegate {
    typealias Completion = (Result<Model, Error>) -> Void

    var model: Model?
    var completion: Completion?
    private let stack = build(UIStackView.self) {
        $0.axis = .vertical
        $0.spacing = 8
    }
    private lazy var doneButton: UIBarButtonItem = .init(barButtonSystemItem: .done, target: self, action: #selector(finish))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stack)
        navigationItem.rightBarButtonItem = doneButton
        let long = UILongPressGestureRecognizer(target: self, action: #selector(self.handleLongPress))
        view.addGestureRecognizer(long)
    }

    @objc private func finish() {
        if let model = model { completion?(.success(model)) }
    }

    @objc func handleLongPress(_ gesture: UILongPressGestureRecognizer) {
        guard case .began = gesture.state else { return }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
}

final class AddressForm: FormController<Product> {
    override func viewDidLoad() {
        super.viewDidLoad()
        completion = { [unowned self] result in
            if case .failure(let error) = result { self.showAlert(title: error.localizedDescription) }
        }
    }
}
