import SourceTranslator
import Testing

@Test("A target without files has no outputs")
func emptyTarget() {
  #expect(TargetTranslator(module: "App", files: []).outputs.isEmpty)
}
