import UIKitValues

// Core Text's names of attributes, as keys of attributed strings: `kCTFontAttributeName as NSAttributedString.Key`. On iOS a string is cast
// to a key, which Swift on Linux does not do. They are in a module of their own, because a module can declare a name once.

@_disfavoredOverload
public let kCTFontAttributeName: NSAttributedString.Key = .font
/// The attribute of the color of glyphs, a `CGColor`.
@_disfavoredOverload
public let kCTForegroundColorAttributeName: NSAttributedString.Key = NSAttributedString.Key(
  rawValue: "CTForegroundColor")
/// The attribute of whether glyphs have the color of the context.
@_disfavoredOverload
public let kCTForegroundColorFromContextAttributeName: NSAttributedString.Key = NSAttributedString.Key(
  rawValue: "CTForegroundColorFromContext")
/// The attribute of the space that is added between characters.
@_disfavoredOverload
public let kCTKernAttributeName: NSAttributedString.Key = .kern
/// The attribute of the space that is added to all characters.
@_disfavoredOverload
public let kCTTrackingAttributeName: NSAttributedString.Key = .init(rawValue: "CTTracking")
@_disfavoredOverload
public let kCTLigatureAttributeName: NSAttributedString.Key = .ligature
/// The attribute of the delegate that determines the size of a run.
@_disfavoredOverload
public let kCTRunDelegateAttributeName: NSAttributedString.Key = .init(rawValue: "CTRunDelegate")
@_disfavoredOverload
public let kCTParagraphStyleAttributeName: NSAttributedString.Key = .paragraphStyle
/// The attribute of the width of outlines, in percent of the size.
@_disfavoredOverload
public let kCTStrokeWidthAttributeName: NSAttributedString.Key = .strokeWidth
/// The attribute of the color of outlines, a `CGColor`.
@_disfavoredOverload
public let kCTStrokeColorAttributeName: NSAttributedString.Key = .init(rawValue: "CTStrokeColor")
@_disfavoredOverload
public let kCTUnderlineStyleAttributeName: NSAttributedString.Key = .underlineStyle
/// The attribute of the color of the underline, a `CGColor`.
@_disfavoredOverload
public let kCTUnderlineColorAttributeName: NSAttributedString.Key = NSAttributedString.Key(
  rawValue: "CTUnderlineColor")
/// The attribute of the color behind the text, a `CGColor`.
@_disfavoredOverload
public let kCTBackgroundColorAttributeName: NSAttributedString.Key = NSAttributedString.Key(
  rawValue: "CTBackgroundColor")
/// The attribute of the shift of the baseline.
@_disfavoredOverload
public let kCTBaselineOffsetAttributeName: NSAttributedString.Key = .baselineOffset
