import UIKit

@MainActor protocol FormViewDelegate: AnyObject {
  func formView(_ view: FormView, didSubmit text: String)
}

class FormView: UIView {
  weak var delegate: FormViewDelegate?
  var onSubmit: ((String) -> Void)?

  func submit(_ text: String) {
    onSubmit?(text)
    delegate?.formView(self, didSubmit: text)
  }
}

class FormController: UIViewController, FormViewDelegate {
  override func loadView() {
    let form = FormView()
    form.delegate = self
    form.onSubmit = { [weak self] text in
      self?.title = text
    }
    view = form
  }

  func formView(_ view: FormView, didSubmit text: String) {
    title = text
  }
}
