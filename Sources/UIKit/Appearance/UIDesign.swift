/// A look: the colours, fonts and metrics that every standard part takes from the trait collection.
///
/// Two are built in. ``classic`` is the look of 2008 to 2012 with gradients and pinstripes, ``modern`` the flat one, light and dark. Copy one
/// of them, change what is to differ, give it a name of its own and set it as the `design` trait.
///
/// ```swift
/// var brand = UIDesign.modern
/// brand.name = "brand"
/// brand.colors.tint = .systemTeal
/// window.traitOverrides.design = brand
/// ```
public struct UIDesign: Sendable, Equatable {
  private var storage: Storage

  /// A design is handed on with every trait collection: shared until it is changed, it costs one reference.
  private final class Storage: @unchecked Sendable {
    var name: String
    var colors = Colors()
    var table = Table.modern
    var presentation = Presentation()
    var alert = Alert()
    var tabBar = TabBar()
    var splitView = SplitView()
    var scrollIndicators = ScrollIndicatorMetrics.modern
    var refresh = Refresh()
    var indicators = Indicators()
    var materials = Materials()
    var editMenu = EditMenu()
    var buttons = Buttons()
    var buttonSizes = ButtonSizes()
    var controls = Controls()
    var focus = Focus()
    var textInput = TextInput()
    var menu = Menu()
    var bars = Bars()
    var search = Search()
    var editing = Editing()
    var largeContent = LargeContent()

    init(name: String) {
      self.name = name
    }

    init(copying other: Storage) {
      name = other.name
      colors = other.colors
      table = other.table
      presentation = other.presentation
      alert = other.alert
      tabBar = other.tabBar
      splitView = other.splitView
      scrollIndicators = other.scrollIndicators
      refresh = other.refresh
      indicators = other.indicators
      materials = other.materials
      editMenu = other.editMenu
      buttons = other.buttons
      buttonSizes = other.buttonSizes
      controls = other.controls
      focus = other.focus
      textInput = other.textInput
      menu = other.menu
      bars = other.bars
      search = other.search
      editing = other.editing
      largeContent = other.largeContent
    }
  }

  /// A design that looks like the modern one until it is changed.
  public init(name: String) {
    storage = Storage(name: name)
  }

  /// Names the look; two designs of the same name are taken to be the same.
  public var name: String {
    get { storage.name }
    set {
      makeUnique()
      storage.name = newValue
    }
  }

  /// The colours that many parts share.
  public var colors: Colors {
    get { storage.colors }
    _modify {
      makeUnique()
      yield &storage.colors
    }
  }

  /// How presented controllers come, and sheets and popovers look.
  public var presentation: Presentation {
    get { storage.presentation }
    _modify {
      makeUnique()
      yield &storage.presentation
    }
  }

  /// How alerts and action sheets look.
  public var alert: Alert {
    get { storage.alert }
    _modify {
      makeUnique()
      yield &storage.alert
    }
  }

  /// How tab bars look.
  public var tabBar: TabBar {
    get { storage.tabBar }
    _modify {
      makeUnique()
      yield &storage.tabBar
    }
  }

  /// How split views divide a window.
  public var splitView: SplitView {
    get { storage.splitView }
    _modify {
      makeUnique()
      yield &storage.splitView
    }
  }

  public var table: Table {
    get { storage.table }
    _modify {
      makeUnique()
      yield &storage.table
    }
  }

  /// How scroll indicators look.
  public var scrollIndicators: ScrollIndicatorMetrics {
    get { storage.scrollIndicators }
    _modify {
      makeUnique()
      yield &storage.scrollIndicators
    }
  }

  /// What is pulled down to refresh content.
  public var refresh: Refresh {
    get { storage.refresh }
    _modify {
      makeUnique()
      yield &storage.refresh
    }
  }

  /// What shows progress and waiting.
  public var indicators: Indicators {
    get { storage.indicators }
    _modify {
      makeUnique()
      yield &storage.indicators
    }
  }

  /// What visual effect views are made of.
  public var materials: Materials {
    get { storage.materials }
    _modify {
      makeUnique()
      yield &storage.materials
    }
  }

  public var editMenu: EditMenu {
    get { storage.editMenu }
    _modify {
      makeUnique()
      yield &storage.editMenu
    }
  }

  public var buttons: Buttons {
    get { storage.buttons }
    _modify {
      makeUnique()
      yield &storage.buttons
    }
  }

  public var buttonSizes: ButtonSizes {
    get { storage.buttonSizes }
    _modify {
      makeUnique()
      yield &storage.buttonSizes
    }
  }

  public var controls: Controls {
    get { storage.controls }
    _modify {
      makeUnique()
      yield &storage.controls
    }
  }

  public var focus: Focus {
    get { storage.focus }
    _modify {
      makeUnique()
      yield &storage.focus
    }
  }

  /// Text fields, text views and their carets.
  public var textInput: TextInput {
    get { storage.textInput }
    _modify {
      makeUnique()
      yield &storage.textInput
    }
  }

  /// How lists of menu elements look.
  public var menu: Menu {
    get { storage.menu }
    _modify {
      makeUnique()
      yield &storage.menu
    }
  }

  /// Navigation bars and toolbars, and how screens change under them.
  public var bars: Bars {
    get { storage.bars }
    _modify {
      makeUnique()
      yield &storage.bars
    }
  }

  /// Search bars, and what they lay over a screen.
  public var search: Search {
    get { storage.search }
    _modify {
      makeUnique()
      yield &storage.search
    }
  }

  /// How rows look that are swiped, lifted or dragged.
  public var editing: Editing {
    get { storage.editing }
    _modify {
      makeUnique()
      yield &storage.editing
    }
  }

  /// The viewer that shows the content of bars enlarged.
  public var largeContent: LargeContent {
    get { storage.largeContent }
    _modify {
      makeUnique()
      yield &storage.largeContent
    }
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
  }

  /// Whether all values are equal. Copies of one design are compared at once, others value by value.
  public static func == (left: UIDesign, right: UIDesign) -> Bool {
    left.storage === right.storage || left.name == right.name && haveSameParts(left.storage, right.storage)
  }

  /// The values of the classic design.
  public static let classic: UIDesign = {
    var design = UIDesign(name: "classic")
    design.colors = .classic
    design.table = .classic
    design.presentation = .classic
    design.alert = .classic
    design.tabBar = .classic
    design.splitView = .classic
    design.scrollIndicators = .classic
    design.refresh = .classic
    design.indicators = .classic
    design.materials = .classic
    design.editMenu = .classic
    design.buttons = .classic
    design.buttonSizes = .classic
    design.controls = .classic
    design.focus = .classic
    design.textInput = .classic
    design.menu = .classic
    design.bars = .classic
    design.search = .classic
    design.editing = .classic
    design.largeContent = .classic
    return design
  }()
  /// The values of the modern design.
  public static let modern = UIDesign(name: "modern")
}
