import Foundation
internal import TrestleText

extension UIFontDescriptor {
  /// Returns the fonts of the descriptor's family, or of all families if it has none. With `.traits` among the mandatory keys only those
  /// that have its traits, with `.name` only the font of that name.
  public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    let keys = mandatoryKeys ?? []
    let names: [String]
    if case .named(let given) = request.family {
      let faces = UIFont.fontNames(forFamilyName: given)
      names = faces.isEmpty && UIFont(name: given, size: 12) != nil ? [given] : faces
    } else {
      names = UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
    }
    let size = pointSize > 0 ? pointSize : UIFont.systemFontSize
    let asked = fontAttributes[.name] as? String
    return names.compactMap { name in
      if keys.contains(.name), let asked, asked != name { return nil }
      guard let found = UIFont(name: name, size: size)?.fontDescriptor else { return nil }
      return keys.contains(.traits) && !found.symbolicTraits.isSuperset(of: symbolicTraits) ? nil : found
    }
  }
}
