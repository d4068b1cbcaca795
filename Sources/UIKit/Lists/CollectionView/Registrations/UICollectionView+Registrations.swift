import Foundation

extension UICollectionView {
  /// Creates and configures the cells of one kind of item, without a reuse identifier.
  ///
  /// Create it once, outside of `cellForItemAt`: each registration has its own reuse queue.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identity: ViewRegistration
    let nib: UINib?
    let handler: Handler

    /// Creates a registration of the cell's class. Create it once, outside the cell provider.
    public init(handler: @escaping Handler) {
      identity = ViewRegistration()
      nib = nil
      self.handler = handler
    }

    /// Creates a registration with a nib, whose only top-level object is a `Cell`.
    public init(cellNib: UINib, handler: @escaping Handler) {
      identity = ViewRegistration()
      nib = cellNib
      self.handler = handler
    }
  }

  /// Creates and configures the supplementary views of one kind.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let identity: ViewRegistration
    let nib: UINib?
    let elementKind: String
    let handler: Handler

    /// Creates a registration of the view's class for a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      identity = ViewRegistration()
      nib = nil
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Creates a registration with a nib, whose only top-level object is a `Supplementary`.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      identity = ViewRegistration()
      nib = supplementaryNib
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.identity.checkUse(String(describing: registration))
    let identifier = registration.identity.identifier
    if pools.cells.registration(for: identifier) == nil {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: identifier)
      }
    }
    let dequeued = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = dequeued as? Cell else { preconditionFailure("\(dequeued) is no \(Cell.self)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.identity.checkUse(String(describing: registration))
    let (identifier, kind) = (registration.identity.identifier, registration.elementKind)
    if pools.supplementary[kind]?.registration(for: identifier) == nil {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    let dequeued = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = dequeued as? Supplementary else { preconditionFailure("\(dequeued) is no \(Supplementary.self)") }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// The identity of a registration, which serves as its reuse identifier.
@MainActor final class ViewRegistration {
  /// The number of data source calls for views in progress.
  static var questions = 0
  private static var count = 0

  let identifier: String
  /// Whether the registration was created while a view was requested: then its queue is never used again.
  private let isTransient: Bool

  init() {
    Self.count += 1
    identifier = "UICollectionViewRegistration-\(Self.count)"
    isTransient = Self.questions > 0
  }

  func checkUse(_ registration: String) {
    guard isTransient else { return }
    UIKitError.raise(
      "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside a"
        + " UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is requested will prevent reuse"
        + " and cause created cells to remain inaccessible in memory for the lifetime of the collection view. Registrations should be"
        + " created up front and reused. Registration: \(registration)")
  }
}
