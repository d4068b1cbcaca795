/// The order of overlays. The first overlays of the list are drawn first.
extension MKMapView {
  /// Adds overlays. Levels have no effect on Linux, where maps have no roads and labels.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
  /// Returns the overlays of a level: all of them, because levels have no effect on Linux.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }

  /// Inserts an overlay at an index of the list; overlays with higher indices are drawn above it.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    addOverlays([overlay])
    move(overlay, to: min(max(index, 0), overlays.count - 1))
  }

  /// Inserts an overlay at an index; the level is ignored.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) { insertOverlay(overlay, at: index) }

  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    insertOverlay(overlay, at: (overlays.firstIndex { $0 === sibling } ?? overlays.count) + 1)
  }

  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insertOverlay(overlay, at: overlays.firstIndex { $0 === sibling } ?? 0)
  }

  public func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
    guard overlays.indices.contains(index1), overlays.indices.contains(index2) else { return }
    overlays.swapAt(index1, index2)
    sortRenderers()
  }

  public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    guard let first = overlays.firstIndex(where: { $0 === overlay1 }), let second = overlays.firstIndex(where: { $0 === overlay2 })
    else { return }
    exchangeOverlay(at: first, withOverlayAt: second)
  }

  private func move(_ overlay: any MKOverlay, to index: Int) {
    overlays.removeAll { $0 === overlay }
    overlays.insert(overlay, at: index)
    sortRenderers()
  }

  private func sortRenderers() {
    ground.overlays = overlays.compactMap { overlay in ground.overlays.first { $0.overlay === overlay } }
  }
}
