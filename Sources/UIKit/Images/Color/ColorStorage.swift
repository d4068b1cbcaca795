import Foundation

/// What a `UIColor` holds: a colour, or the way to one.
enum ColorStorage: Hashable {
  case fixed(CGColor)
  case dynamic(DynamicColor)
}
