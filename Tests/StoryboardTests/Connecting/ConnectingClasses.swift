import UIKit

/// A class for each kind of property, connected by a table.
@MainActor enum ConnectingClasses {
  static var tables: [_ClassTable] {
    [
      TabledOutlets.table, _ClassTable(generic: { ($0 as? any _TrestleGeneric_TabledBox.Type)?._trestleTable_TabledBox() }),
      extensionTable,
    ]
  }

  private static var extensionTable: _ClassTable {
    var table = _ClassTable(UIView.self)
    table.property("cornerRounding", \UIView.cornerRounding)
    return table
  }
}

protocol OutletDelegate: AnyObject {}
class DelegateObject: NSObject, OutletDelegate {}
class AliasedView: UIView {}

@propertyWrapper struct Wrapped<Value> {
  var wrappedValue: Value
}

enum Flavour: Int {
  case sweet, sour
}

/// Every kind of property, with a table as written by the translator.
@MainActor class TabledOutlets: NSObject {
  var strong: UIView?
  var implicit: UIView!
  var nonOptional = UIView()
  var anything: Any?
  var anyObject: AnyObject?
  var classBound: (any OutletDelegate)?
  var overridden: UIView?
  private(set) var readable: UIView?
  private var hidden: UIView?
  weak var weakView: UIView?
  weak var weakImplicit: UIView!
  weak var weakProtocol: (any OutletDelegate)?
  unowned var unownedView: UIView
  @Wrapped var wrapped: UIView?
  lazy var lazyView: UIView? = UIView()
  var observed: UIView? {
    didSet { CallLog.add("didSet observed") }
  }
  var computed: UIView? {
    get { strong }
    set {
      CallLog.add("set computed")
      strong = newValue
    }
  }
  var list: [UIView] = []
  var implicitList: [UIView]!
  var set: Set<UIView> = []
  var flavour = Flavour.sweet
  var hiddenValue: UIView? { hidden }

  init(_ view: UIView) {
    unownedView = view
  }

  static var table: _ClassTable {
    var table = _ClassTable(TabledOutlets.self)
    table.property("strong", \TabledOutlets.strong)
    table.property("implicit", \TabledOutlets.implicit)
    table.property("nonOptional", \TabledOutlets.nonOptional)
    table.property("anything", \TabledOutlets.anything)
    table.property("anyObject", \TabledOutlets.anyObject)
    table.property("classBound", \TabledOutlets.classBound)
    table.property("overridden", \TabledOutlets.overridden)
    table.property("readable", \TabledOutlets.readable)
    table.property("hidden", \TabledOutlets.hidden)
    table.property("weakView", \TabledOutlets.weakView)
    table.property("weakImplicit", \TabledOutlets.weakImplicit)
    table.property("weakProtocol", \TabledOutlets.weakProtocol)
    table.setter("unownedView") { (object: TabledOutlets, view: UIView) in object.unownedView = view }
    table.property("wrapped", \TabledOutlets.wrapped)
    table.property("lazyView", \TabledOutlets.lazyView)
    table.property("observed", \TabledOutlets.observed)
    table.property("computed", \TabledOutlets.computed)
    table.property("list", \TabledOutlets.list)
    table.property("implicitList", \TabledOutlets.implicitList)
    table.property("set", \TabledOutlets.set)
    table.property("flavour", \TabledOutlets.flavour)
    return table
  }
}

@MainActor class TabledSubclass: TabledOutlets {
  var own: UIView?
  override var overridden: UIView? {
    didSet { CallLog.add("didSet overridden") }
  }
}

private protocol _TrestleGeneric_TabledBox { @MainActor static func _trestleTable_TabledBox() -> UIKit._ClassTable }
class TabledBox<Content>: UIView {
  weak var inner: UIView?
  var content: Content?

  static func _trestleTable_TabledBox() -> UIKit._ClassTable {
    var table = _ClassTable(TabledBox.self)
    table.property("inner", \TabledBox.inner)
    return table
  }
}
extension TabledBox: _TrestleGeneric_TabledBox {}
class NumberBox: TabledBox<Int> {}

extension UIView {
  var cornerRounding: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}

/// Every kind of property without a table: field records are used where they are safe.
@MainActor class FieldOutletsBase: NSObject {
  var inherited: UIView?
  var overridden: UIView?
}

@MainActor class FieldOutlets: FieldOutletsBase {
  var strong: UIView?
  var implicit: UIView!
  var nonOptional = UIView()
  var anything: Any?
  var anyObject: AnyObject?
  var classBound: (any OutletDelegate)?
  override var overridden: UIView? {
    didSet { CallLog.add("didSet overridden") }
  }
  private var hidden: UIView?
  weak var weakView: UIView?
  weak var weakImplicit: UIView!
  weak var weakProtocol: (any OutletDelegate)?
  unowned var unownedView: UIView
  let constant: UIView? = nil
  @Wrapped var wrapped: UIView?
  lazy var lazyView: UIView? = UIView()
  var observed: UIView? {
    didSet { CallLog.add("didSet observed") }
  }
  var computed: UIView? {
    get { strong }
    set { strong = newValue }
  }
  var list: [UIView] = []
  var implicitList: [UIView]!
  var count = 0
  var ratio: Float = 0
  var isOn = false
  var text: String?
  var flavour = Flavour.sweet
  var hiddenValue: UIView? { hidden }

  init(_ view: UIView) {
    unownedView = view
  }
}

@MainActor class FieldBox<Content>: NSObject {
  var content: Content?
  weak var inner: UIView?
}
