import Foundation

extension AttributeScopes {
  /// UIKit's attributes of `AttributedString`: `text.font = …`.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The alignment, spacing and wrapping of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Whether ligatures are used; 0 turns them off.
    public let ligature: LigatureAttribute
    /// The space between characters in points.
    public let kern: KernAttribute
    /// The space between characters in points, which keeps ligatures off.
    public let tracking: TrackingAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the outline; the text color by default.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outline in percent of the font size; negative values fill too.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow of the text.
    public let shadow: ShadowAttribute
    /// An image or view in the text.
    public let attachment: AttachmentAttribute
    /// The distance from the baseline in points, upward.
    public let baselineOffset: BaselineOffsetAttribute
    /// The color of the line below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The slant of the text.
    public let obliqueness: ObliquenessAttribute
    /// The attributes of Foundation, such as links and inline presentation intents.
    public let foundation: FoundationAttributes

    /// The key of `font`. The font of the text.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      /// The name under which `NSAttributedString` stores the attribute.
      public static let name = "NSFont"
    }

    /// The key of `paragraphStyle`. The alignment, spacing and wrapping of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      /// The name under which `NSAttributedString` stores the attribute.
      public static let name = "NSParagraphStyle"
    }

    /// The key of `foregroundColor`. The color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      /// The name under which `NSAttributedString` stores the attribute.
      public static let name = "NSColor"
    }

    /// The key of `backgroundColor`. The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      /// The name under which `NSAttributedString` stores the attribute.
      public static let name = "NSBackgroundColor"
    }

    /// The key of `ligature`. Whether ligatures are used; 0 turns them off.
    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      /// The name under which `NSAttributedString` stores the attribute.
      public static let name = "NSLigature"
    }

    /// The key of `kern`. The space between characters in points.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name under which `NSAttributedString` stores the attribute.
      public static let name = "NSKern"
    }

    /// The key of `tracking`. The space between characters in points, which keeps ligatures off.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name under which `NSAttributedString` stores the attribute.
      public static let name = "CTTracking"
    }

    /// The key of `strikethroughStyle`. The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      /// The name under which `NSAttributedString` stores the attribute.
      public static let name = "NSStrikethrough"
    }

    /// The key of `underlineStyle`. The line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      /// The name under which `NSAttributedString` stores the attribute.
      public static let name = "NSUnderline"
    }

    /// The key of `strokeColor`. The color of the outline; the text color by default.
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      /// The name under which `NSAttributedString` stores the attribute.
      public static let name = "NSStrokeColor"
    }

    /// The key of `strokeWidth`. The width of the outline in percent of the font size; negative values fill too.
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name under which `NSAttributedString` stores the attribute.
      public static let name = "NSStrokeWidth"
    }

    /// The key of `shadow`. The shadow of the text.
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      /// The name under which `NSAttributedString` stores the attribute.
      public static let name = "NSShadow"
    }

    /// The key of `attachment`. An image or view in the text.
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      /// The name under which `NSAttributedString` stores the attribute.
      public static let name = "NSAttachment"
    }

    /// The key of `baselineOffset`. The distance from the baseline in points, upward.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name under which `NSAttributedString` stores the attribute.
      public static let name = "NSBaselineOffset"
    }

    /// The key of `underlineColor`. The color of the line below the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      /// The name under which `NSAttributedString` stores the attribute.
      public static let name = "NSUnderlineColor"
    }

    /// The key of `strikethroughColor`. The color of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      /// The name under which `NSAttributedString` stores the attribute.
      public static let name = "NSStrikethroughColor"
    }

    /// The key of `obliqueness`. The slant of the text.
    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name under which `NSAttributedString` stores the attribute.
      public static let name = "NSObliqueness"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}
