/// The tables of one module: subclassed once per module under the name `_TrestleModule`, by which the runtime finds it.
///
/// The importer's translator generates the subclass:
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
  /// Classes by their `@objc(Name)` names, which Interface Builder's files use.
  open class var aliases: [String: AnyClass] { [:] }
  /// The bundle with the module's nibs; nil uses the program's main bundle.
  open class var bundlePath: String? { nil }
}
