import UIKit

/// One screen of the Gallery.
struct Sample {
  var name: String
  var subtitle: String
  /// Whether its contents come a moment after it shows.
  var isLate = false
  var make: @MainActor () -> UIViewController
}

/// Every sample, in the order of the list, by section.
@MainActor enum Gallery {
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
        Sample(name: "Layers", subtitle: "What a layer can look like") { LayersController() },
        Sample(name: "Motion", subtitle: "Curves, springs and keyframes") { MotionController() },
        Sample(name: "Controls", subtitle: "Buttons, switches, sliders, pickers") { ControlsController() },
        Sample(name: "Settings", subtitle: "A static table with controls") { SettingsController() },
        Sample(name: "Gestures", subtitle: "Drag, pinch and turn") { GesturesController() },
        Sample(name: "Holidays", subtitle: "A calendar to choose days in, with marks") { HolidaysController() },
        Sample(name: "Physics", subtitle: "Boxes that fall, swing, snap and are pushed") { PhysicsController() },
        Sample(name: "Fireworks", subtitle: "Rockets from particles") { FireworksController() },
      ]
    ),
    (
      "Navigation",
      [
        Sample(name: "Trails", subtitle: "Three screens, one after the other") { RegionsController() },
        Sample(name: "Recipes", subtitle: "Lists, details, sheets and alerts") { RecipesController() },
        Sample(name: "Pages", subtitle: "Months to scroll or to turn like paper") { PagesController() },
        Sample(name: "Presentations", subtitle: "Sheets, popovers, panels, questions") { PresentationsController() },
        Sample(name: "Storyboard", subtitle: "Tabs, lists, a form: all of it one document") { TripsController.storyboard() },
        Sample(name: "Search", subtitle: "A search bar above the list") { SearchSampleController() },
        Sample(name: "Capitals", subtitle: "Searching in the navigation bar") { SearchBarSampleController() },
        Sample(name: "Tabs", subtitle: "Symbols that move, tiles that grow, pages") { TabsController() },
      ]
    ),
    (
      "Lists",
      [
        Sample(name: "SimpleList", subtitle: "Two methods make a list") { SimpleListController() },
        Sample(name: "TimeZones", subtitle: "Drawn cells, tinted by turns") { TimeZonesController() },
        Sample(name: "States", subtitle: "An index beside the list") { StatesController() },
        Sample(name: "Elements", subtitle: "The periodic table behind four tabs") { ElementsTabs() },
        Sample(name: "NibCells", subtitle: "Cells from nibs and a storyboard") { NibCellsController() },
        Sample(name: "Cells", subtitle: "Styles, accessories, selection, backgrounds") { CellsController() },
        Sample(name: "Options", subtitle: "One checkmark, or several") { OptionsController() },
        Sample(name: "SelectAhead", subtitle: "A tap selects twenty rows on") { SelectAheadController() },
        Sample(name: "BatchUpdates", subtitle: "Insertions and deletions at once") { BatchUpdatesController() },
        Sample(name: "EditableList", subtitle: "Delete, insert, a form for new items") { EditableListController() },
        Sample(name: "OwnEdit", subtitle: "An Edit button of one’s own") { OwnEditController() },
        Sample(name: "Reorder", subtitle: "Rows that move within their group, swipe actions") { ReorderController() },
        Sample(name: "News", subtitle: "Pulled down to refresh, rows of any height", isLate: true) { NewsController() },
        Sample(name: "Albums", subtitle: "Rows as high as their text; pinch them") { AlbumsController() },
        Sample(name: "Million", subtitle: "Ten million rows of different heights") { MillionController() },
      ]
    ),
    (
      "Collections",
      [
        Sample(name: "Grid", subtitle: "A million tiles; pinch them") { GridController() },
        Sample(name: "PhotoWall", subtitle: "Sections under pinned headers") { PhotoWallController() },
        Sample(name: "CoverFlow", subtitle: "Scaled and turned by their distance") { CoverFlowController() },
        Sample(name: "Circle", subtitle: "A layout of one’s own, animated updates") { CircleController() },
        Sample(name: "Flashcards", subtitle: "Words to turn and to copy") { FlashcardsController() },
        Sample(name: "Layouts", subtitle: "One set of tiles in five layouts") { LayoutsController() },
        Sample(name: "Shelves", subtitle: "Sections that scroll sideways") { ShelvesController() },
        Sample(name: "Outline", subtitle: "A sidebar whose branches open") { OutlineController() },
        Sample(name: "Conference", subtitle: "Rows as high as their text, with actions") { ConferenceController() },
        Sample(name: "Calendar", subtitle: "Months without end, days to choose") { CalendarController() },
        Sample(name: "Waterfall", subtitle: "Columns of different heights") { WaterfallController() },
        Sample(name: "ReorderGrid", subtitle: "Long press to move a tile, or drag one in") { ReorderBoardController() },
      ]
    ),
    (
      "Text",
      [
        Sample(name: "Phones", subtitle: "A form of fields above the keyboard") { PhonesController() },
        Sample(name: "Notes", subtitle: "A page to write on") { NotesController() },
        Sample(name: "Type", subtitle: "Text round a picture, in columns, from HTML") { TypeController() },
        Sample(name: "Documents", subtitle: "Notes that save themselves, to share") { DocumentsController() },
        Sample(name: "Pickers", subtitle: "Colors, fonts, pictures and files") { PickersController() },
        Sample(name: "Markdown", subtitle: "A page of Markdown in labels") { MarkdownController() },
      ]
    ),
  ]

  static var samples: [Sample] { sections.flatMap(\.samples) }
}
