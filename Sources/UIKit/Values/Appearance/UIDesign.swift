/// A design: the colors, fonts and metrics that every standard view gets from the trait collection.
///
/// Two designs are built in. ``classic`` is the look of 2008 to 2012 with gradients and pinstripes, ``modern`` the flat one, light and
/// dark. To create another one, copy one of them, change it, give it a unique name and set it as the `design` trait.
///
/// ```swift
/// var brand = UIDesign.modern
/// brand.name = "brand"
/// brand.colors.tint = .systemTeal
/// window.traitOverrides.design = brand
/// ```
public struct UIDesign: Sendable, Equatable {
  package private(set) var storage: Storage

  /// A design is part of every trait collection. It is shared until it is changed, so a copy costs one reference.
  ///
  /// Only `UIDesign` changes the parts, and only of a storage that nothing else refers to.
  package final class Storage: @unchecked Sendable {
    var name: String
    var colors = Colors()
    @exclusivity(unchecked) package var table = Table.modern
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
    var pictureGrid = PictureGrid()

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
      pictureGrid = other.pictureGrid
    }
  }

  /// Creates a design that equals the modern one until it is changed.
  public init(name: String) {
    storage = Storage(name: name)
  }

  /// The name of the design. Designs with different names are not equal.
  public var name: String {
    get { storage.name }
    set {
      makeUnique()
      storage.name = newValue
    }
  }

  /// The colors that several parts of the design share.
  public var colors: Colors {
    get { storage.colors }
    _modify {
      makeUnique()
      yield &storage.colors
    }
  }

  /// The transitions of presented controllers, and the appearance of sheets and popovers.
  public var presentation: Presentation {
    get { storage.presentation }
    _modify {
      makeUnique()
      yield &storage.presentation
    }
  }

  /// The appearance of alerts and action sheets.
  public var alert: Alert {
    get { storage.alert }
    _modify {
      makeUnique()
      yield &storage.alert
    }
  }

  /// The appearance of tab bars.
  public var tabBar: TabBar {
    get { storage.tabBar }
    _modify {
      makeUnique()
      yield &storage.tabBar
    }
  }

  /// The metrics of split views.
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

  /// The appearance of scroll indicators.
  public var scrollIndicators: ScrollIndicatorMetrics {
    get { storage.scrollIndicators }
    _modify {
      makeUnique()
      yield &storage.scrollIndicators
    }
  }

  /// The appearance of refresh controls.
  public var refresh: Refresh {
    get { storage.refresh }
    _modify {
      makeUnique()
      yield &storage.refresh
    }
  }

  /// The appearance of progress views and activity indicators.
  public var indicators: Indicators {
    get { storage.indicators }
    _modify {
      makeUnique()
      yield &storage.indicators
    }
  }

  /// The materials of visual effect views.
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

  /// The appearance of text fields, text views and their carets.
  public var textInput: TextInput {
    get { storage.textInput }
    _modify {
      makeUnique()
      yield &storage.textInput
    }
  }

  /// The appearance of menus.
  public var menu: Menu {
    get { storage.menu }
    _modify {
      makeUnique()
      yield &storage.menu
    }
  }

  /// The appearance of navigation bars and toolbars, and of their transitions.
  public var bars: Bars {
    get { storage.bars }
    _modify {
      makeUnique()
      yield &storage.bars
    }
  }

  /// The appearance of search bars, and of the dimmed screen while searching.
  public var search: Search {
    get { storage.search }
    _modify {
      makeUnique()
      yield &storage.search
    }
  }

  /// The appearance of swiped, lifted and dragged rows.
  public var editing: Editing {
    get { storage.editing }
    _modify {
      makeUnique()
      yield &storage.editing
    }
  }

  /// The large content viewer.
  public var largeContent: LargeContent {
    get { storage.largeContent }
    _modify {
      makeUnique()
      yield &storage.largeContent
    }
  }

  /// The appearance of the grids of image pickers.
  public var pictureGrid: PictureGrid {
    get { storage.pictureGrid }
    _modify {
      makeUnique()
      yield &storage.pictureGrid
    }
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
  }

  /// Returns whether all values are equal. Copies of one design are compared at once, others value by value.
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
    design.pictureGrid = .classic
    return design
  }()
  /// The values of the modern design.
  public static let modern = UIDesign(name: "modern")
}
