extension CIFilter {
  /// Returns a transition that folds the image up like an accordion and reveals the target behind it: `CIAccordionFoldTransition`.
  public class func accordionFoldTransition() -> any CIFilter & CIAccordionFoldTransition {
    BuiltinFilter.named("CIAccordionFoldTransition")
  }
  /// Returns a transition that moves the image away in parallel bars, one after another: `CIBarsSwipeTransition`.
  public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition { BuiltinFilter.named("CIBarsSwipeTransition") }
  /// Returns a transition that reveals the target behind a bright bar, like the lamp of a copier: `CICopyMachineTransition`.
  public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition { BuiltinFilter.named("CICopyMachineTransition") }
  /// Returns a transition that removes the image where a mask is dark first, with a shadow on the target:
  /// `CIDisintegrateWithMaskTransition`.
  public class func disintegrateWithMaskTransition() -> any CIFilter & CIDisintegrateWithMaskTransition {
    BuiltinFilter.named("CIDisintegrateWithMaskTransition")
  }
  /// Returns a transition that fades from the image to the target: `CIDissolveTransition`.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition { BuiltinFilter.named("CIDissolveTransition") }
  /// Returns a transition that flashes from a point outward and shows the target when the flash fades: `CIFlashTransition`.
  public class func flashTransition() -> any CIFilter & CIFlashTransition { BuiltinFilter.named("CIFlashTransition") }
  /// Returns a transition that reveals the target through growing round holes: `CIModTransition`.
  public class func modTransition() -> any CIFilter & CIModTransition { BuiltinFilter.named("CIModTransition") }
  /// Returns a transition that rolls the image up like a page and reveals the target: `CIPageCurlTransition`.
  public class func pageCurlTransition() -> any CIFilter & CIPageCurlTransition { BuiltinFilter.named("CIPageCurlTransition") }
  /// Returns a transition that rolls the image up like a page with a shadow and reveals the target: `CIPageCurlWithShadowTransition`.
  public class func pageCurlWithShadowTransition() -> any CIFilter & CIPageCurlWithShadowTransition {
    BuiltinFilter.named("CIPageCurlWithShadowTransition")
  }
  /// Returns a transition that reveals the target behind a circular wave: `CIRippleTransition`.
  public class func rippleTransition() -> any CIFilter & CIRippleTransition { BuiltinFilter.named("CIRippleTransition") }
  /// Returns a transition that reveals the target behind a moving edge: `CISwipeTransition`.
  public class func swipeTransition() -> any CIFilter & CISwipeTransition { BuiltinFilter.named("CISwipeTransition") }
}
