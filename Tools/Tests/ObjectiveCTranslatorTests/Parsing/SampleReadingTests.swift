import Testing
import TrestleExpectations

import ObjectiveCTranslator

@Suite struct SampleReadingTests {
  @Test("Sources as people write them have no body that is unread", arguments: Sample.all)
  func samples(sample: Sample) {
    var reader = CReader(constants: ["DEBUG": "1"])
    let header = reader.read(path: "Sample.h", text: sample.header)
    let source = reader.read(path: "Sample.m", text: sample.source)
    expect(header.problems, equals: [])
    expect(source.problems, equals: [])
    var bodies: [CBody] = []
    for declaration in header.declarations + source.declarations {
      switch declaration {
      case .implementation(let value): bodies += value.methods.compactMap(\.body)
      case .function(let value): if let body = value.body { bodies.append(body) }
      default: break
      }
    }
    expect(!bodies.isEmpty)
    for body in bodies { if case .unread(let reason, let line) = body { Issue.record("line \(line): \(reason)") } }
  }
}
