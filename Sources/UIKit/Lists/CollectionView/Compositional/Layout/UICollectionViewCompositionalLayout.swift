import CoreGraphics
internal import TrestleListModel

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Lays out sections that consist of groups of items.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  final let provider: UICollectionViewCompositionalLayoutSectionProvider
  final private(set) var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration
  final var plan = CompositionalPlan()
  final var isPlanValid = false
  /// The measured sizes for the next plan; nil to use those of the current one.
  final var movedMeasures: [Int: CompositionalMeasures]?
  /// The sections for which a lack of space was logged.
  final var warnedSections: Set<Int> = []

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout that uses the same section for every section of the data.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    let copy = section.copy() as? NSCollectionLayoutSection
    provider = { _, _ in copy }
    ownConfiguration = configuration.duplicate
    super.init()
  }

  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout with a section provider, which is called once per section when the layout is prepared for another environment.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    ownConfiguration = configuration.duplicate
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// The configuration. Setting it invalidates the layout; later changes of a configuration object have no effect.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration }
    set {
      ownConfiguration = newValue.duplicate
      invalidateLayout()
    }
  }

  // MARK: Preparing

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    digest(context)
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    makePlanIfNeeded()
    super.prepare()
  }

  /// The size of all content in points, for the present data even before the next layout pass.
  open override var collectionViewContentSize: CGSize {
    if !isPlanValid, collectionView?.givesContentSize ?? false { makePlanIfNeeded() }
    return plan.contentSize
  }
  /// Leading and trailing depend on the reading direction, so the layout is always mirrored.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Elements

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    element(ElementKey(.cell, indexPath), in: plan, pinned: false)
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { element(ElementKey(.supplementary(elementKind), indexPath), in: plan, pinned: true) }
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { element(ElementKey(.decoration(elementKind), indexPath), in: plan, pinned: false) }

  // MARK: Following the bounds

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsBounds(newBounds) }
  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    contextForBounds(newBounds, super.invalidationContext(forBoundsChange: newBounds))
  }

  // MARK: Self-sizing

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { accepts(preferredAttributes, originalAttributes) }
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    contextForPreferred(
      preferredAttributes, originalAttributes,
      super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes))
  }

  override func keptAttributes() -> ((ElementKey) -> UICollectionViewLayoutAttributes?)? {
    { [plan, self] key in element(key, in: plan, pinned: false) }
  }

  override func itemsMoved(_ update: ResolvedUpdate) { moveMeasures(update) }
  override func insetsChanged() { followInsets() }
  override func traitsChanged(from old: UITraitCollection?) { followTraits(old) }
  override func orthogonalGeometry(ofSection section: Int) -> OrthogonalGeometry? { scrollingGeometry(section) }
  override func hasHandler(ofSection section: Int) -> Bool {
    plan.sections.indices.contains(section) && plan.sections[section].description.visibleItemsInvalidationHandler != nil
  }
  override var asksPreferredAttributes: Bool { plan.measures }
}
