import Foundation
import Testing
import TrestleExpectations

import UIKit
@testable import UIKitObjects
@testable import UIKitViews

/// A property of each kind, set by table and by field record.
@MainActor @Suite(.serialized) struct KeyedObjectTests {
  let view = UIView()
  let other = UIView()

  init() { CallLog.lines = [] }

  @Test(
    "NB-18 A table sets every kind of property",
    arguments: [
      "strong", "implicit", "nonOptional", "anything", "anyObject", "readable", "hidden", "weakView", "weakImplicit", "unownedView",
      "wrapped", "lazyView", "observed", "computed",
    ])
  func tables(_ key: String) {
    let object = TabledSubclass(other)
    expect(KeyedObject(object).set(view, for: key), equals: .done)
    let value: Any? =
      switch key {
      case "strong": object.strong
      case "implicit": object.implicit
      case "nonOptional": object.nonOptional
      case "anything": object.anything
      case "anyObject": object.anyObject
      case "readable": object.readable
      case "hidden": object.hiddenValue
      case "weakView": object.weakView
      case "weakImplicit": object.weakImplicit
      case "unownedView": object.unownedView
      case "wrapped": object.wrapped
      case "lazyView": object.lazyView
      case "observed": object.observed
      default: object.computed
      }
    expect(value as? UIView === view)
  }

  @Test("NB-18 A property is set by a name whose first letter has the other case, as by its setter") func firstLetter() {
    let object = TabledSubclass(other)
    expect(KeyedObject(object).set(view, for: "Strong"), equals: .done)
    expect(object.strong === view)
    expect(KeyedObject(object).set(view, for: "STrong"), equals: .noKey(hint: nil))
  }

  @Test("NB-18 Observers and computed setters run") func observers() {
    let object = TabledOutlets(other)
    _ = KeyedObject(object).set(view, for: "observed")
    _ = KeyedObject(object).set(view, for: "computed")
    expect(CallLog.take(), equals: ["didSet observed", "set computed"])
  }

  @Test("NB-18 A table runs the override of a property, and a field record sets the storage below it") func overrides() {
    let tabled = TabledSubclass(other)
    expect(KeyedObject(tabled).set(view, for: "overridden"), equals: .done)
    expect(tabled.overridden === view)
    expect(CallLog.take(), equals: ["didSet overridden"])
    let plain = FieldOutlets(other)
    expect(KeyedObject(plain).set(view, for: "overridden"), equals: .done)
    expect(plain.overridden === view)
    expect(CallLog.take().isEmpty)
  }

  @Test("A table sets weak properties of protocol type, collections, sets and enums") func tableCollections() {
    let object = TabledOutlets(other)
    let delegate = DelegateObject()
    let keyed = KeyedObject(object)
    expect(keyed.set(delegate, for: "weakProtocol"), equals: .done)
    expect(object.weakProtocol === delegate)
    expect(keyed.set(delegate, for: "classBound"), equals: .done)
    expect(object.classBound === delegate)
    for key in ["list", "implicitList", "set"] { expect(keyed.set([view, other] as [AnyObject], for: key), equals: .done) }
    expect(object.list, equals: [view, other])
    expect(object.implicitList, equals: [view, other])
    expect(object.set, equals: [view, other])
    expect(keyed.set(1, for: "flavour"), equals: .done)
    expect(object.flavour, equals: .sour)
    expect(keyed.set(nil, for: "strong"), equals: .done)
    expect(keyed.set(NSObject(), for: "strong"), equals: .wrongValue)
    expect(keyed.set(view, for: "gone"), equals: .noKey(hint: nil))
  }

  @Test("A subclass without a table has its own properties by field record") func mixed() {
    let object = TabledSubclass(other)
    expect(KeyedObject(object).set(view, for: "own"), equals: .done)
    expect(object.own === view)
  }

  @Test("A generic class's table serves each binding and subclass") func generic() {
    let box = NumberBox()
    let strings = TabledBox<String>()
    expect(KeyedObject(box).set(view, for: "inner"), equals: .done)
    expect(KeyedObject(strings).set(view, for: "inner"), equals: .done)
    expect(box.inner === view)
    expect(strings.inner === view)
  }

  @Test("An extension of a UIKit class has a table") func extensions() {
    _ = ClassTables.chain(of: TabledOutlets.self)
    expect(KeyedObject(view).set(4, for: "cornerRounding"), equals: .done)
    expect(view.layer.cornerRadius, equals: 4)
  }

  @Test(
    "Field records set variables held strongly or weakly",
    arguments: [
      "strong", "implicit", "nonOptional", "anything", "anyObject", "hidden", "weakView", "weakImplicit", "lazyView", "observed",
      "inherited",
    ])
  func fields(_ key: String) {
    let object = FieldOutlets(other)
    expect(KeyedObject(object).set(view, for: key), equals: .done)
    let value: Any? =
      switch key {
      case "strong": object.strong
      case "implicit": object.implicit
      case "nonOptional": object.nonOptional
      case "anything": object.anything
      case "anyObject": object.anyObject
      case "hidden": object.hiddenValue
      case "weakView": object.weakView
      case "weakImplicit": object.weakImplicit
      case "lazyView": object.lazyView
      case "inherited": object.inherited
      default: object.observed
      }
    expect(value as? UIView === view)
    expect(CallLog.take().isEmpty)
  }

  @Test("A weak reference set by field record becomes nil when its object is deallocated") func weakEnds() {
    let object = FieldOutlets(other)
    var temporary: UIView? = UIView()
    expect(KeyedObject(object).set(temporary, for: "weakView"), equals: .done)
    expect(object.weakView === temporary)
    temporary = nil
    expect(object.weakView == nil)
  }

