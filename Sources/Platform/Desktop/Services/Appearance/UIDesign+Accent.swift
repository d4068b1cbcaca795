import UIKitValues

extension UIDesign {
  /// The part of a design's name in front of the user's accent color.
  private static let mark = " with accent "

  /// Returns the design with the tint that the user chose on the desktop; nil returns it with its own tint. Designs with a look of their own
  /// keep their colors.
  func withAccent(_ accent: [Double]?) -> UIDesign {
    guard name == UIDesign.modern.name || name.hasPrefix(UIDesign.modern.name + Self.mark) else { return self }
    guard let accent, accent.count == 3 else { return .modern }
    var design = UIDesign.modern
    // Designs are compared by their names.
    design.name += Self.mark + accent.map { String(Int(($0 * 255).rounded())) }.joined(separator: ",")
    design.colors.tint = UIColor(red: accent[0], green: accent[1], blue: accent[2], alpha: 1)
    return design
  }
}
