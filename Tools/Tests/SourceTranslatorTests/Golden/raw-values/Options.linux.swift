#sourceLocation(file: "Options.swift", line: 1)
public struct Options: OptionSet {
  public let rawValue: Int
  public init(rawValue: RawValue) { self.rawValue = rawValue }
  public static let short = Options(rawValue: 1 << 0)
}

struct Outer {
  struct Inner: OptionSet {
    let rawValue: UInt8
    init(rawValue: RawValue) { self.rawValue = rawValue }
  }
  init(rawValue: Inner.RawValue) {}
}
