/// Functions of the shading language. Their names and kinds are known; they cannot run.
public protocol MTLLibrary: NSObjectProtocol, Sendable {
  /// The name of the library for debugging.
  var label: String? { get set }
  /// The device that made the library.
  var device: any MTLDevice { get }
  var functionNames: [String] { get }
  /// Returns the function of a name; nil if the source has none.
  func makeFunction(name functionName: String) -> (any MTLFunction)?
  func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction
}
/// A function of the shading language.
public protocol MTLFunction: NSObjectProtocol, Sendable {
  /// The name of the function for debugging.
  var label: String? { get set }
  /// The device that made the function.
  var device: any MTLDevice { get }
  /// The name of the function in its source.
  var name: String { get }
  /// The kind of the function.
  var functionType: MTLFunctionType { get }
  func makeArgumentEncoder(bufferIndex: Int) -> any MTLArgumentEncoder
}
open class MTLFunctionConstantValues: NSObject {
  public override init() { super.init() }
  /// The bytes of values by index or name.
  private(set) var values: [String: Data] = [:]
  open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, index: Int) {
    values["\(index)"] = Data(bytes: value, count: type.size)
  }
  open func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, withName name: String) {
    values[name] = Data(bytes: value, count: type.size)
  }
  /// Sets the values of the constants of a range of indices.
  open func setConstantValues(_ values: UnsafeRawPointer, type: MTLDataType, range: Range<Int>) {
    for index in range { setConstantValue(values + (index - range.lowerBound) * type.size, type: type, index: index) }
  }
  /// Removes all values.
  open func reset() { values = [:] }
}
extension MTLDataType {
  /// The bytes of a scalar or vector.
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
/// The options of the compiler of shaders.
open class MTLCompileOptions: NSObject {
  /// The macros of the preprocessor and their values.
  open var preprocessorMacros: [String: NSObject]?
  /// Whether the compiler may trade exact arithmetic for speed.
  open var fastMathEnabled = true
  /// The version of the shading language.
  open var languageVersion = MTLLanguageVersion.version3_0
  /// Whether the compiler keeps positions equal between shaders that mark them as invariant.
  open var preserveInvariance = false
  public override init() { super.init() }
}
/// The domain of errors of libraries.
public let MTLLibraryErrorDomain = "MTLLibraryErrorDomain"
/// A library cannot be made, or has no such function.
public struct MTLLibraryError: Error, CustomNSError, LocalizedError, Equatable, Sendable {
  /// The reason of the error.
  public enum Code: Int, Sendable {
    /// The device does not support the operation.
    case unsupported = 1
    /// The compiler failed by itself.
    case `internal` = 2
    /// The source does not compile.
    case compileFailure = 3
    /// The source compiles with warnings.
    case compileWarning = 4
    /// The library has no such function.
    case functionNotFound = 5
    /// There is no such library file.
    case fileNotFound = 6
  }
  /// The reason of the error.
  public let code: Code
  /// Makes an error of a reason.
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
  /// The code for a function that the library does not have.
  public static var functionNotFound: Code { .functionNotFound }
  /// The code for a library file that does not exist.
  public static var fileNotFound: Code { .fileNotFound }
}
