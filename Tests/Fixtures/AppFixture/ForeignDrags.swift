import UIKit

/// A view that accepts URLs dragged from other programs, and a box whose URL can be dragged to them.
@MainActor final class ForeignDrags: NSObject, UIDropInteractionDelegate, UIDragInteractionDelegate {
  init(_ view: UIView) {
    super.init()
    view.addInteraction(UIDropInteraction(delegate: self))
    let box = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
    box.backgroundColor = .blue
    let drag = UIDragInteraction(delegate: self)
    drag.isEnabled = true
    box.addInteraction(drag)
    view.addSubview(box)
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: ["public.url"])
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let place = interaction.view.map { session.location(in: $0) } ?? .zero
    for item in session.items {
      item.itemProvider.loadDataRepresentation(forTypeIdentifier: "public.url") { data, _ in
        say("dropped \(data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing") x=\(Int(place.x)) y=\(Int(place.y))")
      }
    }
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    NSURL(string: "https://example.org/out").map { [UIDragItem(itemProvider: NSItemProvider(object: $0))] } ?? []
  }

  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
    say("ended copy=\(operation == .copy)")
  }
}

/// Writes a line immediately, also into a file.
private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
