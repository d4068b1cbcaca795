/// The height class of a bar: compact in a window of compact height, higher with a prompt.
public enum UIBarMetrics: Int, Sendable {
  /// The bar of regular height.
  case `default`
  /// The lower bar of compact height, as on phones in landscape.
  case compact
  /// The bar of regular height with a prompt or scopes.
  case defaultPrompt = 101
  /// The bar of compact height with a prompt or scopes.
  case compactPrompt

  /// The former name of `compact`.
  @available(*, deprecated, renamed: "compact")
  public static let landscapePhone = UIBarMetrics.compact
  /// The former name of `compactPrompt`.
  @available(*, deprecated, renamed: "compactPrompt")
  public static let landscapePhonePrompt = UIBarMetrics.compactPrompt
}
