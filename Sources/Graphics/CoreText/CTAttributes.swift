@_exported import TrestleCoreTextKeys
@_exported import TrestleCoreTextNames
import UIKitValues

public struct CTUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// A single thin line below the text.
  public static let single = CTUnderlineStyle(rawValue: 1)
  public static let thick = CTUnderlineStyle(rawValue: 2)
  /// Two thin lines below the text.
  public static let double = CTUnderlineStyle(rawValue: 9)
}

public enum CTTextAlignment: UInt8, Sendable {
  /// Lines begin at the left edge.
  case left
  /// Lines end at the right edge.
  case right
  case center
  /// Lines reach both edges.
  case justified
  /// Determined by the text's direction.
  case natural
}

public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping
  /// Lines break between any two characters.
  case byCharWrapping
  /// No wrapping; the rest of the line is cut off.
  case byClipping
  /// The beginning is left out.
  case byTruncatingHead
  /// The end is left out.
  case byTruncatingTail
  /// The middle is left out.
  case byTruncatingMiddle
}

public enum CTWritingDirection: Int8, Sendable {
  /// Determined by the characters of the text.
  case natural = -1
  case leftToRight
  case rightToLeft
}

/// The property that a setting of a paragraph changes.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// The alignment of lines, a `CTTextAlignment`.
  case alignment = 0
  case firstLineHeadIndent = 1
  /// The indent of all lines but the first.
  case headIndent = 2
  /// The end of lines.
  case tailIndent = 3
  /// The tab stops, a `CFArray` of `CTTextTab`.
  case tabStops = 4
  /// The distance of tab stops.
  case defaultTabInterval = 5
  case lineBreakMode = 6
  /// A factor for the height of lines.
  case lineHeightMultiple = 7
  case maximumLineHeight = 8
  case minimumLineHeight = 9
  case lineSpacing = 10
  case paragraphSpacing = 11
  case paragraphSpacingBefore = 12
  /// The direction of the paragraph, a `CTWritingDirection`.
  case baseWritingDirection = 13
  case maximumLineSpacing = 14
  case minimumLineSpacing = 15
  /// The space between lines, neither more nor less.
  case lineSpacingAdjustment = 16
}

public struct CTParagraphStyleSetting {
  /// The property that is set.
  public var spec: CTParagraphStyleSpecifier
  /// The number of bytes of the value.
  public var valueSize: Int
  /// The address of the value.
  public var value: UnsafeRawPointer

  /// Creates a setting from a pointer to its value and the size of the value in bytes.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    self.spec = spec
    self.valueSize = valueSize
    self.value = value
  }
}

public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  for index in 0..<max(0, settingCount) {
    guard let setting = settings?[index] else { break }
    if setting.spec == .tabStops {
      let isAligned = Int(bitPattern: setting.value) % MemoryLayout<CFArray>.alignment == 0
      guard setting.valueSize == MemoryLayout<CFArray>.size, isAligned else { continue }
      style.tabStops = setting.value.load(as: CFArray.self).compactMap { $0 as? CTTextTab }
    } else if setting.valueSize >= MemoryLayout<CGFloat>.size {
      style.set(setting.spec, setting.value.loadUnaligned(as: CGFloat.self))
    } else if setting.valueSize >= 1 {
      style.set(setting.spec, setting.value.loadUnaligned(as: UInt8.self))
    }
  }
  return style
}

// MARK: Tab stops

public typealias CTTextTab = NSTextTab

/// The key of the characters at which numbers are aligned, a `CharacterSet`.
public let kCTTabColumnTerminatorsAttributeName: CFString = NSTextTab.OptionKey.columnTerminators.rawValue

public func CTTextTabCreate(_ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?) -> CTTextTab {
  let style = NSMutableParagraphStyle()
  style.set(.alignment, alignment.rawValue)
  let terminators = options?[kCTTabColumnTerminatorsAttributeName].map { [NSTextTab.OptionKey.columnTerminators: $0] }
  return NSTextTab(textAlignment: style.alignment, location: location, options: terminators ?? [:])
}

