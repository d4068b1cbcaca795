/// One term of a sparse row: a symbol and what it is multiplied by.
struct Entry {
  var symbol: Int32
  var coefficient: Double
}
