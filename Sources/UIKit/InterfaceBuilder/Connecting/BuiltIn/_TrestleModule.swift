/// The keys of UIKit's own classes, in the same form as those of an app's module.
package final class _TrestleModule: _ModuleTables {
  package override class var tables: [_ClassTable] {
    viewsTables + controlsTables + listsTables + collectionsTables + controllersTables + itemsTables + layersTables
      + pathsTables + methodsTables
  }
}
