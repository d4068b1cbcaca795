import QuartzCore

extension UIDesign {
  /// The appearance of tables: heights, margins, fonts and colors of rows, headers and footers.
  ///
  /// Values are in points and measured on the real system unless their comment states otherwise.
  public struct Table: Sendable {
    // MARK: Surfaces

    /// The color behind plain tables.
    public var plainBackground = UIColor.systemBackground
    /// The color behind grouped tables.
    public var groupedBackground = UIColor.systemGroupedBackground
    /// The color of cells in plain tables; `.systemBackground` by default.
    public var plainCell = UIColor.systemBackground
    /// The color of cells in grouped tables; `.secondarySystemGroupedBackground` by default.
    public var groupedCell = UIColor.secondarySystemGroupedBackground
    /// The color of selected cells; `.systemGray4` by default.
    public var selectedCell = UIColor.systemGray4
    /// Top and bottom of the gradient of a selected row; nil for a flat fill.
    public var blueSelection: Gradient?
    /// The colors of selected cells in the style `.gray`; `nil` uses `selectedCell`.
    public var graySelection: Gradient?
    /// Whether groups are boxes with an outline.
    public var drawsGroupBoxes = false
    /// The distance of group boxes from the sides of a table whose width is at most `narrowWidth`.
    public var groupMargin: CGFloat = 0
    /// The maximum width at which groups have `groupMargin`.
    public var narrowWidth: CGFloat = 400
    /// The distance of group boxes from the sides of a wider table: a fraction of its width, with a minimum and a maximum.
    public var wideGroupMargin: (share: CGFloat, least: CGFloat, greatest: CGFloat) = (0, 0, 0)
    /// The distance of inset groups without a box from the sides of a table up to 375 points wide, and of a wider one.
    public var insetGroupMargins: (narrow: CGFloat, wide: CGFloat) = (16, 20)
    /// The radius of a group's corners in points.
    public var groupCornerRadius: CGFloat = 10
    /// The shape of a group's corners.
    public var groupCornerCurve = CALayerCornerCurve.continuous
    /// The width of the outline of groups in points.
    public var groupBorderWidth: CGFloat = 1
    /// The outline of groups.
    public var groupBorder = UIColor.clear
    /// The shadow below a group's upper border.
    public var groupShade = Shade(.clear)
    /// The light line below groups.
    public var groupHighlight = Shade(.clear)
    /// Whether standard labels adopt their cell's background color, and cells that of their table.
    public var cellsFollowTable = false

    /// A line of one point: two pixels at high scale factors, otherwise one pixel of a blended color.
    public struct Shade: Sendable {
      /// The color of the first pixel.
      public var first: UIColor
      /// The color of the second pixel.
      public var second: UIColor
      /// The color on screens with one pixel per point.
      public var coarse: UIColor

      /// Creates a shade of two pixels.
      public init(first: UIColor, second: UIColor, coarse: UIColor) {
        self.first = first
        self.second = second
        self.coarse = coarse
      }

      /// Creates a shade of one color.
      public init(_ color: UIColor) {
        self.init(first: color, second: color, coarse: color)
      }
    }

    /// Two colors, from top to bottom.
    public struct Gradient: Sendable {
      /// The color of the gradient at the top.
      public var top: UIColor
      /// The color of the gradient at the bottom.
      public var bottom: UIColor

      /// Creates a gradient from top to bottom.
      public init(top: UIColor, bottom: UIColor) {
        self.top = top
        self.bottom = bottom
      }
    }

    // MARK: Separators

    /// The color of lines between rows.
    public var separator = UIColor.separator
    /// The thickness of separators in points; zero is one pixel.
    public var separatorThickness: CGFloat = 0
    /// The color of etched lines.
    public var etchedSeparator = UIColor.separator
    /// The color of the light line below etched lines.
    public var etchedHighlight = UIColor.clear
    /// The separators of grouped tables, by the raw values of `UITableViewCell.SeparatorStyle`.
    package enum GroupedSeparators: Int, Sendable { case none, singleLine, singleLineEtched }

