import Foundation

/// The trait of `userInterfaceIdiom`: the kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// The trait of `userInterfaceStyle`: the light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of `layoutDirection`: the direction in which the interface is laid out.
public enum UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The trait of `displayScale`: the number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { 0 }
}

/// The trait of `horizontalSizeClass`: the class of the width.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The trait of `verticalSizeClass`: the class of the height.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The trait of `forceTouchCapability`: the ability of the screen to measure force.
public enum UITraitForceTouchCapability: UITraitDefinition {
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// The trait of `preferredContentSizeCategory`: the text size the user prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The trait of `displayGamut`: the range of colors of the display.
public enum UITraitDisplayGamut: UITraitDefinition {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of `accessibilityContrast`: the contrast the user prefers.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of `userInterfaceLevel`: the base or elevated level, which decides dark backgrounds.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of `legibilityWeight`: the weight of text the user prefers.
public enum UITraitLegibilityWeight: UITraitDefinition {
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// The trait of `activeAppearance`: the active or inactive look of the window.
public enum UITraitActiveAppearance: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of `imageDynamicRange`: the range of brightness of images.
public enum UITraitImageDynamicRange: UITraitDefinition {
  public static var defaultValue: UIImageDynamicRange { .unspecified }
}

/// The trait of `listEnvironment`: the kind of list that a view is in.
public enum UITraitListEnvironment: UITraitDefinition {
  public static var defaultValue: UIListEnvironment { .unspecified }
}

/// The design in which standard views are drawn; see ``UIDesign``.
public enum UITraitDesign: UITraitDefinition {
  public static var defaultValue: UIDesign { .modern }
  public static var affectsColorAppearance: Bool { true }
}
