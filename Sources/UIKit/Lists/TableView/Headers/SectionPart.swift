internal import TrestleListModel

/// The two parts of a section besides its rows.
enum SectionPart: CaseIterable {
  case header
  case footer

  /// Stored, so that a loop over it does not allocate.
  static let allCases: [SectionPart] = [.header, .footer]
  var isHeader: Bool { self == .header }
}

extension RowGeometry {
  func span(_ part: SectionPart, of section: Int) -> Span {
    part.isHeader ? headerSpan(ofSection: section) : footerSpan(ofSection: section)
  }

  mutating func setHeight(_ height: Double, _ part: SectionPart, of section: Int) {
    if part.isHeader { setHeaderHeight(height, ofSection: section) } else { setFooterHeight(height, ofSection: section) }
  }
}
