import UIKit

/// The places of a shader at which a piece of code is inserted.
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Changes vertices.
  public static let geometry = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointGeometry")
  /// Changes material properties of a pixel.
  public static let surface = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointSurface")
  /// Changes the light on a pixel.
  public static let lightingModel = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointLightingModel")
  /// Changes the color of a pixel.
  public static let fragment = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointFragment")
}

/// An object that can be drawn by shaders. They are held: there is no graphics processor.
public protocol SCNShadable: NSObjectProtocol {
  /// A program of shaders; nil by default.
  var program: SCNProgram? { get set }
  /// Pieces of shaders; nil by default.
  var shaderModifiers: [SCNShaderModifierEntryPoint: String]? { get set }
}

/// A program of shaders. Its source is held and not run, because there is no graphics processor.
nonisolated open class SCNProgram: NSObject {
  /// The source of the vertex shader.
  open var vertexShader: String?
  /// The source of the fragment shader.
  open var fragmentShader: String?
  open var vertexFunctionName: String?
  open var fragmentFunctionName: String?
  /// Whether the drawn object covers what is behind it.
  open var isOpaque = true
  /// The object that receives compile errors, of which there are none here.
  open weak var delegate: (any NSObjectProtocol)?
  private var symbols: [String: (semantic: String?, options: [AnyHashable: Any]?)] = [:]
  /// Stores the name of an input of the shader.
  open func setSemantic(_ semantic: String?, forSymbol symbol: String, options: [AnyHashable: Any]? = nil) {
    symbols[symbol] = (semantic, options)
  }
  /// Returns the stored name of an input of the shader.
  open func semantic(forSymbol symbol: String) -> String? { symbols[symbol]?.semantic }
}
