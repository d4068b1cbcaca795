// module Dynamics is DynamicsApp
// tests
@testable import Dynamics
import class Dynamics.Field
import UIKit
import XCTest

final class FieldTests: XCTestCase {
    func testField() { XCTAssertNotNil(Field()) }
}
