import UIKit

/// The stages of a shader at which a snippet is inserted.
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let geometry = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointGeometry")
  /// Changes the material properties of a pixel.
  public static let surface = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointSurface")
  /// Changes the light on a pixel.
  public static let lightingModel = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointLightingModel")
  /// Changes the color of a pixel.
  public static let fragment = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointFragment")
}

/// An object that can be drawn with shaders. They are stored only, because there is no GPU.
public protocol SCNShadable: NSObjectProtocol {
  var program: SCNProgram? { get set }
  var shaderModifiers: [SCNShaderModifierEntryPoint: String]? { get set }
}

/// A shader program. It is stored and not run, because there is no GPU.
nonisolated open class SCNProgram: NSObject {
  open var vertexShader: String?
  open var fragmentShader: String?
  open var vertexFunctionName: String?
  open var fragmentFunctionName: String?
  /// Whether the object is opaque. The default is true.
  open var isOpaque = true
  /// The object that receives compile errors. It is never called.
  open weak var delegate: (any NSObjectProtocol)?
  private var symbols: [String: (semantic: String?, options: [AnyHashable: Any]?)] = [:]
  /// Stores the semantic of an input of the shader.
  open func setSemantic(_ semantic: String?, forSymbol symbol: String, options: [AnyHashable: Any]? = nil) {
    symbols[symbol] = (semantic, options)
  }
  /// Returns the stored semantic of an input of the shader.
  open func semantic(forSymbol symbol: String) -> String? { symbols[symbol]?.semantic }
}
