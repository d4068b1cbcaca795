import UIKit

class Base: UIViewController {
    func configure() {}
}

class Detail: Base, UITextFieldDelegate {
    private var secret = 1
}
