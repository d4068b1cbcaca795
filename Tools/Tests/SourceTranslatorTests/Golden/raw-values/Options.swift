public struct Options: OptionSet {
  public let rawValue: Int
  public init(rawValue: Options.RawValue) { self.rawValue = rawValue }
  public static let short = Options(rawValue: 1 << 0)
}

struct Outer {
  struct Inner: OptionSet {
    let rawValue: UInt8
    init(rawValue: Inner.RawValue) { self.rawValue = rawValue }
  }
  init(rawValue: Inner.RawValue) {}
}
