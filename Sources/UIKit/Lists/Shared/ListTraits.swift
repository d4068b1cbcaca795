/// The traits that a list passes to its cells, headers and footers: its own traits with the kind of list as the environment.
///
/// Views of one environment share one object, so that traits need not be compared as cells are added and removed.
@MainActor struct ListTraits {
  private var kept: [UIListEnvironment: (inherited: UITraitCollection, combined: UITraitCollection)] = [:]

  mutating func traits(_ environment: UIListEnvironment, over inherited: UITraitCollection) -> UITraitCollection {
    guard inherited.values.listEnvironment != environment else { return inherited }
    if let kept = kept[environment], kept.inherited === inherited { return kept.combined }
    var values = inherited.values
    values.listEnvironment = environment
    let combined = UITraitCollection(values)
    kept[environment] = (inherited, combined)
    return combined
  }
}
