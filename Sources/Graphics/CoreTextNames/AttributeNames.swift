import TrestleCoreTextKeys
import UIKitValues

// Core Text's names of attributes, as strings.

public let kCTFontAttributeName: CFString = TrestleCoreTextKeys.kCTFontAttributeName.rawValue
/// The attribute of the color of glyphs, a `CGColor`.
public let kCTForegroundColorAttributeName: CFString = TrestleCoreTextKeys.kCTForegroundColorAttributeName.rawValue
/// The attribute of whether glyphs have the color of the context.
public let kCTForegroundColorFromContextAttributeName: CFString = TrestleCoreTextKeys.kCTForegroundColorFromContextAttributeName.rawValue
/// The attribute of the space that is added between characters.
public let kCTKernAttributeName: CFString = TrestleCoreTextKeys.kCTKernAttributeName.rawValue
/// The attribute of the space that is added to all characters.
public let kCTTrackingAttributeName: CFString = TrestleCoreTextKeys.kCTTrackingAttributeName.rawValue
public let kCTLigatureAttributeName: CFString = TrestleCoreTextKeys.kCTLigatureAttributeName.rawValue
/// The attribute of the delegate that determines the size of a run.
public let kCTRunDelegateAttributeName: CFString = TrestleCoreTextKeys.kCTRunDelegateAttributeName.rawValue
public let kCTParagraphStyleAttributeName: CFString = TrestleCoreTextKeys.kCTParagraphStyleAttributeName.rawValue
/// The attribute of the width of outlines, in percent of the size.
public let kCTStrokeWidthAttributeName: CFString = TrestleCoreTextKeys.kCTStrokeWidthAttributeName.rawValue
/// The attribute of the color of outlines, a `CGColor`.
public let kCTStrokeColorAttributeName: CFString = TrestleCoreTextKeys.kCTStrokeColorAttributeName.rawValue
public let kCTUnderlineStyleAttributeName: CFString = TrestleCoreTextKeys.kCTUnderlineStyleAttributeName.rawValue
/// The attribute of the color of the underline, a `CGColor`.
public let kCTUnderlineColorAttributeName: CFString = TrestleCoreTextKeys.kCTUnderlineColorAttributeName.rawValue
/// The attribute of the color behind the text, a `CGColor`.
public let kCTBackgroundColorAttributeName: CFString = TrestleCoreTextKeys.kCTBackgroundColorAttributeName.rawValue
/// The attribute of the shift of the baseline.
public let kCTBaselineOffsetAttributeName: CFString = TrestleCoreTextKeys.kCTBaselineOffsetAttributeName.rawValue
