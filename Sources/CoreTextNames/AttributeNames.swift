import UIKit

// Core Text's names of attributes, as strings.

/// The attribute of the font.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// The attribute of the color of glyphs, a `CGColor`.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The attribute of whether glyphs have the color of the context.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The attribute of the space that is added between characters.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// The attribute of the space that is added to all characters.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// The attribute of ligatures.
public let kCTLigatureAttributeName: CFString = NSAttributedString.Key.ligature.rawValue
/// The attribute of the delegate that determines the size of a run.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
/// The attribute of the style of the paragraph.
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
/// The attribute of the width of outlines, in percent of the size.
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.strokeWidth.rawValue
/// The attribute of the color of outlines, a `CGColor`.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// The attribute of the underline.
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
/// The attribute of the color of the underline, a `CGColor`.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// The attribute of the color behind the text, a `CGColor`.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// The attribute of the shift of the baseline.
public let kCTBaselineOffsetAttributeName: CFString = NSAttributedString.Key.baselineOffset.rawValue
