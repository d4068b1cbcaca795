import CoreGraphics

extension UIDesign {
  /// The appearance of the grids in which image pickers show pictures. Estimated.
  public struct PictureGrid: Sendable {
    /// The minimum number of columns.
    public var columns = 3
    /// The maximum width of a picture in points; wider screens have more columns.
    public var maximumPictureWidth: CGFloat = 160
    /// The distance between pictures in points.
    public var spacing: CGFloat = 2
    /// The distance of pictures from the sides in points.
    public var margin: CGFloat = 0
    /// The line around each picture; nil draws none.
    public var border: UIColor?
    /// The side of an album's cover at the standard text size, in points.
    public var albumSide: CGFloat = 96
    /// The corner radius of an album's cover.
    public var albumRadius: CGFloat = 6
    /// The distance between albums, and from the sides, in points.
    public var albumSpacing: CGFloat = 16
    /// The color over a selected picture.
    public var selectionShade = UIColor(white: 1, alpha: 0.35)
    /// The side of the mark on a selected picture in points.
    public var markSide: CGFloat = 24
    /// The distance of the mark from the corner in points.
    public var markInset: CGFloat = 4
    /// The background of the pictures; `.systemBackground` by default.
    public var background = UIColor.systemBackground
    /// The color of a picture that is not read yet.
    public var emptyColor = UIColor.secondarySystemFill

    /// Creates the values of the modern design.
    public init() {}

    /// Four columns with a thin line around each picture, as on iOS 6.
    public static let classic: PictureGrid = {
      var grid = PictureGrid()
      grid.columns = 4
      grid.maximumPictureWidth = 100
      grid.spacing = 4
      grid.margin = 4
      grid.border = UIColor(white: 0, alpha: 0.2)
      grid.albumRadius = 0
      grid.background = .white
      return grid
    }()

    /// Returns the number of columns in a width.
    package func columns(in width: CGFloat) -> Int {
      let room = width - 2 * margin + spacing
      return max(columns, Int((room / (maximumPictureWidth + spacing)).rounded(.up)))
    }
  }
}
