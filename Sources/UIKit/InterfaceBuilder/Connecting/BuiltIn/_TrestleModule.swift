/// The keys of UIKit's own classes, in the same form as those of an app's module.
final class _TrestleModule: _ModuleTables {
  override class var tables: [_ClassTable] {
    viewsTables + controlsTables + listsTables + collectionsTables + controllersTables + itemsTables + layersTables
      + pathsTables + methodsTables
  }
}
