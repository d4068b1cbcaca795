import UIKit

/// A program that would compute the color of each pixel. It is held with its values and not run, because there is no graphics processor:
/// the node is drawn without it.
nonisolated open class SKShader: NSObject, NSCopying {
  /// The source of the program, in OpenGL's language.
  open var source: String?
  /// The values that are the same for all pixels.
  open var uniforms: [SKUniform] = []
  /// The values that each node can have.
  open var attributes: [SKAttribute] = []
  /// Creates a program without source.
  public override init() { super.init() }
  /// Creates a program of its source.
  public init(source: String) {
    self.source = source
    super.init()
  }
  /// Creates a program of its source and values.
  public init(source: String, uniforms: [SKUniform]) {
    (self.source, self.uniforms) = (source, uniforms)
    super.init()
  }
  /// Creates a program of a file of the app.
  public convenience init(fileNamed name: String) {
    let url = Bundle.main.url(forResource: name, withExtension: name.hasSuffix(".fsh") ? nil : "fsh")
    self.init(source: url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "")
  }
  open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
  open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
  open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
  /// Returns a program of the same source and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKShader()
    (copy.source, copy.uniforms, copy.attributes) = (source, uniforms, attributes)
    return copy
  }
}
