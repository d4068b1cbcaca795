import Foundation
import Testing
import TrestleExpectations
import UIKit

@Suite struct DataAddressTests {
  private func text(_ address: String) throws -> String {
    String(decoding: try Data(contentsOf: try #require(URL(string: address))), as: UTF8.self)
  }

  @Test("The bytes of an address that contains them are read, in digits or as text")
  func bytes() throws {
    expect(try text("data:text/plain;base64,aGVsbG8="), equals: "hello")
    expect(try text("DATA:;base64,aGVsbG8"), equals: "hello")
    expect(try text("data:,a%20b,c"), equals: "a b,c")
    expect(try text("data:text/html;charset=utf-8,%3Cp%3E"), equals: "<p>")
    let url = try #require(URL(string: "data:;base64,AAH/"))
    expect(Array(try Data(_contentsOf: url, options: .mappedIfSafe)), equals: [0, 1, 255])
  }

  @Test("An address without bytes is an error, and a file is read as before")
  func others() throws {
    #expect(throws: CocoaError.self) { try text("data:text/plain") }
    #expect(throws: CocoaError.self) { try text("data:;base64,a") }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(throws: (any Error).self) { try Data(contentsOf: file) }
    try Data("file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    expect(try text(file.absoluteString), equals: "file")
  }
}