    /// The storage of `groupedSeparatorStyle`, whose type the tables declare.
    package var groupedSeparators = GroupedSeparators.singleLine
    /// Whether a lifted row keeps its separator.
    public var liftedRowsKeepLines = true
    /// Whether separators begin at the text.
    public var separatorsAreInset = true

    // MARK: Heights

    /// The height of rows in points.
    public var rowHeight: CGFloat = 44
    /// Whether rows are sized by their content if the app sets no height.
    public var measuresRows = true
    /// The height that the borders of a group add to its rows: the upper border to the first row, the highlight below the lower border to
    /// the last one.
    public var groupPadding: CGFloat = 0
    /// The height of headers in plain tables in points.
    public var plainHeaderHeight: CGFloat = 28
    /// The height of footers in plain tables in points.
    public var plainFooterHeight: CGFloat = 28
    /// The height of headers without a title in grouped tables in points.
    public var groupedHeaderHeight: CGFloat = 17.5
    /// The height of footers without a title in grouped tables in points.
    public var groupedFooterHeight: CGFloat = 17.5
    /// The height of a group's footer in addition to its text.
    public var groupedFooterPadding: CGFloat = 17.5
    /// The minimum height of a footer with a title.
    public var groupedTitleFooterHeight: CGFloat = 38
    /// The height of the first header without a title in grouped tables.
    public var firstGroupedHeaderHeight: CGFloat = 35
    /// The height of the first header without a title in tables with inset groups.
    public var firstInsetGroupedHeaderHeight: CGFloat = 17.5
    /// The height of headers with a title in grouped tables.
    public var groupedTitleHeaderHeight: CGFloat = 38
    /// The height of the first header with a title in grouped tables.
    public var firstGroupedTitleHeaderHeight: CGFloat = 55.5
    /// The padding above a section's header in a plain table.
    public var sectionHeaderTopPadding: CGFloat = 22
    /// Whether separators are drawn for empty rows of a plain table, if the app sets no height for them.
    public var rulesEmptyRows = false
    /// Whether headers and footers of a plain table have a fixed default height.
    public var fixesPlainSectionHeights = false

    // MARK: Cells

