#sourceLocation(file: "Classes.swift", line: 1)
import UIKit

class Base: UIViewController { func bind(_ value: Int, to name: String = "", handler: @escaping ((any UITableViewDelegate)?) -> Void) throws -> Bool { try _ext_Base_bind(value, to: name, handler: handler) }; var caption: String { _ext_Base_caption };
    func configure() {}
}

class Detail: Base, UITextFieldDelegate { override func viewDidLoad() { _ext_viewDidLoad() }; @available(iOS 11.0, *) override var prefersStatusBarHidden: Bool { _ext_prefersStatusBarHidden }; override var title: String? { get { _ext_title } set { _ext_title = newValue } }; override func bind(_ value: Int, to name: String, handler: @escaping ((any UITableViewDelegate)?) -> Void) throws -> Bool { try _ext_Detail_bind(value, to: name, handler: handler) }; override var caption: String { _ext_Detail_caption }; override func touchesBegan(_ touches: Set<UITouch>, with _p1: UIEvent?) { _ext_touchesBegan(touches, with: _p1) };
    private var secret = 1
}
