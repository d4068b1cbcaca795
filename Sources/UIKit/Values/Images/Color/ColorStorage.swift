/// The storage of a `UIColor`: a color, or a source of one.
enum ColorStorage: Hashable {
  case fixed(CGColor)
  case dynamic(DynamicColor)
}
