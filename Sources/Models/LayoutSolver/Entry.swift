/// One term of a sparse row: a symbol and its coefficient.
struct Entry {
  var symbol: Int32
  var coefficient: Double
}
