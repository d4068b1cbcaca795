import UIKit

@IBDesignable final class Panel: UIViewController {
    @IBAction func close() {}
    @IBAction func tap(_ sender: Any) {}
    @IBAction private func press(sender: UIButton, forEvent event: UIEvent) {}
    @objc(leave:) func exit(_ sender: UIButton) {}
    @objc func value(at index: Int) -> String { "" }
    @objc func save(_ name: String) throws {}
    @objc func load() async -> Int { 0 }
    @objc func four(_ a: Int, b: Any?, c: [String], d: UIView) -> Bool { true }
    @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }
    @objc func visit(_ body: (String) -> Void, then: ((Int) -> Void)?) {}
    @nonobjc func hidden() {}
    @objc static func shared() {}
    func plain() {}
}