    /// The distance of texts from the leading edge in points.
    public var textInset: CGFloat = 16
    /// The inset of texts in tables wider than 375 points.
    public var wideTextInset: CGFloat = 20
    /// Whether texts scale with the user's text size.
    public var followsTextSize = true
    /// Whether texts wrap to more lines at accessibility sizes.
    public var stacksTextsAtAccessibilitySizes = true
    /// The total vertical padding of the texts of a self-sizing row.
    public var textPadding: CGFloat = 22
    /// The total vertical padding with a subtitle below the title.
    public var subtitlePadding: CGFloat = 11
    /// Whether texts and accessories are aligned with the layout margins of their cell.
    public var followsLayoutMargins = true
    /// The distance of accessories from the trailing edge in points.
    public var accessoryInset: CGFloat = 16
    /// The distance of standard accessories from the side of a plain table and of a group, if they do not follow the margins.
    public var plainMarkInset: CGFloat = 16
    public var groupedMarkInset: CGFloat = 16
    public var chevronSize = CGSize(width: 9.5, height: 12.5)
    public var checkmarkSize = CGSize(width: 14.6, height: 14.2)
    public var detailButtonSize = CGSize(width: 22, height: 22)
    public var detailDisclosureSize = CGSize(width: 42, height: 22)
    /// The drawing parameters of accessories.
    public var marks = Marks()
    /// Whether accessories are centered in the whole row including its separator; otherwise in the part above the separator.
    public var accessoriesCountLine = true
    /// The additional distance of a checkmark from the side, compared to other accessories.
    public var checkmarkInset: CGFloat = 2
    /// The additional distance of a chevron from the side of a wide table, compared to other accessories.
    public var wideChevronInset: CGFloat = 2.1
    /// The distance between the content and a chevron.
    public var chevronGap: CGFloat = 1
    /// The distance between the content and another standard accessory.
    public var standardAccessoryGap: CGFloat = 7.5
    /// The inset of texts at the end of content beside an accessory.
    public var textInsetBesideAccessory: CGFloat = 10.6
    /// The distance between text and accessory in points.
    public var accessoryGap: CGFloat = 10
    /// The space for the editing control in points.
    public var editingIndent: CGFloat = 38
    /// The width and height of the control that deletes or inserts a row.
    public var editControlSide: CGFloat = 22
    /// The distance of the control's center from its side; `nil` centers it in the space for it.
    public var editControlCenter: CGFloat?
    /// The length of the bars of the marks minus and plus.
    public var editMarkLength: CGFloat = 11
    /// The thickness of the bars of the marks minus and plus.
    public var editMarkWeight: CGFloat = 1
    /// Whether the minus turns vertical while the Delete button is shown.
    public var minusTurns = false
    /// Whether the Delete button replaces the reorder control.
    public var deleteReplacesGrabber = false
    /// The disc of the editing control; `nil` for a flat one.
    public var editDisc: EditDisc?
    /// The distance between the bars of the reorder control.
    public var grabberPitch: CGFloat = 3.75
    /// The lines of each bar of the reorder control from its top; a line without a color has that of the control.
    public var grabberLines = [GrabberLine(height: 1)]
    /// The total size of the three bars of the reorder control.
    public var grabberSize = CGSize(width: 22, height: 8.5)
    /// The grid on which the handle's top is, in points; zero for any place.
    public var grabberGrid: CGFloat = 0
    /// The distance of the handle from the trailing edge; `nil` centers it in the space for it.
    public var grabberInset: CGFloat?
    /// The width of the space for the reorder control in points.
    public var reorderControlWidth: CGFloat = 38
    /// The distance of images from the leading edge in points.
    public var imageInset: CGFloat = 16
    /// The distance between image and text in points.
    public var imageGap: CGFloat = 10
    /// Whether the horizontal inset of an image equals its vertical inset, limited to that of texts.
    public var imagesAreEvenlyInset = false
    /// The additional inset of an image while its row is edited.
    public var editingImageShift: CGFloat = 0
    /// The font of titles; 17 points by default.
    public var titleFont = Font(size: 17)
    /// The font of titles in grouped tables; 17 points by default.
    public var groupedTitleFont = Font(size: 17)
    /// The font of titles with a subtitle; 17 points by default.
    public var subtitleTitleFont = Font(size: 17)
    /// The font of subtitles; 12 points by default.
    public var subtitleFont = Font(size: 12)
    /// The font of titles with a value; 17 points by default.
    public var valueTitleFont = Font(size: 17)
    /// The font of values; 17 points by default.
    public var valueFont = Font(size: 17)
    /// The font of the label in the style `.value2`.
    public var labelFont = Font(size: 14)
    /// The font of the value in the style `.value2`.
    public var labelValueFont = Font(size: 14)
    /// The trailing edge of the label in the style `.value2`, in points.
    public var labelEnd: CGFloat = 105
    /// The leading edge of the value in the style `.value2`, in points.
    public var labelValueStart: CGFloat = 112.5
    /// The color of titles; `.label` by default.
    public var titleColor = UIColor.label
    /// The color of subtitles; `.label` by default.
    public var subtitleColor = UIColor.label
    /// The color of values; `.secondaryLabel` by default.
    public var valueColor = UIColor.secondaryLabel
    /// The color of the label in the style `.value2`; nil uses the tint color.
    public var labelColor: UIColor?
    /// The color of texts in selected cells; `nil` does not change it.
    public var selectedTextColor: UIColor?

    // MARK: Headers and footers

