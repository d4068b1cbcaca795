import Foundation

/// The texts of the type sample.
enum TypeWords {
  static let text = """
    A river that leaves the mountains carries gravel, then sand, then the finest silt. Each settles where the water becomes too slow to \
    lift it. So the bed of a river is a record of its speed, sorted by weight from the spring to the sea.
    Where the plain is level the current wanders. On the outside of a bend it is fast and takes earth from the bank; on the inside it is \
    slow and lays earth down. The bend becomes wider with every flood, until its two ends meet and the river breaks through. The old bend \
    remains as a lake in the shape of a sickle.
    At the coast the river divides. Whatever it still carries sinks within sight of the land and fills its own mouth, so that it has to find \
    another one beside it. Of many such mouths, abandoned and taken up again, a delta is made. Its outer edge moves into the sea by a few \
    metres a year, in some places by a hundred.
    """

  /// The text with soft hyphens in its longer words, where a line may be broken also on a machine without a dictionary.
  static let hyphenated = [
    "moun-tains", "grav-el", "set-tles", "be-comes", "re-cord", "sort-ed", "lev-el", "cur-rent", "wan-ders", "out-side", "in-side",
    "wid-er", "riv-er", "re-mains", "sick-le", "di-vides", "What-ev-er", "car-ries", "with-in", "an-oth-er", "aban-doned", "out-er",
    "me-tres", "plac-es", "hun-dred",
  ].reduce(text) { $0.replacingOccurrences(of: $1.filter { $0 != "-" }, with: $1.replacingOccurrences(of: "-", with: "\u{AD}")) }

  static let html = """
    <h1>Bread</h1><p>Flour, water, salt and <b>time</b>: everything else is <i>habit</i>.</p><h2>You need</h2><ul><li>500 g of flour</li>\
    <li>350 g of water</li><li>10 g of salt</li></ul><h2>Steps</h2><ol><li>Stir and wait for an <u>hour</u>.</li><li>Fold \
    <code>4 ×</code>, each time after thirty minutes.</li><li>Bake at <span style="color: #d33">250&nbsp;°C</span>.</li></ol>\
    <blockquote>The crust should sing when it comes out.</blockquote><p>More about <a href="https://example.org/bread">bread</a>.</p>
    """
}
