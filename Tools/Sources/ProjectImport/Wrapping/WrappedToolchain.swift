import Foundation
import XcodeProject

/// A folder with the layout of the toolchain, in which the compiler is replaced by the wrapped one.
///
/// The package manager finds the index library of test discovery and the libraries of manifests by the path of the compiler, with links
/// resolved. So the compiler is a file of its own, and everything else is a link into the toolchain.
public struct WrappedToolchain {
  /// The path of the wrapped compiler, for `SWIFT_EXEC`.
  public let compiler: String

  /// - Parameters:
  ///   - folder: The folder to write. An existing one is brought up to date.
  ///   - original: The compiler of the toolchain.
  ///   - wrapper: The script that takes its place.
  public init(at folder: String, original: String, wrapper: String) throws {
    let usr = FilePath.parent(of: FilePath.parent(of: URL(fileURLWithPath: original).resolvingSymlinksInPath().path))
    let files = FileManager.default
    guard files.fileExists(atPath: usr + "/lib/swift"), let script = files.contents(atPath: wrapper) else {
      // A compiler that starts another one has no files beside it.
      compiler = wrapper
      return
    }
    var output = OutputFolder(folder)
    for name in try files.contentsOfDirectory(atPath: usr) where name != "bin" { try output.link(name, to: "\(usr)/\(name)") }
    for name in try files.contentsOfDirectory(atPath: usr + "/bin") where name != "swiftc" {
      try output.link("bin/\(name)", to: "\(usr)/bin/\(name)")
    }
    try output.write(script, to: "bin/swiftc", isExecutable: true)
    output.removeOthers()
    compiler = folder + "/bin/swiftc"
  }
}
