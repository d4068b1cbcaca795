import MobileCoreServices
import UIKit
import UniformTypeIdentifiers
import os

enum SystemNames {
  static let logger = Logger(subsystem: "org.example", category: "test")
  static let log = OSLog(subsystem: "org.example", category: "points")
  static let lock = OSAllocatedUnfairLock(initialState: 0)

  static func use() -> [String] {
    logger.info("started \(3, privacy: .public)")
    os_log("value %d", log: log, type: .debug, 3)
    os_signpost(.begin, log: log, name: "work")
    os_signpost(.end, log: log, name: "work")
    lock.withLock { $0 += 1 }
    return [UTType.png.identifier, UTType(filenameExtension: "txt")?.preferredMIMEType ?? "", kUTTypeImage as String]
  }
}
