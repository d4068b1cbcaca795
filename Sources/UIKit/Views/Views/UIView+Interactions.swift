extension UIView {
  final var ownInteractions: [any UIInteraction] {
    get { rareStorage?.interactions ?? [] }
    set {
      for interaction in interactions where !newValue.contains(where: { $0 === interaction }) { removeInteraction(interaction) }
      for interaction in newValue where !interactions.contains(where: { $0 === interaction }) { addInteraction(interaction) }
    }
  }

  final func ownAddInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  final func ownRemoveInteraction(_ interaction: any UIInteraction) {
    guard let index = rareStorage?.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
