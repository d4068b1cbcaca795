import Foundation

/// The conversion of an attribute between `AttributedString` and `NSAttributedString`.
///
/// Foundation on Linux converts in neither direction, so this table contains the attributes of UIKit and Foundation. Its closures capture
/// nothing but types.
private struct ConvertedAttribute: @unchecked Sendable {
  let key: NSAttributedString.Key
  let write: (AttributeContainer) -> Any?
  let read: (Any, inout AttributeContainer) -> Void

  /// An attribute whose value is the same in both.
  init<K: AttributedStringKey>(_ type: K.Type, _ name: String = K.name) where K.Value: Sendable {
    key = NSAttributedString.Key(rawValue: name)
    write = { $0[K.self] }
    read = { value, container in
      if let value = value as? K.Value { container[K.self] = value }
    }
  }

  /// A numeric attribute: any kind of number is accepted.
  init<K: AttributedStringKey>(number type: K.Type) where K.Value == CGFloat {
    key = NSAttributedString.Key(rawValue: K.name)
    write = { $0[K.self] }
    read = { value, container in
      if let value = value as? CGFloat ?? (value as? NSNumber).map({ CGFloat($0.doubleValue) }) { container[K.self] = value }
    }
  }

  /// An underline style, which is a plain number in an `NSAttributedString`.
  init<K: AttributedStringKey>(style type: K.Type) where K.Value == NSUnderlineStyle {
    key = NSAttributedString.Key(rawValue: K.name)
    write = { $0[K.self]?.rawValue }
    read = { value, container in
      if let value = value as? Int ?? (value as? NSNumber)?.intValue { container[K.self] = NSUnderlineStyle(rawValue: value) }
    }
  }

  /// The meaning of a text within its paragraph, which is a plain number in an `NSAttributedString`.
  private init(intentKey: NSAttributedString.Key) {
    key = intentKey
    write = { $0[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self].map { NSNumber(value: $0.rawValue) } }
    read = { value, container in
      guard let number = value as? NSNumber else { return }
      let intent = InlinePresentationIntent(rawValue: number.uintValue)
      container[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = intent
    }
  }

  /// A link, which may be a string in an `NSAttributedString`.
  private init(linkKey: NSAttributedString.Key) {
    key = linkKey
    write = { $0[AttributeScopes.FoundationAttributes.LinkAttribute.self] }
    read = { value, container in
      let url = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
      if let url { container[AttributeScopes.FoundationAttributes.LinkAttribute.self] = url }
    }
  }

  typealias UIKitScope = AttributeScopes.UIKitAttributes

  static let all: [ConvertedAttribute] = [
    ConvertedAttribute(UIKitScope.FontAttribute.self),
    ConvertedAttribute(UIKitScope.ParagraphStyleAttribute.self),
    ConvertedAttribute(UIKitScope.ForegroundColorAttribute.self),
    ConvertedAttribute(UIKitScope.BackgroundColorAttribute.self),
    ConvertedAttribute(UIKitScope.LigatureAttribute.self),
    ConvertedAttribute(number: UIKitScope.KernAttribute.self),
    ConvertedAttribute(number: UIKitScope.TrackingAttribute.self),
    ConvertedAttribute(style: UIKitScope.StrikethroughStyleAttribute.self),
    ConvertedAttribute(style: UIKitScope.UnderlineStyleAttribute.self),
    ConvertedAttribute(UIKitScope.StrokeColorAttribute.self),
    ConvertedAttribute(number: UIKitScope.StrokeWidthAttribute.self),
    ConvertedAttribute(UIKitScope.ShadowAttribute.self),
    ConvertedAttribute(UIKitScope.AttachmentAttribute.self),
    ConvertedAttribute(number: UIKitScope.BaselineOffsetAttribute.self),
    ConvertedAttribute(UIKitScope.UnderlineColorAttribute.self),
    ConvertedAttribute(UIKitScope.StrikethroughColorAttribute.self),
    ConvertedAttribute(number: UIKitScope.ObliquenessAttribute.self),
    ConvertedAttribute(linkKey: .link),
    ConvertedAttribute(intentKey: .inlinePresentationIntent),
    ConvertedAttribute(AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self),
    ConvertedAttribute(AttributeScopes.FoundationAttributes.ImageURLAttribute.self, "NSImageURL"),
    ConvertedAttribute(AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self, "NSAlternateDescription"),
    ConvertedAttribute(AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self, "NSLanguage"),
  ]

  static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
}

extension AttributeContainer {
  /// Creates a container with the attributes of an `NSAttributedString` that UIKit and Foundation define.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for (key, value) in dictionary { ConvertedAttribute.byKey[key]?.read(value, &self) }
  }

  /// The attributes in the form that labels use.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for attribute in ConvertedAttribute.all { attributes[attribute.key] = attribute.write(self) }
    return attributes
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Converts the attributes of a container.
  public init(_ container: AttributeContainer) { self = container.attributes }
}

extension AttributedString {
  /// Creates a text with the attributes that UIKit and Foundation define; others are ignored.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
      let text = (nsStr.string as NSString).substring(with: range)
      append(AttributedString(text, attributes: AttributeContainer(attributes)))
    }
  }

  /// Creates a text. The scope has no effect on the conversion.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
    self.init(nsStr)
  }

  /// Converts a string with the attributes of a scope; others are dropped.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }

  /// Returns the text in the form that labels use, with missing attributes from `base`.
  package func attributed(over base: AttributeContainer) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      let merged = base.merging(run.attributes)
      result.append(NSAttributedString(string: String(self[run.range].characters), attributes: merged.attributes))
    }
    return result
  }
}

extension NSAttributedString {
  /// Creates a text with the attributes that UIKit and Foundation define; others are ignored.
  public convenience init(_ attrStr: AttributedString) { self.init(attributedString: attrStr.attributed(over: AttributeContainer())) }

  /// Converts a string with the attributes of a scope.
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
    self.init(attrStr)
  }

  /// Converts a string with the attributes of a scope.
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws { self.init(attrStr) }
}
