import CoreGraphics
internal import TrestleListModel

public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row or a column, or with frames from a closure. A group repeats its subitems, and may itself be a subitem.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case line(CompositionAxis, CompositionItem.Repetition)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let arrangement: Arrangement
  public final let subitems: [NSCollectionLayoutItem]
  /// The distance between the subitems.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: layoutSize)
    if case .line = arrangement, subitems.isEmpty { UIKitError.raise("At least 1 subitem is required for a group") }
  }

  // MARK: Making

  /// Returns a row of subitems, which are repeated in order while the next one fits.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.horizontal, .fill), subitems)
  }
  /// Returns a column of subitems, which are repeated in order while the next one fits.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.vertical, .fill), subitems)
  }
  /// Returns a row of `count` items of equal width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .line(.horizontal, .divide(max(1, count))), [subitem]) }
  /// Returns a column of `count` items of equal height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .line(.vertical, .divide(max(1, count))), [subitem]) }
  /// Returns a row of `count` items with their own sizes.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .line(.horizontal, .count(max(1, count))), [repeatingSubitem]) }
  /// Returns a column of `count` items with their own sizes.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .line(.vertical, .count(max(1, count))), [repeatingSubitem]) }
  /// Returns a group whose item frames are provided by a closure. The closure is called once for each geometry of the group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }

  // MARK: Contents

  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { supplements }
    set { supplements = newValue }
  }

  /// Returns a text drawing of the group's items in a container of 400 by 400 points.
  open func visualDescription() -> String {
    let room = CompositionSize(400, 400)
    let environment = LayoutEnvironment(container: LayoutContainer(room, .zero), traitCollection: UITraitCollection.current)
    return GroupDrawing(CompositionSolver.solve(composition(in: environment), in: room)).text
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(layoutSize, arrangement, subitems.map { $0.duplicate() })
    copy.takeSurroundings(of: self)
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  override func composition(in environment: any NSCollectionLayoutEnvironment) -> CompositionItem {
    var item = super.composition(in: environment)
    switch arrangement {
    case .line(let axis, let repetition):
      item.content = .line(
        CompositionItem.Line(
          axis, subitems.map { $0.composition(in: environment) }, repetition,
          spacing: interItemSpacing?.composition ?? .fixed(0)))
    case .custom(let provider):
      let traits = environment.traitCollection
      item.content = .custom { size, insets in
        // The solver runs on the main actor, because the layout is prepared there.
        MainActor.assumeIsolated {
          provider(LayoutEnvironment(container: LayoutContainer(size, insets), traitCollection: traits)).map(\.composition)
        }
      }
    }
    return item
  }
}
