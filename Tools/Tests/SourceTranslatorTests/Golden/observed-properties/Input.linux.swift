#sourceLocation(file: "Input.swift", line: 1)
import UIKit

class Player: NSObject {
                  var time = 0.0 { willSet { willChangeValue(for: \Player.time) } didSet { didChangeValue(for: \Player.time) } }
                  var title: String? { willSet { willChangeValue(for: \Player.title) } didSet { didChangeValue(for: \Player.title); print(title as Any) } }
                  var half: Double { time / 2 }
                  lazy var list: [Int] = []
    private var observation: NSKeyValueObservation?

    func watch() {
        observation = observe(\.time, options: [.new]) { player, change in print(change) }
    }
@MainActor static func _trestleTable_Player() -> UIKit._ClassTable { var t = UIKit._ClassTable(Player.self); t.property("time", \Player.time); t.property("title", \Player.title); t.getter("half", \Player.half); t.property("list", \Player.list); return t } }
@MainActor func _trestleTables_Input() -> [UIKit._ClassTable] { [Player._trestleTable_Player()] }