/// The tables of one module: subclassed once a module under the name `_TrestleModule`, where the runtime finds it by name.
///
/// The importer's translator writes the subclass:
///
/// ```swift
/// public final class _TrestleModule: UIKit._ModuleTables {
///   override public class var tables: [UIKit._ClassTable] { _trestleTables_NotesController() + _trestleTables_NoteCell() }
///   override public class var aliases: [String: AnyClass] { ["NTNote": NoteView.self] }
///   override public class var bundlePath: String? { Bundle.module.bundlePath }
/// }
/// ```
open class _ModuleTables {
  public required init() {}

  @MainActor open class var tables: [_ClassTable] { [] }
  /// Classes by the name their `@objc(Name)` gives them, which Interface Builder's files use.
  open class var aliases: [String: AnyClass] { [:] }
  /// The bundle with the module's nibs; nil means the program's main bundle.
  open class var bundlePath: String? { nil }
}
