import SwiftSyntax

extension FileTranslator {
  private static let metalNames: Set<String> = [
    "MTLRenderCommandEncoder", "MTLRenderPassDescriptor", "MTLRenderPipelineDescriptor", "MTLRenderPipelineState", "currentDrawable",
    "currentRenderPassDescriptor", "makeComputeCommandEncoder", "makeComputePipelineState", "makeDefaultLibrary",
    "makeRenderCommandEncoder", "makeRenderPipelineState",
  ]

  /// Refuses a file that renders or computes with Metal, at its first such name: there is no Metal device on Linux.
  func refuseMetal(_ token: TokenSyntax) {
    guard !hasRefusedMetal, Self.metalNames.contains(token.text), file.text.holds("import Metal"),
      lookup.classes(declaring: token.text).isEmpty, lookup.type(named: token.text) == nil
    else { return }
    hasRefusedMetal = true
    report(
      token, options.isLibrary ? .warning : .error, "metal", "\(token.text) renders or computes with Metal, for which Linux has no device.")
  }
}
