import Foundation

@objc protocol P: NSObjectProtocol {
    @objc optional func started()
    @objc optional func value(_ n: Int) -> Double
    @objc optional func text(for n: Int) -> String?
    @objc optional var name: String { get }
    func must()
}
class A: NSObject, P { func must() {}; func value(_ n: Int) -> Double { Double(n) * 2 }; var name: String { "A" } }
class B: NSObject, P { func must() {}; func started() { print("B started") }; func text(for n: Int) -> String? { n > 0 ? "text" : nil } }
class SubA: A { override func value(_ n: Int) -> Double { 9 } }
private final class Card {}
class Holder {
    final class Page {}
    weak var d: P?
    func run() {
        d?.started?()
        print(d?.value?(2) ?? -1, d?.value?(2).rounded() as Any, d?.text?(for: 1)?.count as Any, d?.text?(for: 0) as Any, d?.name ?? "none")
        print(d?.value != nil, d?.started == nil, d?.responds(to: #selector(P.text(for:))) ?? false)
        if let v = d?.value?(3) { print("v", v) }
        let closure = { self.d?.started?() }
        closure()
    }
}
class Base { func hello() -> String { "base" } ; var tag: Int { 1 } }
class Child: Base { private var secret = 5 }
class GrandChild: Child { override func late() -> String { "late2" } }
extension Child {
    override func hello() -> String { super.hello() + " child \(secret)" }
    override var tag: Int { super.tag + 1 }
    func late() -> String { "late1" }
}
@main struct Main {
    static func main() {
        let h = Holder()
        for o in [A(), B(), SubA()] as [P] { h.d = o; h.run(); print("--") }
        let b: Base = GrandChild()
        print(b.hello(), b.tag, (b as! Child).late(), Child().late())
        print(NSStringFromClass(Card.self), NSStringFromClass(Holder.Page.self), NSStringFromClass(A.self))
    }
}