public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { tab.location }

extension NSMutableParagraphStyle {
  fileprivate func set(_ specifier: CTParagraphStyleSpecifier, _ value: CGFloat) {
    switch specifier {
    case .firstLineHeadIndent: firstLineHeadIndent = value
    case .headIndent: headIndent = value
    case .tailIndent: tailIndent = value
    case .defaultTabInterval: defaultTabInterval = value
    case .lineHeightMultiple: lineHeightMultiple = value
    case .maximumLineHeight: maximumLineHeight = value
    case .minimumLineHeight: minimumLineHeight = value
    case .lineSpacing, .minimumLineSpacing, .maximumLineSpacing, .lineSpacingAdjustment: lineSpacing = value
    case .paragraphSpacing: paragraphSpacing = value
    case .paragraphSpacingBefore: paragraphSpacingBefore = value
    default: break
    }
  }

  fileprivate func set(_ specifier: CTParagraphStyleSpecifier, _ value: UInt8) {
    switch specifier {
    case .alignment:
      switch CTTextAlignment(rawValue: value) {
      case .left: alignment = .left
      case .right: alignment = .right
      case .center: alignment = .center
      case .justified: alignment = .justified
      default: alignment = .natural
      }
    case .lineBreakMode:
      switch CTLineBreakMode(rawValue: value) {
      case .byCharWrapping: lineBreakMode = .byCharWrapping
      case .byClipping: lineBreakMode = .byClipping
      case .byTruncatingHead: lineBreakMode = .byTruncatingHead
      case .byTruncatingTail: lineBreakMode = .byTruncatingTail
      case .byTruncatingMiddle: lineBreakMode = .byTruncatingMiddle
      default: lineBreakMode = .byWordWrapping
      }
    case .baseWritingDirection:
      switch CTWritingDirection(rawValue: Int8(bitPattern: value)) {
      case .leftToRight: baseWritingDirection = .leftToRight
      case .rightToLeft: baseWritingDirection = .rightToLeft
      default: baseWritingDirection = .natural
      }
    default: break
    }
  }
}

extension NSAttributedString {
  /// The text with Core Text's colors as UIKit's.
  var forUIKit: NSAttributedString {
    let pairs: [(CFString, NSAttributedString.Key)] = [
      (kCTForegroundColorAttributeName, .foregroundColor), (kCTStrokeColorAttributeName, .strokeColor),
      (kCTUnderlineColorAttributeName, .underlineColor), (kCTBackgroundColorAttributeName, .backgroundColor),
    ]
    let result = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    for (name, key) in pairs {
      enumerateAttribute(NSAttributedString.Key(name), in: whole) { value, range, _ in
        if let color = value as? UIColor {
          result.addAttribute(key, value: color, range: range)
        } else if let color = value as? CGColor {
          result.addAttribute(key, value: UIColor(cgColor: color), range: range)
        }
      }
    }
    enumerateAttribute(NSAttributedString.Key(kCTTrackingAttributeName), in: whole) { value, range, _ in
      if let value { result.addAttribute(.kern, value: value, range: range) }
    }
    enumerateAttribute(NSAttributedString.Key(kCTRunDelegateAttributeName), in: whole) { value, range, _ in
      guard let delegate = value as? CTRunDelegate else { return }
      result.replaceCharacters(in: range, with: String(repeating: "\u{fffc}", count: range.length))
      result.addAttribute(.attachment, value: delegate.space, range: range)
    }
    enumerateAttribute(.font, in: whole) { value, range, _ in
      // Core Text's own default.
      if value == nil { result.addAttribute(.font, value: CTFontCreateWithName("Helvetica", 12, nil), range: range) }
    }
    return result
  }

  /// Whether the text is drawn in the color of the context.
  var usesContextColor: Bool {
    length > 0
      && attribute(NSAttributedString.Key(kCTForegroundColorFromContextAttributeName), at: 0, effectiveRange: nil) as? Bool == true
  }
}
