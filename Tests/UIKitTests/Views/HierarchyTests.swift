import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit

@MainActor private final class Told: UIView {
  let log: Log
  let name: String

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) { log.add("\(name) will superview \(newSuperview == nil ? "nil" : "set")") }
  override func didMoveToSuperview() { log.add("\(name) did superview \(superview == nil ? "nil" : "set")") }
  override func willMove(toWindow newWindow: UIWindow?) { log.add("\(name) will window \(newWindow == nil ? "nil" : "set")") }
  override func didMoveToWindow() { log.add("\(name) did window \(window == nil ? "nil" : "set")") }
  override func didAddSubview(_ subview: UIView) { log.add("\(name) added") }
  override func willRemoveSubview(_ subview: UIView) { log.add("\(name) removes") }
}

@Suite("Views: the tree") @MainActor
struct HierarchyTests {
  private let stage = Stage()
  private let log = Log()

  @Test("A view is notified of its superview and window, before and after, and its subviews of the window")
  func callbacks() {
    let outer = Told("outer", log)
    let inner = Told("inner", log)
    outer.addSubview(inner)
    expect(log.take(), equals: "inner will superview set, inner did superview set, outer added")
    stage.root.addSubview(outer)
    expect(
      log.take() == "outer will window set, inner will window set, outer will superview set, outer did window set, "
        + "inner did window set, outer did superview set")
    expect(inner.window === stage.window)
    outer.removeFromSuperview()
    expect(
      log.take() == "outer will window nil, inner will window nil, outer will superview nil, outer did window nil, "
        + "inner did window nil, outer did superview nil")
    expect(inner.window == nil)
    let other = Told("other", log)
    other.addSubview(inner)
    expect(log.take(), equals: "inner will superview set, outer removes, inner did superview set, other added")
    expect(outer.subviews.isEmpty)
  }

  @Test("The order of subviews equals the order of their layers after all moves")
  func order() {
    var random = Noise(seed: 7)
    let root = UIView()
    let views = (0..<8).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    var model: [Int] = []
    for _ in 0..<3000 {
      let view = views.randomElement(using: &random)!
      let other = views.randomElement(using: &random)!
      let contained = model.contains(view.tag)
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        root.addSubview(view)
        model.removeAll { $0 == view.tag }
        model.append(view.tag)
      case 1:
        let index = Int.random(in: 0...model.count, using: &random)
        root.insertSubview(view, at: index)
        let old = model.firstIndex(of: view.tag)
        if let old { model.remove(at: old) }
        model.insert(view.tag, at: old.map { $0 < index ? index - 1 : index } ?? index)
      case 2 where model.contains(other.tag) && other !== view:
        root.insertSubview(view, belowSubview: other)
        model.removeAll { $0 == view.tag }
        model.insert(view.tag, at: model.firstIndex(of: other.tag)!)
      case 3 where model.contains(other.tag) && other !== view:
        root.insertSubview(view, aboveSubview: other)
        model.removeAll { $0 == view.tag }
        model.insert(view.tag, at: model.firstIndex(of: other.tag)! + 1)
      case 4 where contained:
        root.bringSubviewToFront(view)
        model.removeAll { $0 == view.tag }
        model.append(view.tag)
      case 5 where contained && model.contains(other.tag):
        let first = model.firstIndex(of: view.tag)!
        let second = model.firstIndex(of: other.tag)!
        root.exchangeSubview(at: first, withSubviewAt: second)
        model.swapAt(first, second)
      case 6 where contained:
        view.removeFromSuperview()
        model.removeAll { $0 == view.tag }
      default: continue
      }
      expect(root.subviews.map(\.tag), equals: model)
      expect((root.layer.sublayers ?? []).map { ($0.delegate as! UIView).tag }, equals: model)
    }
  }

  @Test("CE-17 viewWithTag finds the view itself and any below it")
  func tags() {
    let deep = UIView()
    deep.tag = 7
    let middle = UIView()
    middle.addSubview(deep)
    stage.root.addSubview(middle)
    expect(stage.root.viewWithTag(7) === deep)
    expect(deep.viewWithTag(7) === deep)
    expect(stage.root.viewWithTag(8) == nil)
  }

  @Test("A view cannot contain itself: the mistake is reported and nothing changes")
  func cycle() {
    let caught = CaughtError()
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    caught.watch { inner.addSubview(outer) }
    expect(caught.message, equals: "-[UIView addSubview:]: Can't add self as subview")
    expect(outer.superview == nil)
  }

  @Test("A deallocated superview leaves its subviews without one")
  func lifetime() {
    var outer: UIView? = UIView()
    let inner = UIView()
    outer?.addSubview(inner)
    weak let weakOuter = outer
    outer = nil
    expect(weakOuter == nil)
    expect(inner.superview == nil)
    expect(inner.layer.superlayer == nil)
  }

  @Test("IP-01 Index paths have rows, sections and items")
  func indexPaths() {
    let path = IndexPath(row: 3, section: 2)
    expect(path.row == 3 && path.section == 2 && path.item == 3)
    expect(path, equals: IndexPath(item: 3, section: 2))
    expect(path, equals: [2, 3])
  }
}

/// Collects the errors reported while a body runs, and continues.
@MainActor final class CaughtError {
  private final class Box: @unchecked Sendable { var message: String? }
  private let box = Box()

  var message: String? { box.message }

  func watch(_ body: () -> Void) {
    let box = box
    let before = UIKitErrorHandler.handler
    UIKitErrorHandler.handler = { box.message = $0 }
    body()
    UIKitErrorHandler.handler = before
  }
}
