/// The translation of one source file.
public struct TranslatedFile: Sendable {
  /// The path of the original.
  public var path: String
  /// The file name of the translation, unique in the target: `Foo.linux.swift`.
  ///
  /// It differs from the original's, because the compiler warns about conflicting `#fileID`s otherwise.
  public var name: String
  /// The translated text, or nil if neither the file nor anything it depends on has changed since the previous index.
  public var text: String?
}
