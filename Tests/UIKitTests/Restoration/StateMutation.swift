import Foundation
import TrestleTrials

import UIKit
@testable import UIKitViews

extension Noise {
  /// Returns the value with one part changed: a number, a text, an entry or its type.
  mutating func change(_ value: StateValue) -> StateValue {
    if chance(5) { return anything() }
    switch value {
    case .nothing: return anything()
    case .bool(let old): return .bool(!old)
    case .integer(let old): return .integer([0, -1, .min, .max, old ^ 1 << Int64(below(63)), old &+ 1][below(6)])
    case .number(let old): return .number(number(old))
    case .text(let old): return .text(text(old))
    case .data(let old): return .data(Data(damage([UInt8](old))))
    case .date(let old): return .date(Date(timeIntervalSinceReferenceDate: number(old.timeIntervalSinceReferenceDate)))
    case .url(let old): return .url(text(old))
    case .uuid: return .uuid(UUID())
    case .indexPath(let old): return .indexPath(indexes(old))
    case .list(let old): return .list(list(old))
    case .table(let old): return .table(table(old))
    case .controller(let old): return .controller(old.isEmpty || chance(20) ? old + ["more"] : old.map { chance(50) ? text($0) : $0 })
    case .object(let name, let entries): return chance(20) ? .object(text(name), entries) : .object(name, table(entries))
    }
  }

  private mutating func anything() -> StateValue {
    [.nothing, .bool(true), .integer(-7), .number(.nan), .text("?"), .data(Data([0])), .indexPath([]), .list([]), .table([:])][below(9)]
  }

  private mutating func number(_ old: Double) -> Double {
    [0, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, old * 2, -old, old + 0.3][below(9)]
  }

  private mutating func text(_ old: String) -> String { String(decoding: damage(Array(old.utf8)), as: UTF8.self) }

  private mutating func indexes(_ old: [Int]) -> [Int] {
    guard !old.isEmpty, chance(80) else { return old + [0] }
    var new = old
    new[below(new.count)] = [-1, 0, 1, 999, .min, .max][below(6)]
    return new
  }

  private mutating func list(_ old: [StateValue]) -> [StateValue] {
    guard !old.isEmpty else { return [anything()] }
    var new = old
    let place = below(new.count)
    switch below(10) {
    case 0: new.remove(at: place)
    case 1: new.append(new[place])
    case 2: new.swapAt(place, below(new.count))
    default: new[place] = change(new[place])
    }
    return new
  }

  private mutating func table(_ old: [String: StateValue]) -> [String: StateValue] {
    let keys = old.keys.sorted()
    guard !keys.isEmpty else { return ["new": anything()] }
    var new = old
    let key = keys[below(keys.count)]
    switch below(20) {
    case 0: new[key] = nil
    case 1: new[text(key)] = new.removeValue(forKey: key)
    case 2: new[key] = new[keys[below(keys.count)]]
    default: new[key] = old[key].map { change($0) }
    }
    return new
  }
}
