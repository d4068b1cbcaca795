import Foundation

extension NSAttributeDescription {
  /// The type of an attribute's values.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ type: NSAttributeType) { rawValue = type.rawValue }
    /// No type, as a transient attribute may have.
    public static let undefined = AttributeType(.undefinedAttributeType)
    /// Integers of 16 bits.
    public static let integer16 = AttributeType(.integer16AttributeType)
    /// Integers of 32 bits.
    public static let integer32 = AttributeType(.integer32AttributeType)
    /// Integers of 64 bits.
    public static let integer64 = AttributeType(.integer64AttributeType)
    /// Decimal numbers.
    public static let decimal = AttributeType(.decimalAttributeType)
    /// Numbers of double precision.
    public static let double = AttributeType(.doubleAttributeType)
    /// Numbers of single precision.
    public static let float = AttributeType(.floatAttributeType)
    /// Texts.
    public static let string = AttributeType(.stringAttributeType)
    /// True or false.
    public static let boolean = AttributeType(.booleanAttributeType)
    /// Dates.
    public static let date = AttributeType(.dateAttributeType)
    /// Data.
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    /// Unique identifiers.
    public static let uuid = AttributeType(.UUIDAttributeType)
    /// URLs.
    public static let uri = AttributeType(.URIAttributeType)
    /// Objects that are archived.
    public static let transformable = AttributeType(.transformableAttributeType)
    /// Dictionaries of values.
    public static let composite = AttributeType(.compositeAttributeType)
  }

  /// The type of the values.
  public var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}
