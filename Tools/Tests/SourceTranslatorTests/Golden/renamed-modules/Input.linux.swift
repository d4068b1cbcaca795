#sourceLocation(file: "Input.swift", line: 1)
// module Dynamics is DynamicsApp
// tests
@testable import DynamicsApp
import class DynamicsApp.Field
import UIKit
import XCTest

final class FieldTests: XCTestCase { nonisolated override func invokeTest() { MainActor.assumeIsolated { UIKit.UIApplication._beginTest() }; super.invokeTest() };
    func testField() { XCTAssertNotNil(Field()) }
}
