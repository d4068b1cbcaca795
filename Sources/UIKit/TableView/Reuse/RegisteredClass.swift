import CoreGraphics
import Foundation

internal import CRuntime

/// Makes an instance of a registered class by the initialiser its subclass overrides.
///
/// A metatype can only call `required` initialisers, and to require one would break every subclass that overrides the ordinary one. The
/// allocating initialiser stands in the class's method table, at the same place in every subclass; it is called through C.
@MainActor enum RegisteredClass {
  static func makeCell(of type: AnyClass, style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> UITableViewCell? {
    guard type is UITableViewCell.Type else { return nil }
    let (metadata, initialiser) = entry(of: type, cellSlot)
    let words = handOver(reuseIdentifier)
    let made = crt_call_init_style(initialiser, UInt8(style.rawValue), words.0, words.1, metadata)
    return Unmanaged<UITableViewCell>.fromOpaque(made).takeRetainedValue()
  }

  static func makeHeaderFooterView(of type: AnyClass, reuseIdentifier: String?) -> UITableViewHeaderFooterView? {
    guard type is UITableViewHeaderFooterView.Type else { return nil }
    let (metadata, initialiser) = entry(of: type, headerFooterSlot)
    let words = handOver(reuseIdentifier)
    let made = crt_call_init_identifier(initialiser, words.0, words.1, metadata)
    return Unmanaged<UITableViewHeaderFooterView>.fromOpaque(made).takeRetainedValue()
  }

  private static let cellSlot = InitialiserSlot.offset(of: crt_table_cell_init(), in: UITableViewCell.self)
  private static let headerFooterSlot = InitialiserSlot.offset(of: crt_header_footer_init(), in: UITableViewHeaderFooterView.self)

  private static func entry(of type: AnyClass, _ slot: Int) -> (UnsafeMutableRawPointer, UnsafeMutableRawPointer) {
    let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    return (metadata, metadata.load(fromByteOffset: slot, as: UnsafeMutableRawPointer.self))
  }

  /// The two words of an optional string, owned by whoever they are given to, as initialisers take their parameters.
  private static func handOver(_ string: String?) -> (UInt, UInt) {
    let box = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    box.initialize(to: string)
    defer { box.deallocate() }
    return UnsafeRawPointer(box).load(as: (UInt, UInt).self)
  }
}
