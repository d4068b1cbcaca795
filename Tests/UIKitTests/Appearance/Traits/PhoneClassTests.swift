import CoreGraphics
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor struct PhoneClassTests {
  @Test(
    "Screens have the size classes of the phones and tablets of their size",
    arguments: [
      (CGSize(width: 375, height: 667), UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
      (CGSize(width: 667, height: 375), .compact, .compact), (CGSize(width: 852, height: 393), .compact, .compact),
      (CGSize(width: 736, height: 414), .regular, .compact), (CGSize(width: 932, height: 430), .regular, .compact),
      (CGSize(width: 440, height: 956), .compact, .regular), (CGSize(width: 768, height: 1024), .regular, .regular),
      (CGSize(width: 1024, height: 768), .regular, .regular),
    ])
  func classes(size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    let screen = TestScreen(size: size)
    expect(screen.window.traitCollection.horizontalSizeClass, equals: horizontal)
    expect(screen.window.traitCollection.verticalSizeClass, equals: vertical)
  }
}
