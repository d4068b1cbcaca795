/// A library of shader functions. Their names and types are known, but they cannot run.
public protocol MTLLibrary: NSObjectProtocol, Sendable {
  var label: String? { get set }
  var device: any MTLDevice { get }
  var functionNames: [String] { get }
  /// Returns the function with a name; nil if the source has none.
  func makeFunction(name functionName: String) -> (any MTLFunction)?
  func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction
}
public protocol MTLFunction: NSObjectProtocol, Sendable {
  var label: String? { get set }
  var device: any MTLDevice { get }
  var name: String { get }
  var functionType: MTLFunctionType { get }
  func makeArgumentEncoder(bufferIndex: Int) -> any MTLArgumentEncoder
}
open class MTLFunctionConstantValues: NSObject {
  public override init() { super.init() }
  private(set) var values: [String: Data] = [:]
  open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, index: Int) {
    values["\(index)"] = Data(bytes: value, count: type.size)
  }
  open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, withName name: String) {
    values[name] = Data(bytes: value, count: type.size)
  }
  open func setConstantValues(_ values: UnsafeRawPointer, type: MTLDataType, range: Range<Int>) {
    for index in range { setConstantValue(values + (index - range.lowerBound) * type.size, type: type, index: index) }
  }
  open func reset() { values = [:] }
}
extension MTLDataType {
  var size: Int {
    switch self {
    case .bool, .char, .uchar: 1
    case .half, .short, .ushort, .char2, .uchar2, .bool2: 2
    case .float, .int, .uint, .half2, .short2, .ushort2, .char3, .char4, .uchar3, .uchar4, .bool3, .bool4: 4
    case .float2, .int2, .uint2, .half3, .half4, .short3, .short4, .ushort3, .ushort4: 8
    default: 16
    }
  }
}
open class MTLCompileOptions: NSObject {
  open var preprocessorMacros: [String: NSObject]?
  open var fastMathEnabled = true
  open var languageVersion = MTLLanguageVersion.version3_0
  open var preserveInvariance = false
  public override init() { super.init() }
}
public let MTLLibraryErrorDomain = "MTLLibraryErrorDomain"
public struct MTLLibraryError: Error, CustomNSError, LocalizedError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unsupported = 1
    case `internal` = 2
    case compileFailure = 3
    case compileWarning = 4
    case functionNotFound = 5
    case fileNotFound = 6
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MTLLibraryErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    switch code {
    case .functionNotFound: "The library has no such function."
    case .fileNotFound: "There is no such library of shaders."
    default: "Shaders of Metal are not available on Linux."
    }
  }
  public static var functionNotFound: Code { .functionNotFound }
  public static var fileNotFound: Code { .fileNotFound }
}
