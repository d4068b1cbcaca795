extension UIView {
  /// The interactions of the view, such as menus, drags and pointers.
  public final var interactions: [any UIInteraction] {
    get { rareStorage?.interactions ?? [] }
    set {
      for interaction in interactions where !newValue.contains(where: { $0 === interaction }) { removeInteraction(interaction) }
      for interaction in newValue where !interactions.contains(where: { $0 === interaction }) { addInteraction(interaction) }
    }
  }

  /// Adds an interaction and retains it; one that belongs to another view is removed there first.
  public final func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction; does nothing if it belongs to another view.
  public final func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = rareStorage?.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