    /// The font of headers in plain tables.
    public var headerFont = Font(size: 17, weight: .semibold)
    /// The color of headers in plain tables.
    public var headerColor = UIColor.label
    /// The color behind headers in plain tables.
    public var headerBackground = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0x1c / 255, alpha: 1) : UIColor(white: 0xf7 / 255, alpha: 1)
    }
    /// Whether headers and footers of plain lists have a background only while they float over rows.
    public var headersAreClearAtRest = true
    /// The font of footers in plain tables.
    public var plainFooterFont = Font(size: 17)
    /// The color of footers in plain tables.
    public var plainFooterColor = UIColor.secondaryLabel
    /// The total space above and below the text of a footer in a plain table.
    public var plainFooterPadding: CGFloat = 10
    /// The line at the top of headers in plain tables; clear for none.
    public var headerTopLine = UIColor.clear
    /// The line below headers in plain tables.
    public var headerBottomLine = UIColor.clear
    /// The line above headers in plain tables.
    public var headerLineAbove = UIColor.clear
    /// The parts of white in the top of the gradient and in the upper line of a header that has a tint color, and the part of black in its
    /// lower line.
    public var headerTintShares: (top: CGFloat, topLine: CGFloat, bottomLine: CGFloat) = (0.25, 0.4, 0.2)
    /// The opacity of a header over its rows. The colors of headers are their result over a white row.
    public var headerOpacity: CGFloat = 1
    /// The colors behind headers in plain tables; `nil` uses `headerBackground`.
    public var headerGradient: Gradient?
    /// The distance of header texts from the leading edge in points.
    public var headerTextInset: CGFloat = 16
    /// The distance of header texts from the side of their group, where they do not follow the layout margins.
    public var groupedHeaderTextInset: CGFloat = 0
    /// The distance of the title of a plain header below the center.
    public var plainTitleShift: CGFloat = 1.5
    /// The distance between the title of a grouped header and the rows below it.
    public var groupedTitleGap: CGFloat = 7
    /// The distance between the title of a grouped footer and the rows above it.
    public var groupedFooterTitleGap: CGFloat = 7
    /// The font of headers in grouped tables.
    public var groupedHeaderFont = Font(size: 13)
    /// The color of headers in grouped tables.
    public var groupedHeaderColor = UIColor.secondaryLabel
    /// Whether headers in grouped tables are in capitals.
    public var groupedHeaderIsUppercase = true
    /// The font of footers in grouped tables.
    public var groupedFooterFont = Font(size: 13)
    /// The color of footers in grouped tables.
    public var groupedFooterColor = UIColor.secondaryLabel
    /// Whether footers in grouped tables are centered.
    public var groupedFooterIsCentered = false
    /// The shadow of header texts; clear for none.
    public var headerShadow = UIColor.clear
    /// The offset of the shadow of header texts.
    public var headerShadowOffset = CGSize.zero
    /// The shadow of header texts in grouped tables.
    public var groupedHeaderShadow = UIColor.clear

    // MARK: Sidebars

    /// The distance of a sidebar's rows from the sides of the list.
    public var sidebarInset: CGFloat = 16
    /// The distance of the content from the sides of a sidebar's rows.
    public var sidebarMargin: CGFloat = 12
    /// The distance of the content from the sides in a sidebar without insets.
    public var sidebarPlainMargin: CGFloat = 16
    /// The distance between the sections of a sidebar.
    public var sidebarSectionSpacing: CGFloat = 20

    // MARK: Index

    /// The width of the index in points.
    public var indexWidth: CGFloat = 15
    /// The distance of the letters' center from the side.
    public var indexCenter: CGFloat = 7.5
    /// The distance between letters of the index in points.
    public var indexPitch: CGFloat = 14
    /// The size of the dot for omitted entries; zero uses the font's bullet.
    public var indexDot: CGFloat = 0
    /// The font of the letters in the section index.
    public var indexFont = Font(size: 11, weight: .semibold)
    /// The color of the index; nil uses the tint color.
    public var indexColor: UIColor?
    /// The light a point below the letters of the index, which sets them off from headers; clear for none.
    public var indexShadow = UIColor.clear
    /// The background of the index during a touch, unless the app sets one; `nil` for none.
    public var indexTrackingBackground: UIColor?

    /// A line of the handle of moving.
    public struct GrabberLine: Sendable {
      /// The height in points.
      public var height: CGFloat
      /// The color; `nil` uses that of the control.
      public var color: UIColor?

      /// Creates a line of a height in points; without a color it has that of the control.
      public init(height: CGFloat, color: UIColor? = nil) {
        self.height = height
        self.color = color
      }
    }

    /// A glossy disc in a white ring that casts a shadow.
    public struct EditDisc: Sendable {
      /// The colors of a disc whose upper half has a gradient.
      public struct Gloss: Sendable {
        /// The color of the gradient at the top.
        public var top: UIColor
        /// The color above the middle.
        public var middle: UIColor
        /// The color below the middle.
        public var bottom: UIColor
      }

      /// The radius of the disc in points.
      public var radius: CGFloat = 9.5
      /// The radius of the ring in points.
      public var ringRadius: CGFloat = 11.5
      /// The black discs of the shadow: their radii in points and their opacities.
      public var shadow: [(radius: CGFloat, opacity: CGFloat)] = [(14.5, 0.03), (13.5, 0.07), (12.5, 0.12), (11.5, 0.21)]
      /// The distance of the shadow below the disc.
      public var shadowOffset: CGFloat = 1
      /// The disc that inserts.
      public var insert = Gloss(top: UIColor(0x36b35e, alpha: 1), middle: UIColor(0x00a949, alpha: 1), bottom: UIColor(0x008e21, alpha: 1))
      /// The disc that deletes.
      public var delete = Gloss(top: UIColor(0xe36d75, alpha: 1), middle: UIColor(0xdb4d57, alpha: 1), bottom: UIColor(0xcc1726, alpha: 1))
      /// The outline of an unselected row's circle.
      public var emptyCircle = UIColor(0xb0b0b0, alpha: 1)
    }

    /// A system font: its size and weight.
    public struct Font: Sendable, Hashable {
      /// The size in points.
      public var size: CGFloat
      /// The weight of the face.
      public var weight: UIFont.Weight

      /// The space after each character, as a fraction of the size; 0 by default.
      public var tracking: CGFloat

      /// Creates a font from its size, weight and tracking.
      public init(size: CGFloat, weight: UIFont.Weight = .regular, tracking: CGFloat = 0) {
        self.size = size
        self.weight = weight
        self.tracking = tracking
      }

      /// The system's font of the size and weight.
      public var font: UIFont {
        tracking == 0 ? .systemFont(ofSize: size, weight: weight) : .systemFont(ofSize: size, weight: weight, tracking: tracking)
      }

      /// The bold font of titles in the classic design. At 20 points the installed face is 5 to 6 percent narrower than that of iOS 6.
      static let classicTitle = Font(size: 20, weight: .bold, tracking: -0.0075)
    }

    /// Creates the values of the modern design.
    public init() {}
  }
}

