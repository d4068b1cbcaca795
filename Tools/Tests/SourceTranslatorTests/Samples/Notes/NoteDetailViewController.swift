import UIKit

class BaseViewController: UIViewController {
    private var displayLink: CADisplayLink?

    @objc func close() {
        dismiss(animated: true, completion: nil)
    }

    func setUpViews() {}
}

extension BaseViewController {
    func bindData() {}

    @objc func didReceive(_ notification: Notification) {}
}

class NoteDetailViewController: BaseViewController {
    var note: Note?

    @IBOutlet weak var textView: UITextView! { didSet { textView.text = note?.body } }
    @IBOutlet weak var textField: UITextField!
    @IBOutlet private(set) weak var scrollView: UIScrollView?

    private lazy var saveItem = UIBarButtonItem(title: "Save", style: .done, target: self, action: #selector(save))
    private let menuItem = UIMenuItem(title: "Shout", action: #selector(shout))

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [saveItem]
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(close))
        setUpViews()
        bindData()
        textField?.addTarget(self, action: #selector(textChanged), for: .editingChanged)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(NoteDetailViewController.handle as (NoteDetailViewController) -> (UITapGestureRecognizer) -> Void)))
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
        swipe.direction = [.left]
        view.addGestureRecognizer(swipe)
    }

    override func setUpViews() {
        super.setUpViews()
    }

    override func bindData() {
        super.bindData()
        textView?.text = note?.body
    }

    @objc func handle(_ recognizer: UITapGestureRecognizer) {}
    @objc func handle(_ recognizer: UIPinchGestureRecognizer, scale: CGFloat) {}

    @objc fileprivate func save() {
        navigationController?.popViewController(animated: true)
    }

    @objc func textChanged(_ field: UITextField) {}

    @objc func swiped(gesture: UISwipeGestureRecognizer) {
        switch gesture.direction {
        case .left: close()
        default: break
        }
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(copy(_:)) || action == #selector(UIResponderStandardEditActions.paste(_:)) { return true }
        return action == #selector(shout)
    }

    @objc func shout() {}
}

// MARK: - UITextFieldDelegate
extension NoteDetailViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
