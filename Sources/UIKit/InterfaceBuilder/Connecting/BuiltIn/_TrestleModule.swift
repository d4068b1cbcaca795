/// The keys of UIKit's own classes, found like those of an author's module.
final class _TrestleModule: _ModuleTables {
  override class var tables: [_ClassTable] {
    viewsTables + controlsTables + listsTables + collectionsTables + controllersTables + itemsTables + layersTables
      + pathsTables + methodsTables
  }
}