extension UIDesign.Table {
  /// Returns the inset of the texts of rows.
  public func textInset(forWidth width: CGFloat) -> CGFloat { width <= 375 ? textInset : wideTextInset }

  /// Returns the height of a plain table's header, which scales with its line of text from the standard size on.
  package func plainHeaderHeight(for traits: UITraitCollection) -> CGFloat { grown(plainHeaderHeight, for: traits) }

  /// Returns the height of a plain table's footer, which scales like the header.
  package func plainFooterHeight(for traits: UITraitCollection) -> CGFloat { grown(plainFooterHeight, for: traits) }

  private func grown(_ height: CGFloat, for traits: UITraitCollection) -> CGFloat {
    let line = scaled(headerFont, for: traits).lineHeight.rounded(.up)
    return max(height, height + line - headerFont.font.lineHeight.rounded(.up))
  }

  /// Returns whether the two texts of a cell are stacked regardless of its style, because they do not fit side by side at accessibility
  /// sizes.
  package func stacksTexts(for traits: UITraitCollection) -> Bool {
    stacksTextsAtAccessibilitySizes && traits.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Returns the distance of the editing control from the side of its space.
  package func editControlInset(in width: CGFloat) -> CGFloat {
    editControlCenter.map { $0 - editControlSide / 2 } ?? ((width - editControlSide) / 2 + 3).rounded()
  }

  /// Returns the distance of groups from the sides of a grouped table.
  public func groupedMargin(forWidth width: CGFloat) -> CGFloat {
    guard drawsGroupBoxes else { return 0 }
    if width <= narrowWidth { return groupMargin }
    return max(wideGroupMargin.least, min(wideGroupMargin.greatest, width * wideGroupMargin.share))
  }

  /// Returns the distance of groups from the sides of an inset grouped table.
  public func insetGroupedMargin(forWidth width: CGFloat) -> CGFloat {
    if drawsGroupBoxes { return groupedMargin(forWidth: width) }
    return width <= 375 ? insetGroupMargins.narrow : insetGroupMargins.wide
  }

  /// The flat look since iOS 13.
  public static let modern = UIDesign.Table()

  /// The appearance of iOS 5 and 6.
  public static let classic: UIDesign.Table = {
    func color(_ hex: UInt32) -> UIColor { UIColor(hex, alpha: 1) }
    var table = UIDesign.Table()
    table.plainBackground = .white
    table.groupedBackground = .groupTableViewBackground
    table.plainCell = .white
    table.groupedCell = color(0xf7f7f7)
    table.selectedCell = color(0x015de6)
    table.blueSelection = .init(top: color(0x058cf5), bottom: color(0x015de6))
    // Estimated: no gray selection was measured.
    table.graySelection = .init(top: color(0xbfbfbf), bottom: color(0xa0a0a0))
    table.drawsGroupBoxes = true
    table.groupCornerRadius = 10
    table.groupCornerCurve = .circular
    table.groupMargin = 9
    table.wideGroupMargin = (0.06, 31, 45)
    table.groupBorder = color(0xaeb2ba)
    table.cellsFollowTable = true
    table.separator = color(0xe0e0e0)
    table.separatorThickness = 1
    table.etchedSeparator = color(0xcacaca)
    table.etchedHighlight = color(0xfdfdfd)
    table.groupShade = Shade(first: color(0xd8d8d8), second: color(0xe6e6e6), coarse: color(0xe4e4e4))
    table.groupHighlight = Shade(first: color(0xf8f9fb), second: color(0xdfe3e9), coarse: color(0xf5f6f7))
    table.groupedSeparators = .singleLineEtched
    table.liftedRowsKeepLines = false
    table.separatorsAreInset = false
    table.measuresRows = false
    table.sectionHeaderTopPadding = 0
    table.rulesEmptyRows = true
    table.fixesPlainSectionHeights = true
    table.plainHeaderHeight = 22
    table.plainFooterHeight = 22
    table.groupedHeaderHeight = 10
    table.groupedFooterHeight = 10
    table.groupedFooterPadding = 15
    table.groupedTitleFooterHeight = 0
    table.firstGroupedHeaderHeight = 10
    table.firstInsetGroupedHeaderHeight = 10
    // The height of a section of n rows is 44n + 48 with a title, 44n + 22 without.
    table.groupPadding = 2
    table.groupedTitleHeaderHeight = 36
    table.firstGroupedTitleHeaderHeight = 46
    table.textInset = 10
    table.wideTextInset = 10
    table.followsTextSize = false
    table.stacksTextsAtAccessibilitySizes = false
    table.subtitlePadding = 22
    table.followsLayoutMargins = false
    table.accessoryInset = 10
    table.plainMarkInset = 11.5
    table.groupedMarkInset = 10.5
    table.chevronSize = CGSize(width: 8.5, height: 13)
    table.checkmarkSize = CGSize(width: 14, height: 14)
    table.detailButtonSize = CGSize(width: 29, height: 31)
    table.detailDisclosureSize = CGSize(width: 29, height: 31)
    table.groupedTitleGap = 8
    table.groupedFooterTitleGap = 6
    table.accessoryGap = 10
    table.checkmarkInset = 0
    table.standardAccessoryGap = 1
    table.textInsetBesideAccessory = 10
    table.editingIndent = 32
    table.editControlSide = 29
    table.editControlCenter = 20.5
    table.editMarkLength = 13
    table.editMarkWeight = 3
    table.marks = .classic
    table.accessoriesCountLine = false
    table.minusTurns = true
    table.deleteReplacesGrabber = true
    table.editDisc = EditDisc()
    table.grabberPitch = 6
    table.grabberLines = [.init(height: 1, color: color(0xb0b0b0)), .init(height: 3, color: color(0xd7d7d7))]
    table.grabberSize = CGSize(width: 19, height: 16)
    // Lines of whole points begin at one.
    table.grabberGrid = 1
    table.grabberInset = 12
    table.reorderControlWidth = 43
    table.imageInset = 0
    table.imageGap = 10
    table.imagesAreEvenlyInset = true
    table.editingImageShift = 5
    table.titleFont = .classicTitle
    table.groupedTitleFont = .init(size: 17, weight: .bold)
    table.subtitleTitleFont = .init(size: 18, weight: .bold)
    table.subtitleFont = .init(size: 14)
    table.valueTitleFont = .init(size: 17, weight: .bold)
    table.labelFont = .init(size: 12, weight: .bold)
    table.labelValueFont = .init(size: 15, weight: .bold)
    table.labelEnd = 77
    table.labelValueStart = 83
    table.titleColor = .black
    table.subtitleColor = color(0x808080)
    table.valueColor = color(0x385487)
    table.labelColor = color(0x517691)
    table.selectedTextColor = .white
    table.headerFont = .init(size: 18, weight: .bold)
    table.headerColor = .white
    table.headersAreClearAtRest = false
    table.plainFooterFont = table.headerFont
    table.plainFooterColor = table.headerColor
    table.plainFooterPadding = 0
    table.headerBackground = color(0xa4b0b9)
    table.headerGradient = .init(top: color(0x909faa), bottom: color(0xb7c0c7))
    table.headerTopLine = color(0xa5b1ba)
    table.headerBottomLine = color(0x989ea4)
    table.headerLineAbove = color(0x717d85)
    table.headerOpacity = 0.9
    table.headerTextInset = 12
    table.groupedHeaderTextInset = 10
    table.plainTitleShift = 0
    table.headerShadow = color(0x585f64)
    table.headerShadowOffset = CGSize(width: 0, height: 1)
    table.groupedHeaderFont = .init(size: 17, weight: .bold)
    table.groupedHeaderColor = color(0x4c566c)
    table.groupedHeaderIsUppercase = false
    table.groupedHeaderShadow = .white
    table.groupedFooterFont = .init(size: 15)
    table.groupedFooterColor = color(0x4c566c)
    table.groupedFooterIsCentered = true
    table.indexWidth = 30
    table.indexCenter = 21
    table.indexPitch = 11.5
    table.indexDot = 6
    table.indexFont = .init(size: 11, weight: .bold)
    table.indexColor = color(0x6a737d)
    // Not measured: invisible on white rows, it makes the letters legible on gray headers.
    table.indexShadow = UIColor(white: 1, alpha: 0.7)
    table.indexTrackingBackground = UIColor(white: 0.35, alpha: 0.4)
    return table
  }()
}

extension UIDesign.Table {
  /// Returns the font at the user's text size, if the design supports Dynamic Type.
  package func scaled(_ font: Font, for traits: UITraitCollection) -> UIFont {
    guard followsTextSize else { return font.font }
    return UIFontMetrics(forTextStyle: .body).scaledFont(for: font.font, compatibleWith: traits)
  }
}
