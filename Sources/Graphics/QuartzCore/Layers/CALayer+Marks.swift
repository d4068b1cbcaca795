extension CALayer {
  /// The layer's private Booleans.
  struct Marks: OptionSet {
    var rawValue: UInt16
    static let hasDelegate = Marks(rawValue: 1 << 0)
    /// The layer is the mask of `owner`, not a sublayer.
    static let isMask = Marks(rawValue: 1 << 1)
    /// The layer is a presentation copy of another one.
    static let isCopy = Marks(rawValue: 1 << 2)
    /// A renderer draws the tree below it.
    static let isHosted = Marks(rawValue: 1 << 3)
    /// Its delegate returns `NSNull` for every event outside of view animations.
    static let isViewBacked = Marks(rawValue: 1 << 4)
    /// A sublayer has, or had, a z position.
    static let sortsChildren = Marks(rawValue: 1 << 5)
    /// The override deferred to the default.
    static let declined = Marks(rawValue: 1 << 6)
    /// The contents were drawn by the layer itself.
    static let drewContents = Marks(rawValue: 1 << 7)
    /// The layer is laid out a second time at least in the same pass; see `layoutTree()`.
    static let isLaidOutAgain = Marks(rawValue: 1 << 8)
    /// Its layouts requested one another without end, when it was last laid out; see `LayoutLoops`.
    static let isInLayoutLoop = Marks(rawValue: 1 << 9)
    static let isLayoutLoopReported = Marks(rawValue: 1 << 10)

    // Written out as in `LayerChanges`.
    func contains(_ member: Marks) -> Bool { rawValue & member.rawValue == member.rawValue }

    mutating func set(_ mark: Marks, _ on: Bool) {
      if on { rawValue |= mark.rawValue } else { rawValue &= ~mark.rawValue }
    }
  }

  /// Whether a renderer draws the tree below this layer. Implicit actions run only in such trees.
  package var isHosted: Bool {
    get { marks.contains(.isHosted) }
    set { marks.set(.isHosted, newValue) }
  }

  /// Records a change, here and in the ancestors up to the root. Ancestors that are already marked end the walk.
  package func markChanged(_ change: LayerChanges) {
    changes.formUnion(change)
    if owner != nil { propagate(change) }
  }

  /// Marks the ancestors for the changes of this layer and its subtree, after it was added to `owner`.
  func propagateChanges() { propagate(changes) }

  private func propagate(_ change: LayerChanges) {
    if !change.isDisjoint(with: .drawing) { raise(.descendants) }
    if !change.isDisjoint(with: .anyLayout) { raise(.descendantsLayout) }
    if !change.isDisjoint(with: .anyDisplay) { raise(.descendantsDisplay) }
  }

  /// Sets `mark` on the ancestors, up to the first that has it.
  private func raise(_ mark: LayerChanges) {
    var above = owner
    while let layer = above, !layer.changes.contains(mark) {
      layer.changes.insert(mark)
      above = layer.owner
    }
  }
}
