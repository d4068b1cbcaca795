import UIKit

class Player: NSObject {
    @objc dynamic var time = 0.0
    @objc dynamic var title: String? { didSet { print(title as Any) } }
    @objc dynamic var half: Double { time / 2 }
    @objc dynamic lazy var list: [Int] = []
    private var observation: NSKeyValueObservation?

    func watch() {
        observation = observe(\.time, options: [.new]) { player, change in print(change) }
    }
}
