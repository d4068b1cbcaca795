internal import TrestleCRuntime
import QuartzCore

/// Creates an instance of a registered class by the initializer that its subclass overrides.
@MainActor package enum RegisteredClass {
  package static func makeCell(of type: AnyClass, style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> UITableViewCell? {
    guard type is UITableViewCell.Type else { return nil }
    let (initialiser, metadata) = cellSlot.entry(in: type)
    let words = HandedOver.words(of: reuseIdentifier)
    let made = crt_call_init_style(initialiser, UInt8(style.rawValue), words.0, words.1, metadata)
    return Unmanaged<UITableViewCell>.fromOpaque(made).takeRetainedValue()
  }

  package static func makeHeaderFooterView(of type: AnyClass, reuseIdentifier: String?) -> UITableViewHeaderFooterView? {
    guard type is UITableViewHeaderFooterView.Type else { return nil }
    let (initialiser, metadata) = headerFooterSlot.entry(in: type)
    let words = HandedOver.words(of: reuseIdentifier)
    let made = crt_call_init_identifier(initialiser, words.0, words.1, metadata)
    return Unmanaged<UITableViewHeaderFooterView>.fromOpaque(made).takeRetainedValue()
  }

  private static let cellSlot = InitialiserSlot(of: crt_table_cell_init(), in: UITableViewCell.self)
  private static let headerFooterSlot = InitialiserSlot(of: crt_header_footer_init(), in: UITableViewHeaderFooterView.self)
}
