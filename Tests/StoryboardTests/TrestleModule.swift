import UIKit

/// The tables of this module, as written by the importer's translator.
public final class _TrestleModule: UIKit._ModuleTables {
  override public class var tables: [UIKit._ClassTable] {
    [SegueActionSource.table, ActionController.table] + ConnectingClasses.tables
  }

  override public class var aliases: [String: AnyClass] { ["NTAliased": AliasedView.self] }
}