  @Test("Field records set collections, existentials and values") func fieldValues() {
    let object = FieldOutlets(other)
    let delegate = DelegateObject()
    let keyed = KeyedObject(object)
    expect(keyed.set(delegate, for: "classBound"), equals: .done)
    expect(object.classBound === delegate)
    for key in ["list", "implicitList"] { expect(keyed.set([view, other] as [AnyObject], for: key), equals: .done) }
    expect(object.list, equals: [view, other])
    expect(object.implicitList, equals: [view, other])
    expect(keyed.set(2.0, for: "count"), equals: .done)
    expect(keyed.set(3, for: "ratio"), equals: .done)
    expect(keyed.set(1, for: "isOn"), equals: .done)
    expect(keyed.set("words", for: "text"), equals: .done)
    expect(keyed.set(1, for: "flavour"), equals: .done)
    expect(object.count == 2 && object.ratio == 3 && object.isOn && object.text == "words" && object.flavour == .sour)
    expect(keyed.set(DelegateObject(), for: "strong"), equals: .wrongValue)
  }

  @Test("Field records refuse properties that they cannot set safely, and the message states the solution")
  func refusals() {
    let keyed = KeyedObject(FieldOutlets(other))
    expect(
      keyed.set(DelegateObject(), for: "weakProtocol")
        == .noKey(hint: "`weakProtocol` is weak and of protocol type: list it in a _ClassTable."))
    expect(keyed.set(view, for: "unownedView"), equals: .noKey(hint: "`unownedView` is unowned: list it in a _ClassTable."))
    expect(keyed.set(view, for: "constant"), equals: .noKey(hint: "`constant` is a constant: declare it with var."))
    expect(keyed.set(view, for: "wrapped"), equals: .noKey(hint: "`wrapped` has a property wrapper: list it in a _ClassTable."))
    expect(keyed.set(view, for: "computed"), equals: .noKey(hint: nil))
  }

  @Test("Field records of a generic class have its arguments") func genericFields() {
    let object = FieldBox<UIView>()
    expect(KeyedObject(object).set(view, for: "content"), equals: .done)
    expect(object.content === view)
    expect(KeyedObject(object).set(view, for: "inner"), equals: .done)
    expect(object.inner === view)
    expect(KeyedObject(FieldBox<String>()).set(view, for: "content"), equals: .wrongValue)
  }

  @Test("UIKit's properties have keys, with paths through layers and labels")
  func builtInKeys() {
    let button = UIButton(type: .system)
    expect(KeyedObject(button).set(5, forPath: "layer.cornerRadius"), equals: .done)
    expect(KeyedObject(button).set(true, forPath: "layer.masksToBounds"), equals: .done)
    expect(KeyedObject(button).set(2, forPath: "titleLabel.numberOfLines"), equals: .done)
    expect(KeyedObject(button).set(true, for: "hidden"), equals: .done)
    expect(KeyedObject(button).set(UIColor.red, for: "backgroundColor"), equals: .done)
    expect(KeyedObject(button).set(UIView.ContentMode.center.rawValue, for: "contentMode"), equals: .done)
    expect(button.layer.cornerRadius == 5 && button.layer.masksToBounds && button.isHidden && button.backgroundColor == .red)
    expect(button.titleLabel?.numberOfLines, equals: 2)
    expect(button.contentMode, equals: .center)
    // As on iOS, a UIColor is not a CGColor.
    expect(KeyedObject(button).set(UIColor.red, forPath: "layer.borderColor"), equals: .wrongValue)
    let table = UITableView()
    let controller = UITableViewController()
    expect(KeyedObject(table).set(controller, for: "delegate"), equals: .done)
    expect(KeyedObject(table).set(controller, for: "dataSource"), equals: .done)
    expect(table.dataSource === controller)
  }

  @Test("The name of a selector finds private methods in tables") func selectors() {
    let controller = ActionController()
    controller.title = "C"
    expect(controller.canPerformAction("plain", withSender: nil))
    expect(!controller.canPerformAction("nowhere:", withSender: nil))
    expect(UIApplication.shared.sendAction("plain", to: controller, from: nil, for: nil))
    expect(CallLog.take(), equals: ["C plain"])
  }

  @Test("A selector with its method works without any table") func typedSelectors() {
    final class Plain: NSObject {
      var count = 0
      func add(_ sender: Any?) { count += 1 }
    }
    let object = Plain()
    let selector = Selector("add:", Plain.add(_:))
    expect(selector, equals: "add:")
    expect(UIApplication.shared.sendAction(selector, to: object, from: nil, for: nil))
    expect(object.count, equals: 1)
    expect(!UIApplication.shared.sendAction("add:", to: object, from: nil, for: nil))
  }

  @Test("Lists of methods name those of a class itself, and code is compared by its class") func methods() throws {
    var count: UInt32 = 0
    let list = try #require(class_copyMethodList(ActionController.self, &count))
    let names = (0..<Int(count)).map { method_getName(list[$0]).name }
    free(list)
    expect(!names.isEmpty && names == ActionController.table.methods.keys.sorted())
    expect(class_copyMethodList(NSNull.self, &count) == nil && count == 0)
    let selector = Selector(try #require(names.first))
    expect(ActionController().method(for: selector), equals: ActionController.instanceMethod(for: selector))
    expect(ActionController().method(for: selector) != UIViewController.instanceMethod(for: selector))
  }
}
