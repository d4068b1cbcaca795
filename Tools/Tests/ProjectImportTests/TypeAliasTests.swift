import ObjectiveCTranslator
import SourceTranslator
import Testing
import TrestleExpectations

@testable import ProjectImport

@Suite struct TypeAliasTests {
  @Test("Objective-C calls what Swift declares by an alias: of a closure in its protocol, and of a type of UIKit")
  func closures() {
    let swift = SourceFile(
      path: "/p/Pin.swift",
      text: """
        public typealias Insets = UIEdgeInsets
        @objc public protocol Pin {
          typealias Plain = () -> Pin?
          typealias Inset = (_ insets: Insets) -> Pin?
          var safeArea: Insets { get }
          var topInsets: Inset { get }
          var layout: Plain { get }
        }
        extension UIView { @objc public var pin: Pin { fatalError() } }
        """)
    let declarations = SourceDeclarations(of: [swift], module: "Pins", previous: nil, dependencies: [])
    var reader = CReader()
    let header = reader.read(path: "A.h", text: "@interface A : UIView\n@end")
    let source = reader.read(
      path: "A.m",
      text: """
        @implementation A
        - (void)layoutSubviews {
          UIEdgeInsets area = self.pin.safeArea;
          self.pin.topInsets(area).layout();
        }
        @end
        """)
    let translation = ObjectiveCTranslation(headers: [header], sources: [source], swift: SwiftInterface(declarations))
    expect(translation.leftOut.isEmpty, "\(translation.leftOut.map(\.reason))")
    let text = translation.files.map(\.text).joined()
    for wanted in ["self.pin.safeArea", "_kept(_kept(self.pin).topInsets(area))?.layout()"] {
      expect(text.contains(wanted), "\(wanted) in \(text)")
    }
  }
}
