import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Serialized, because the setting of `malloc` applies to the whole process.
@MainActor @Suite(.serialized) struct DesignMemoryTests {
  /// An accessor that yields a large value stores a copy of it in its own frame, which a debug build has read after it was freed.
  @Test("Parts read a design's values before their memory is released", arguments: [UIDesign.modern, .classic])
  func values(design: UIDesign) throws {
    // Fills freed memory, so that reading it is detected. The module of the C library lacks the function.
    typealias Option = @convention(c) (Int32, Int32) -> Int32
    let setOption = unsafeBitCast(try #require(dlsym(dlopen(nil, RTLD_NOW), "mallopt")), to: Option.self)
    let perturb: Int32 = -6
    expect(setOption(perturb, 85), equals: 1)
    defer { _ = setOption(perturb, 0) }
    let rows = EngineRows([(0..<6).map { EngineItem(name: "row \($0)", lines: 1) }], sizing: .fixed)
    rows.headers = ["Section"]
    let (screen, table) = showEngine(rows, style: .grouped, design: design, scale: 1)
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: true)
    screen.settle()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.setEditing(false, animated: true)
    table.allowsMultipleSelectionDuringEditing = false
    table.setEditing(true, animated: false)
    screen.settle()
    expect(table.visibleCells.count == 6 && table.visibleCells.allSatisfy { $0.isEditing })
    _ = screen.snapshot()
  }
}
