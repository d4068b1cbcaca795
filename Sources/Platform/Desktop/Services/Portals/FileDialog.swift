import TrestleBus
import UIKitServices

/// The file dialog of the desktop for document pickers.
@MainActor enum FileDialog {
  static func show(
    _ request: DesktopFiles.Request, portal: DesktopPortal, completion: @escaping @MainActor (DesktopFiles.Answer) -> Void
  ) -> @MainActor () -> Void {
    portal.request("FileChooser", "OpenFile", [.string(request.title)], options: options(request)) { answer in
      switch answer {
      case .done(let values):
        let urls = (values["uris"]?.parts ?? []).compactMap { $0.text.flatMap { URL(string: $0) } }.filter(\.isFileURL)
        completion(urls.isEmpty ? .canceled : .chosen(urls))
      case .canceled: completion(.canceled)
      case .failed: completion(.unavailable)
      }
    }
  }

  private static func options(_ request: DesktopFiles.Request) -> [String: BusValue] {
    var options: [String: BusValue] = ["modal": .bool(true)]
    if let folder = request.folder { options["current_folder"] = .array("y", (Array(folder.path.utf8) + [0]).map { .byte($0) }) }
    switch request.kind {
    case .folder: options["directory"] = .bool(true)
    case .open(let extensions, let several):
      options["multiple"] = .bool(several)
      if let extensions { options["filters"] = .array("(sa(us))", [filter(extensions.sorted())]) }
    }
    return options
  }

  /// A filter by name patterns, which match in small and capital letters.
  private static func filter(_ extensions: [String]) -> BusValue {
    let patterns = extensions.map { pattern in
      "*." + pattern.map { $0.isLetter ? "[\($0.lowercased())\($0.uppercased())]" : String($0) }.joined()
    }
    return .tuple([
      .string(extensions.map { "*.\($0)" }.joined(separator: ", ")), .array("(us)", patterns.map { .tuple([.uint32(0), .string($0)]) }),
    ])
  }
}
