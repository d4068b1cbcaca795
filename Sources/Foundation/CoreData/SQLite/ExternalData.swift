import Foundation

/// The folder of a store's large values, each in a file that is named by a UUID. A column of an attribute that allows external storage has
/// a byte before its value: 1 if the value follows, 2 if the name of its file follows, which ends with a null character. Values that an
/// older version of this module wrote without that byte are read unchanged.
final class ExternalData {
  /// The size in bytes of the largest value that is stored in the database, as on iOS.
  private static let most = 100 * 1024
  private static let (inside, outside): (UInt8, UInt8) = (1, 2)
  private static let nameLength = 36

  private let folder: URL
  /// The files that the current transaction has written, and those that are not needed after it.
  private var (written, unused): ([URL], [URL]) = ([], [])

  /// - Parameter store: The location of the database: `Name.sqlite` has the folder `.Name_SUPPORT/_EXTERNAL_DATA`.
  init(store: URL) { folder = Self.support(store).appendingPathComponent("_EXTERNAL_DATA") }

  /// Returns the folder of all external files of a store.
  static func support(_ store: URL) -> URL {
    let name = "." + store.deletingPathExtension().lastPathComponent + "_SUPPORT"
    return store.deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Returns the value of a column; nil if its file is missing.
  func read(_ column: SQLiteValue) -> SQLiteValue? {
    guard case .blob(let data) = column, let kind = data.first else { return column }
    if kind == Self.inside { return .blob(Data(data.dropFirst())) }
    guard let file = file(data) else { return column }
    return (try? Data(contentsOf: file)).map { .blob($0) }
  }

  private func file(_ data: Data) -> URL? {
    guard data.first == Self.outside, data.count >= Self.nameLength + 1 else { return nil }
    let name = String(decoding: data.dropFirst().prefix(Self.nameLength), as: UTF8.self)
    guard UUID(uuidString: name) != nil else { return nil }
    return folder.appendingPathComponent(name)
  }

  /// Returns the column content for a value. A large value is written to a file first.
  func write(_ value: SQLiteValue) throws -> SQLiteValue {
    guard case .blob(let data) = value else { return value }
    guard data.count > Self.most else { return .blob(Data([Self.inside]) + data) }
    let name = UUID().uuidString
    let url = folder.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      written.append(url)
      try data.write(to: url, options: .atomic)
    } catch {
      throw StoreError.make(
        StoreError.noPermission, "A large value cannot be written to “\(url.path)”.",
        [NSFilePathErrorKey: url.path, NSUnderlyingErrorKey: error])
    }
    return .blob(Data([Self.outside]) + Data(name.utf8) + [0])
  }

  /// Marks a column's file for deletion at the end of the transaction.
  func release(_ column: SQLiteValue) {
    if case .blob(let data) = column, let file = file(data) { unused.append(file) }
  }

  /// Deletes the files that have no row after the end of a transaction.
  func end(isCommitted: Bool) {
    for url in isCommitted ? unused : written { try? FileManager.default.removeItem(at: url) }
    (written, unused) = ([], [])
  }
}
