import UIKit

extension GuideFigure {
  /// Every figure of the documents. The list, the pages of the documentation and the tests are made from this table.
  @MainActor static let all: [GuideFigure] = [
    GuideFigure(
      number: "I-1", title: "Tables of various kinds",
      about: "A plain list, an index, groups and choices are one class with different data.",
      sample: nil, swift: ("Guide/Screens/KindsController.swift", ["class KindSource"]),
      objectiveC: "Kinds.m", facts: ["ST-01", "ST-03"], suites: ["TableFactsTests"],
      touches: [.element("Summer")], result: "selected .*Summer"
    ) { KindsController() },
    GuideFigure(
      number: "1-1", title: "A plain list",
      about: "The shortest table: two methods give the number of rows and a cell for each.",
      sample: "SimpleList", swift: ("SimpleList/SimpleListController.swift", []),
      objectiveC: "SimpleList.m", facts: ["DS-01", "DS-02"], suites: ["ListSampleTests"],
      touches: [.scroll(300)], result: "Row 12"
    ) { SimpleListController() },
    GuideFigure(
      number: "1-2", title: "A list with an index",
      about: "A touch on a letter of the index brings the section of the letter to the top.",
      sample: "States", swift: ("States/StatesController.swift", ["sectionIndexTitles", "sectionForSectionIndexTitle"]),
      objectiveC: "States.m", facts: ["IX-01", "IX-03"], suites: ["StatesTests"],
      touches: [.index(0.9)], result: "Wyoming"
    ) { StatesController() },
    GuideFigure(
      number: "1-3", title: "A list of choices",
      about: "One row has the checkmark; a touch moves it and deselects the row.",
      sample: nil, swift: ("Guide/Screens/ChoiceController.swift", []),
      objectiveC: "Choice.m", facts: ["SE-11", "AC-01"], suites: ["GuideFigureTests"],
      touches: [.row(4, 0)], result: "header .*Piano"
    ) { ChoiceController() },
    GuideFigure(
      number: "1-4", title: "Groups",
      about: "Sections as groups, whose rows have controls and values.",
      sample: "Settings", swift: ("Settings/SettingsController.swift", ["controlCell", "valueCell"]),
      objectiveC: "Settings.m", facts: ["ST-03", "AC-05"], suites: ["ControlSampleTests"],
      touches: [.reveal(0, 1), .element("Low")], result: "selected .*Low"
    ) { SettingsController() },
    GuideFigure(
      number: "1-5", title: "Header and footer of a section",
      about: "Both are titles, or views of the delegate; the button changes between them.",
      sample: nil,
      swift: ("Guide/Screens/SectionPartsController.swift", ["titleForHeaderInSection", "viewForHeaderInSection", "private func label"]),
      objectiveC: "SectionParts.m", facts: ["HF-01", "HF-02"], suites: ["TableSectionTests"],
      touches: [.element("Views")], result: "A header view"
    ) { SectionPartsController() },
    GuideFigure(
      number: "1-6", title: "The default style",
      about: "An image and one title.",
      sample: nil, swift: ("Guide/Screens/CellStyleController.swift", ["cellForRowAt"]),
      objectiveC: "CellStyles.m", facts: ["CE-01", "CE-02"], suites: ["CellTests"],
      touches: [.row(2, 0)], result: "header .*Swift"
    ) { CellStyleController(.default) },
    GuideFigure(
      number: "1-7", title: "Subtitle below the title",
      about: "A second line below the title, in gray or small.",
      sample: nil, swift: ("Guide/Screens/CellStyleController.swift", ["cellForRowAt"]),
      objectiveC: "CellStyles.m", facts: ["CE-03"], suites: ["CellTests"],
      touches: [.row(1, 0)], result: "header .*Heron"
    ) { CellStyleController(.subtitle) },
    GuideFigure(
      number: "1-8", title: "Value at the trailing edge",
      about: "The title leads and the value trails, as in settings.",
      sample: nil, swift: ("Guide/Screens/CellStyleController.swift", ["cellForRowAt"]),
      objectiveC: "CellStyles.m", facts: ["CE-04"], suites: ["CellTests"],
      touches: [.row(0, 0)], result: "header .*Robin"
    ) { CellStyleController(.value1) },
    GuideFigure(
      number: "1-9", title: "Name before value",
      about: "A short name in the tint color before its value, as in contacts.",
      sample: nil, swift: ("Guide/Screens/CellStyleController.swift", ["cellForRowAt"]),
      objectiveC: "CellStyles.m", facts: ["CE-05"], suites: ["CellTests"],
      touches: [.row(3, 0)], result: "header .*Owl"
    ) { CellStyleController(.value2) },
    GuideFigure(
      number: "3-1", title: "Levels of the data and of tables",
      about: "A region, its trails, and a trail: each level of the data is a table, which a row of the level above pushes.",
      sample: "Trails", swift: ("Trails/RegionsController.swift", ["didSelectRowAt"]),
      objectiveC: "Trails.m", facts: ["NV-01", "NV-02"], suites: ["NavigationSampleTests"],
      touches: [.row(0, 0), .row(0, 0)], result: "Difficulty"
    ) { RegionsController() },
    GuideFigure(
      number: "3-2", title: "Items of bars",
      about: "Edit and add above the list, and a segmented control in the toolbar.",
      sample: nil, swift: ("Guide/Screens/BarItemsController.swift", ["convenience init", "viewDidLoad", "private func add"]),
      objectiveC: "BarItems.m", facts: ["NV-03"], suites: ["BarTests"],
      touches: [.element("Add")], result: "Row 4"
    ) { BarItemsController() },
    GuideFigure(
      number: "3-3", title: "Controllers of a stack",
      about: "A navigation controller has a stack of controllers; the screen lists the stack that it is on.",
      sample: nil, swift: ("Guide/Screens/StackController.swift", ["didSelectRowAt"]),
      objectiveC: "Stack.m", facts: ["NV-01", "NV-02"], suites: ["NavigationControllerTests"],
      touches: [.row(0, 0), .row(0, 0)], result: "Controller 3"
    ) { StackController() },
    GuideFigure(
      number: "4-1", title: "Calls when a table is made",
      about: "The calls in their order, recorded while the table is shown.",
      sample: nil, swift: ("Guide/Tools/CallsController.swift", ["numberOfSections", "numberOfRowsInSection", "cellForRowAt"]),
      objectiveC: "Calls.m", facts: ["DS-01", "DS-03"], suites: ["SequenceDiagramTests"],
      touches: [.element("Reload")], result: "reloadData"
    ) { CallsController(.creating) },
    GuideFigure(
      number: "4-2", title: "A new project",
      about: "The files that the navigation template makes.",
      sample: nil, swift: ("Guide/Tools/NewProjectController.swift", ["static let files"]),
      objectiveC: "NewProject.m", facts: ["AP-02"], suites: ["GuideFigureTests"],
      touches: [.row(2, 0)], result: "The data source and delegate"
    ) { NewProjectController() },
    GuideFigure(
      number: "4-3", title: "Objects of the main nib",
      about: "Delegate, window and navigation controller in one document, with the owner as their parent.",
      sample: nil, swift: ("Guide/Tools/NibOutline.swift", ["didStartElement"]),
      objectiveC: "MainNib.m", facts: ["NB-01", "AP-02"], suites: ["GuideFigureTests"],
      touches: [.row(3, 0)], result: "contentMode: scaleToFill"
    ) { NibOutlineController("GuideWindow", .objects) },
    GuideFigure(
      number: "4-4", title: "The nib name of a controller",
      about: "The root controller names another nib, which has its table.",
      sample: nil, swift: ("Guide/Tools/NibOutlineController.swift", ["didSelectRowAt"]),
      objectiveC: "MainNib.m", facts: ["NB-01"], suites: ["GuideFigureTests"],
      touches: [.row(6, 0)], result: "nibName: GuideRoot"
    ) { NibOutlineController("GuideWindow", .objects) },
    GuideFigure(
      number: "4-5", title: "Connections of the root nib",
      about: "The table is the owner's view, and the owner its data source and delegate.",
      sample: nil, swift: ("Guide/Tools/NibOutlineController.swift", ["init(_ document"]),
      objectiveC: "MainNib.m", facts: ["NB-02"], suites: ["GuideFigureTests"],
      touches: [.row(1, 0)], result: "text .Table View → File"
    ) { NibOutlineController("GuideRoot", .connections) },
    GuideFigure(
      number: "4-6", title: "The class of the controller",
      about: "The owner of the nib is a subclass, by its name.",
      sample: nil, swift: ("Guide/Tools/NibOutlineController.swift", ["cellForRowAt"]),
      objectiveC: "MainNib.m", facts: ["NB-01"], suites: ["GuideFigureTests"],
      touches: [.row(0, 0)], result: "customClass: RegionsController"
    ) { NibOutlineController("GuideRoot", .objects) },
    GuideFigure(
      number: "5-1", title: "Parts of a cell",
      about: "The views of a cell by depth. A touch on a part shows its name and frame.",
      sample: nil, swift: ("Guide/Tools/CellPart.swift", ["static func parts"]),
      objectiveC: "CellParts.m", facts: ["CE-15", "CE-17"], suites: ["GuideToolTests"],
      touches: [.element("contentView")], result: "depth 1"
    ) { CellPartsController(.normal) },
    GuideFigure(
      number: "5-2", title: "Parts of a cell in editing mode",
      about: "The editing control leads, the reordering control trails, and the content is narrower.",
      sample: nil, swift: ("Guide/Tools/CellPart.swift", ["static func parts"]),
      objectiveC: "CellParts.m", facts: ["CE-18", "ED-01"], suites: ["GuideToolTests"],
      touches: [.element("reordering control")], result: "depth 1"
    ) { CellPartsController(.editing) },
    GuideFigure(
      number: "5-3", title: "Content of a standard cell",
      about: "An image and two labels in the content view.",
      sample: nil, swift: ("Guide/Tools/CellPart.swift", ["private static func name"]),
      objectiveC: "CellParts.m", facts: ["CE-01", "CE-03"], suites: ["GuideToolTests"],
      touches: [.element("imageView")], result: "depth 2"
    ) { CellPartsController(.content) },
    GuideFigure(
      number: "5-4", title: "Rows with images and texts",
      about: "Each row has an image, a title and a subtitle, in a standard style.",
      sample: "Recipes", swift: ("Recipes/RecipesController.swift", ["cellForRowAt", "private func fill"]),
      objectiveC: "Recipes.m", facts: ["CE-03", "CE-06"], suites: ["ControllerSampleTests"],
      touches: [.row(1, 0)], result: "button .*Recipes"
    ) { RecipesController() },
    GuideFigure(
      number: "5-5", title: "Own subviews in a cell",
      about: "Labels and an image view of our own in the content view, found again by their tags.",
      sample: "Cells", swift: ("Cells/PhotoCell.swift", ["static func make", "private static func addSubviews"]),
      objectiveC: "PhotoCell.m", facts: ["CE-15", "CE-17"], suites: ["ListSampleTests"],
      touches: [.reveal(1, 3), .row(1, 3)], result: "selected .*By subviews"
    ) { CellsController() },
    GuideFigure(
      number: "5-6", title: "Cells from a nib",
      about: "Each cell is loaded from a nib, and filled by tag.",
      sample: "NibCells", swift: ("NibCells/PlanetsController.swift", ["cellForRowAt", "private func makeCell"]),
      objectiveC: "Planets.m", facts: ["NB-02", "NB-06"], suites: ["NibCellsTests"],
      touches: [.scroll(250)], result: "Neptune"
    ) { PlanetsController() },
    GuideFigure(
      number: "5-7", title: "Several cells of one nib",
      about: "Three different cells are outlets of the controller; the table shows them as they are.",
      sample: "NibCells", swift: ("NibCells/ExposureController.swift", ["cellForRowAt", "private func takePicture"]),
      objectiveC: "Exposure.m", facts: ["NB-06"], suites: ["NibCellsTests"],
      touches: [.reveal(1, 0), .element("Take a Picture")], result: "Pictures Taken, 1"
    ) { ExposureController.fromNib() },
    GuideFigure(
      number: "5-8", title: "A cell that draws itself",
      about: "One opaque view draws all texts of a row.",
      sample: "TimeZones", swift: ("TimeZones/TimeZoneView.swift", ["override func draw"]),
      objectiveC: "TimeZones.m", facts: ["CE-16"], suites: ["ListSampleTests"],
      touches: [.element("Names")], result: "button .Times"
    ) { TimeZonesController() },
    GuideFigure(
      number: "Reuse", title: "The queue of reuse",
      about: "A thousand rows need eleven cells: those that leave go to the queue, and come back as other rows.",
      sample: nil, swift: ("Guide/Tools/ReuseController.swift", ["cellForRowAt", "private func makeCell"]),
      objectiveC: "Reuse.m", facts: ["RU-01", "RU-03"], suites: ["GuideToolTests"],
      touches: [.element("Scroll")], result: "Row 34"
    ) { ReuseController() },
    GuideFigure(
      number: "Listing 6-4", title: "Lists of options",
      about: "One of a size, one of a style, and any toppings; checkmarks show the choices.",
      sample: "Options", swift: ("Options/OptionsController.swift", ["private func chooseOne", "private func chooseAny"]),
      objectiveC: "Listings6.m", facts: ["SE-11"], suites: ["ListSampleTests"],
      touches: [.reveal(1, 2), .row(1, 2)], result: "selected .*Mushrooms"
    ) { OptionsController() },
    GuideFigure(
      number: "Listing 6-5", title: "Selecting by the program",
      about: "A touch selects the row twenty rows below, and scrolls to it.",
      sample: "SelectAhead", swift: ("SelectAhead/SelectAheadController.swift", ["didSelectRowAt"]),
      objectiveC: "Listings6.m", facts: ["SE-06", "SC-07"], suites: ["ListSampleTests"],
      touches: [.row(2, 0)], result: "selected .+"
    ) { SelectAheadController() },
    GuideFigure(
      number: "7-1", title: "Calls when a row is deleted",
      about: "Editing begins, the control of a row is touched, and Delete: the calls in between.",
      sample: nil, swift: ("Guide/Tools/CallsController.swift", ["editingStyleForRowAt", "commit editingStyle"]),
      objectiveC: "Calls.m", facts: ["ED-01", "ED-03"], suites: ["SequenceDiagramTests"],
      touches: [.element("Edit"), .editControl(1, 0), .element("Delete")], result: "deleteRows"
    ) { CallsController(.editing) },
    GuideFigure(
      number: "7-2", title: "Indices in a batch",
      about: "Deletions use the indices before the update, insertions those after it, whatever the order in the code.",
      sample: nil, swift: ("Guide/Tools/UpdateExample.swift", ["var steps"]),
      objectiveC: "Updates.m", facts: ["BU-01", "BU-03"], suites: ["GuideToolTests"],
      touches: [.element("Step"), .element("Step"), .element("Step"), .element("Step"), .element("Step")], result: "Applied"
    ) { UpdateDebuggerController() },
    GuideFigure(
      number: "Listing 7-3", title: "A list that is edited",
      about: "The last row inserts an item, the others are deleted; a form takes the text of a new item.",
      sample: "EditableList", swift: ("EditableList/EditableListController.swift", ["editingStyleForRowAt", "commit editingStyle"]),
      objectiveC: "Listings7.m", facts: ["ED-02", "ED-03"], suites: ["EditingSampleTests"],
      touches: [.element("Edit"), .editControl(0, 0), .element("Delete"), .element("Done"), .element("Add")], result: "button .*Save"
    ) { EditableListController() },
    GuideFigure(
      number: "Listing 7-7", title: "Insertions and deletions in one batch",
      about: "Three states come and two go in one block, whose order of calls does not matter.",
      sample: "BatchUpdates", swift: ("BatchUpdates/BatchUpdatesController.swift", ["private func insertAndDeleteRows"]),
      objectiveC: "Listings7.m", facts: ["BU-01", "BU-03"], suites: ["UpdateSampleTests"],
      touches: [.reveal(0, 1), .row(0, 1), .reveal(0, 0)], result: "Alaska"
    ) { BatchUpdatesController() },
    GuideFigure(
      number: "8-1", title: "Moving a row",
      about: "A row follows the finger by its control, and others make room.",
      sample: "Reorder", swift: ("Reorder/ReorderController.swift", ["moveRowAt", "canMoveRowAt"]),
      objectiveC: "Reorder.m", facts: ["RO-01", "RO-04"], suites: ["EditingSampleTests"],
      touches: [.element("Edit"), .move(1, 0, 60)], result: "button .Done"
    ) { ReorderController() },
    GuideFigure(
      number: "8-2", title: "Calls when a row is moved",
      about: "The delegate may propose another target, and then the data source moves the row in its data.",
      sample: nil, swift: ("Guide/Tools/CallsController.swift", ["targetIndexPathForMoveFromRowAt", "moveRowAt"]),
      objectiveC: "Calls.m", facts: ["RO-03", "RO-04"], suites: ["SequenceDiagramTests"],
      touches: [.element("Edit"), .move(0, 0, 80)], result: "moveRowAt:to:"
    ) { CallsController(.moving) },
    GuideFigure(
      document: .book, number: "21.1", title: "Four variations",
      about: "One class as list, index, groups and choices.",
      sample: nil, swift: ("Guide/Screens/KindsController.swift", ["numberOfSections", "cellForRowAt"]),
      objectiveC: "Kinds.m", facts: ["ST-03", "IX-01"], suites: ["TableFactsTests"],
      touches: [.element("Summer")], result: "selected .*Summer"
    ) { KindsController() },
    GuideFigure(
      document: .book, number: "21.2", title: "Groups for options",
      about: "Static rows of a storyboard; code adds the checkmarks and stores the choice.",
      sample: nil, swift: ("Guide/Screens/GameOptionsController.swift", ["cellForRowAt", "didSelectRowAt"]),
      objectiveC: "GameOptions.m", facts: ["SB-01", "SE-11"], suites: ["GuideFigureTests"],
      touches: [.row(2, 0)], result: "Level: Fierce"
    ) { GameOptionsController.fromStoryboard() },
    GuideFigure(
      document: .book, number: "21.3", title: "A textured background",
      about: "The background view of a cell is a pattern, seen through the selection.",
      sample: "Cells", swift: ("Cells/LinenCell.swift", ["override init"]),
      objectiveC: "Linen.m", facts: ["CE-10", "CE-11"], suites: ["ListSampleTests"],
      touches: [.reveal(1, 4), .row(1, 4)], result: "selected .*Linen"
    ) { CellsController() },
    GuideFigure(
      document: .book, number: "21.4", title: "A gradient as background",
      about: "A view whose layer is a gradient is behind both texts.",
      sample: "Cells", swift: ("Cells/GradientCell.swift", ["override init"]),
      objectiveC: "Gradient.m", facts: ["CE-10", "CE-11"], suites: ["ListSampleTests"],
      touches: [.reveal(0, 4), .row(0, 4)], result: "selected .*Gradient"
    ) { CellsController() },
    GuideFigure(
      document: .book, number: "21.5", title: "Image at the trailing edge",
      about: "A subclass moves the standard views when it lays them out.",
      sample: "Cells", swift: ("Cells/ImageOnRightCell.swift", ["override func layoutSubviews"]),
      objectiveC: "ImageOnRight.m", facts: ["CE-15"], suites: ["ListSampleTests"],
      touches: [.reveal(0, 3), .row(0, 3)], result: "selected .*By a subclass"
    ) { CellsController() },
    GuideFigure(
      document: .book, number: "21.6", title: "A static table in a document",
      about: "Sections, headers and cells of the options are objects of the storyboard.",
      sample: nil, swift: ("Guide/Tools/NibOutlineController.swift", ["init(_ document"]),
      objectiveC: "GameOptions.m", facts: ["SB-01"], suites: ["GuideFigureTests"],
      touches: [.row(1, 0)], result: "dataMode: static"
    ) { NibOutlineController("GameOptions", extension: "storyboard", .objects) },
    GuideFigure(
      document: .book, number: "21.7", title: "Searching a table",
      about: "The rows are those that contain the text of the search bar.",
      sample: "States", swift: ("States/StatesController.swift", ["private func sortIntoSections", "textDidChange"]),
      objectiveC: "Search.m", facts: ["SH-01", "SH-03"], suites: ["StatesTests"],
      touches: [.element("States and capitals"), .type("wyo")], result: "Cancel"
    ) { StatesController() },
    GuideFigure(
      document: .book, number: "21.8", title: "A phone directory",
      about: "A name and its numbers in fields of cells.",
      sample: "Phones", swift: ("Phones/PhonesController.swift", ["cellForRowAt"]),
      objectiveC: "Phones.m", facts: ["ED-02", "CE-15"], suites: ["PhonesTests"],
      touches: [.scroll(200)], result: "555-0185"
    ) { PhonesController() },
    GuideFigure(
      document: .book, number: "21.9", title: "The directory in editing mode",
      about: "Fields can be edited, the last number inserts another one, the others are deleted.",
      sample: "Phones", swift: ("Phones/PhonesController.swift", ["editingStyleForRowAt", "removeNumber"]),
      objectiveC: "Phones.m", facts: ["ED-02", "ED-03"], suites: ["PhonesTests"],
      touches: [.element("Edit")], result: "button .Done"
    ) { PhonesController() },
    GuideFigure(
      document: .book, number: "21.10", title: "A menu at a row",
      about: "A long press on a row shows Copy.",
      sample: "States", swift: ("States/StatesController.swift", ["shouldShowMenuForRowAt", "canPerformAction", "performAction"]),
      objectiveC: "RowMenu.m", facts: ["MN-01", "MN-02"], suites: ["StatesTests"],
      touches: [.hold(0, 0)], result: "button .Copy"
    ) { StatesController() },
    GuideFigure(
      document: .book, number: "21.11", title: "A collection of cards",
      about: "Bordered cells of one size under headers; the first section has a wider cell and no header.",
      sample: nil,
      swift: ("Guide/Screens/WordCardsController.swift", ["sizeForItemAt", "referenceSizeForHeaderInSection", "cellForItemAt"]),
      objectiveC: "WordCards.m", facts: ["CV-01", "CV-02"], suites: ["GuideFigureTests"],
      touches: [.element("1b"), .scroll(160)], result: "header .*1b"
    ) { WordCardsController() },
    GuideFigure(
      document: .talk, number: "Demo 1", title: "Sections with an index",
      about: "Twenty-six sections of twenty rows, with headers, and an index that jumps to them.",
      sample: "SimpleList", swift: ("SimpleList/LettersController.swift", []),
      objectiveC: "Letters.m", facts: ["IX-01", "IX-03"], suites: ["ListSampleTests"],
      touches: [.index(0.5)], result: "header text .[K-P]"
    ) { LettersController() },
    GuideFigure(
      document: .talk, number: "Demo 2", title: "Details below a header view",
      about: "Ingredients below a header view from a nib; the delegate gives the accessories, and the instructions are pushed.",
      sample: nil, swift: ("Guide/Screens/DishController.swift", ["viewDidLoad", "accessoryTypeForRowWith", "didSelectRowAt"]),
      objectiveC: "Dish.m", facts: ["ST-05", "AC-07"], suites: ["GuideFigureTests"],
      touches: [.row(0, 1)], result: "Slice the apples"
    ) { DishController() },
    GuideFigure(
      document: .talk, number: "Demo 3", title: "Choosing a category",
      about: "The row with the checkmark is the category; another touch moves the mark, and the screen before shows it.",
      sample: "Recipes", swift: ("Recipes/CategoryController.swift", ["didSelectRowAt"]),
      objectiveC: "Category.m", facts: ["SE-11", "SE-06"], suites: ["ControllerSampleTests"],
      touches: [.row(0, 0), .row(0, 0)], result: "selected .*Dessert"
    ) { RecipeController(Recipe.all[0].copy()) },
  ]
}
