import UIKit

/// One screen of the Gallery.
struct Sample {
  var name: String
  var subtitle: String
  /// Whether its contents load a moment after it appears.
  var isLate = false
  var make: @MainActor () -> UIViewController
}

/// Every sample, in the order of the list, by section.
@MainActor enum Gallery {
  /// Returns the date that samples show as the present one. Tests replace it, so that pictures do not depend on the time of day.
  static var now: () -> Date = { Date() }

  static let sections: [(title: String, samples: [Sample])] = [
    (
      "Drawing",
      [
        Sample(name: "TextStyles", subtitle: "Fonts, scripts and dynamic type") { TextStylesController() },
        Sample(name: "Symbols", subtitle: "Images by name, in three weights") { SymbolsController() },
        Sample(name: "Drawing", subtitle: "Paths, gradients, shadows and blend modes") { DrawingController() },
      ]
    ),
    (
      "Views",
      [
        Sample(name: "Layers", subtitle: "Properties and effects of layers") { LayersController() },
        Sample(name: "Motion", subtitle: "Curves, springs and keyframes") { MotionController() },
        Sample(name: "Controls", subtitle: "Buttons, switches, sliders, pickers") { ControlsController() },
        Sample(name: "Settings", subtitle: "A static table with controls") { SettingsController() },
        Sample(name: "Gestures", subtitle: "Drag, pinch and rotate") { GesturesController() },
        Sample(name: "Holidays", subtitle: "A calendar with selectable and decorated days") { HolidaysController() },
        Sample(name: "Physics", subtitle: "Falling, swinging, snapping and pushed boxes") { PhysicsController() },
        Sample(name: "Fireworks", subtitle: "Rockets from particles") { FireworksController() },
        Sample(name: "Player", subtitle: "A clip with controls, in full screen, at three speeds") { PlayerController() },
        Sample(name: "Camera", subtitle: "A preview, photos, and codes that are read") { CameraController() },
      ]
    ),
    (
      "Navigation",
      [
        Sample(name: "Trails", subtitle: "A navigation stack with three levels") { RegionsController() },
        Sample(name: "Recipes", subtitle: "Lists, details, sheets and alerts") { RecipesController() },
        Sample(name: "Pages", subtitle: "Months that scroll or curl") { PagesController() },
        Sample(name: "Presentations", subtitle: "Sheets, popovers, panels and alerts") { PresentationsController() },
        Sample(name: "Storyboard", subtitle: "Tabs, lists and a form from one document") { TripsController.storyboard() },
        Sample(name: "Search", subtitle: "A search bar above the list") { SearchSampleController() },
        Sample(name: "Capitals", subtitle: "Searching in the navigation bar") { SearchBarSampleController() },
        Sample(name: "Tabs", subtitle: "Animated symbols, zooming tiles, pages") { TabsController() },
      ]
    ),
    (
      "Lists",
      [
        Sample(name: "SimpleList", subtitle: "A list from two methods") { SimpleListController() },
        Sample(name: "TimeZones", subtitle: "Custom drawn cells, alternately tinted") { TimeZonesController() },
        Sample(name: "States", subtitle: "An index beside the list") { StatesController() },
        Sample(name: "Elements", subtitle: "The periodic table in four tabs") { ElementsTabs() },
        Sample(name: "NibCells", subtitle: "Cells from nibs and a storyboard") { NibCellsController() },
        Sample(name: "Cells", subtitle: "Styles, accessories, selection, backgrounds") { CellsController() },
        Sample(name: "Options", subtitle: "Single and multiple selection") { OptionsController() },
        Sample(name: "SelectAhead", subtitle: "A tap selects the row twenty below") { SelectAheadController() },
        Sample(name: "BatchUpdates", subtitle: "Insertions and deletions in one update") { BatchUpdatesController() },
        Sample(name: "EditableList", subtitle: "Deleting, inserting, a form for new items") { EditableListController() },
        Sample(name: "OwnEdit", subtitle: "A custom Edit button") { OwnEditController() },
        Sample(name: "Reorder", subtitle: "Reordering within a group, swipe actions") { ReorderController() },
        Sample(name: "News", subtitle: "Pull to refresh, rows of variable height", isLate: true) { NewsController() },
        Sample(name: "Albums", subtitle: "Self-sizing rows, resized by pinching") { AlbumsController() },
        Sample(name: "Library", subtitle: "Books from a database, with search and import") { LibraryController() },
        Sample(name: "Million", subtitle: "Ten million rows of different heights") { MillionController() },
        Sample(name: "Guide", subtitle: "Every figure of the documents as a screen") { GuideController() },
      ]
    ),
    (
      "Collections",
      [
        Sample(name: "Grid", subtitle: "A million tiles, resized by pinching") { GridController() },
        Sample(name: "PhotoWall", subtitle: "Sections under pinned headers") { PhotoWallController() },
        Sample(name: "CoverFlow", subtitle: "Items scaled and rotated by distance") { CoverFlowController() },
        Sample(name: "Circle", subtitle: "A custom layout with animated updates") { CircleController() },
        Sample(name: "Flashcards", subtitle: "Cards that flip, with Copy") { FlashcardsController() },
        Sample(name: "Layouts", subtitle: "One set of tiles in five layouts") { LayoutsController() },
        Sample(name: "Shelves", subtitle: "Sections that scroll horizontally") { ShelvesController() },
        Sample(name: "Outline", subtitle: "A sidebar with expandable items") { OutlineController() },
        Sample(name: "Conference", subtitle: "Self-sizing rows with swipe actions") { ConferenceController() },
        Sample(name: "Calendar", subtitle: "Endless months with selectable days") { CalendarController() },
        Sample(name: "Waterfall", subtitle: "Columns of different heights") { WaterfallController() },
        Sample(name: "ReorderGrid", subtitle: "Reordering by long press, drag and drop") { ReorderBoardController() },
      ]
    ),
    (
      "Text",
      [
        Sample(name: "Phones", subtitle: "A form of fields above the keyboard") { PhonesController() },
        Sample(name: "Notes", subtitle: "A page of editable text") { NotesController() },
        Sample(name: "Type", subtitle: "Text around a picture, in columns, from HTML") { TypeController() },
        Sample(name: "Documents", subtitle: "Notes with autosave and sharing") { DocumentsController() },
        Sample(name: "Pickers", subtitle: "Colors, fonts, pictures and files") { PickersController() },
        Sample(name: "Markdown", subtitle: "A Markdown page in labels") { MarkdownController() },
      ]
    ),
  ]

  static var samples: [Sample] { sections.flatMap(\.samples) }
}
