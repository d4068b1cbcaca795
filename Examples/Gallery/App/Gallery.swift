import UIKit

/// One screen of the Gallery.
struct Sample {
  var name: String
  var subtitle: String
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
        Sample(name: "Gestures", subtitle: "Drag, pinch and turn") { GesturesController() },
      ]
    ),
    (
      "Lists",
      [
        Sample(name: "Cells", subtitle: "Styles, accessories, selection") { CellsController() }
      ]
    ),
  ]

  static var samples: [Sample] { sections.flatMap(\.samples) }
}
