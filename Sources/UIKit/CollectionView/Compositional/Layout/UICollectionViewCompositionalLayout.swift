import CoreGraphics
import Foundation
internal import ListModel

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Lays out sections that are composed of items in groups in sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  final let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// The same section for every section of the data.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    let copy = section.copy() as? NSCollectionLayoutSection
    provider = { _, _ in copy }
    ownConfiguration = configuration.duplicate
    super.init()
  }

  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// - Parameter sectionProvider: Called once for each section whenever the layout is prepared for another environment.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    ownConfiguration = configuration.duplicate
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// Setting it lays out again; changes of a configuration that was set have no effect.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration }
    set {
      ownConfiguration = newValue.duplicate
      invalidateLayout()
    }
  }
}
