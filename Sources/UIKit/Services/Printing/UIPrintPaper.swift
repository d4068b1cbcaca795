import CoreGraphics

/// A sheet of paper, in points of a seventy-second of an inch.
@preconcurrency @MainActor open class UIPrintPaper: NSObject {
  /// The whole sheet.
  public final let paperSize: CGSize
  /// The printable part of the sheet.
  public final let printableRect: CGRect

  init(size: CGSize, margin: CGFloat) {
    paperSize = size
    printableRect = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
    super.init()
  }

  /// The margin of most printers: a quarter of an inch.
  static let margin: CGFloat = 18
  private static let letterSize = CGSize(width: 612, height: 792)
  private static let a4Size = CGSize(width: 595, height: 842)

  /// The standard sheet of the user's region.
  static var standard: UIPrintPaper {
    let usesLetter = ["US", "CA", "MX", "PH", "CL", "CO", "VE"].contains(Locale.current.region?.identifier ?? "")
    return UIPrintPaper(size: usesLetter ? letterSize : a4Size, margin: margin)
  }

  /// The papers that can be chosen, by their names.
  static var choices: [(name: String, paper: UIPrintPaper)] {
    [("A4", UIPrintPaper(size: a4Size, margin: margin)), ("Letter", UIPrintPaper(size: letterSize, margin: margin))]
  }

  /// The sheet, rotated.
  final var turned: UIPrintPaper {
    UIPrintPaper(size: CGSize(width: paperSize.height, height: paperSize.width), margin: printableRect.minX)
  }

  /// Returns the smallest of the papers that a page fits on, in either orientation; the largest if it fits on none.
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
    func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
    func fits(_ paper: UIPrintPaper) -> Bool {
      let (long, short) = (max(paper.paperSize.width, paper.paperSize.height), min(paper.paperSize.width, paper.paperSize.height))
      return max(contentSize.width, contentSize.height) <= long && min(contentSize.width, contentSize.height) <= short
    }
    return paperList.filter(fits).min { area($0) < area($1) } ?? paperList.max { area($0) < area($1) } ?? standard
  }
}
