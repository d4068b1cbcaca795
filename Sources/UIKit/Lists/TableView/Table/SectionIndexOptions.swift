/// The appearance that an app has set for the section index.
struct SectionIndexOptions {
  var minimumRowCount = 0
  var color: UIColor?
  var background: UIColor?
  var trackingBackground: UIColor?
}
