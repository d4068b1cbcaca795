import Foundation

/// A range of a text that is about to be dragged.
@MainActor final class TextDragRequest: NSObject, UITextDragRequest {
  let dragRange: UITextRange
  let suggestedItems: [UIDragItem]
  let existingItems: [UIDragItem]
  let isSelected = true
  let dragSession: any UIDragSession

  init(_ range: Range<Int>, suggested: [UIDragItem], session: any UIDragSession) {
    dragRange = TextOffsetRange(range)
    suggestedItems = suggested
    existingItems = session.items
    dragSession = session
  }
}

/// Items that are over a text, or dropped there.
@MainActor final class TextDropRequest: NSObject, UITextDropRequest {
  let dropPosition: UITextPosition
  let suggestedProposal: UITextDropProposal
  let isSameView: Bool
  let dropSession: any UIDropSession

  init(_ offset: Int, suggested: UITextDropProposal, isSameView: Bool, session: any UIDropSession) {
    dropPosition = TextOffsetPosition(offset)
    suggestedProposal = suggested
    self.isSameView = isSameView
    dropSession = session
  }
}
