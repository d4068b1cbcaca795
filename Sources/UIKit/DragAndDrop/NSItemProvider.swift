import Foundation

/// Carries something that is dragged or copied: an object, or data of a type that is made when it is asked for.
///
/// Foundation on Linux has none. This one works inside the app: what it carries is in memory, and what is loaded is handed over at once.
open class NSItemProvider: NSObject {
  /// A closure that makes data on request and passes it to its argument.
  public typealias DataHandler = (@escaping (Data?, (any Error)?) -> Void) -> Progress?

  private var objects: [any NSItemProviderWriting] = []
  private var representations: [(type: String, load: DataHandler)] = []
  /// A name for a file made from the data.
  open var suggestedName: String?

  public override init() {}

  /// Creates a provider of one object.
  public init(object: any NSItemProviderWriting) {
    objects = [object]
  }

  /// The file's data under its name; nil if it cannot be read.
  public convenience init?(contentsOf fileURL: URL) {
    guard let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(forTypeIdentifier: Self.identifier(ofExtension: fileURL.pathExtension)) { completion in
      completion(data, nil)
      return nil
    }
  }

  private static func identifier(ofExtension name: String) -> String {
    switch name.lowercased() {
    case "txt": "public.utf8-plain-text"
    case "png": "public.png"
    case "jpg", "jpeg": "public.jpeg"
    case "gif": "com.compuserve.gif"
    case "json": "public.json"
    default: "public.data"
    }
  }

  /// The types it has, the best one first.
  open var registeredTypeIdentifiers: [String] {
    objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider } + representations.map(\.type)
  }

  /// Adds an object, in all types it can write.
  open func registerObject(_ object: any NSItemProviderWriting) { objects.append(object) }

  /// Adds data of a type, which is made on request.
  open func registerDataRepresentation(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping DataHandler) {
    representations.append((typeIdentifier, loadHandler))
  }

  /// Whether there is data of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { PasteboardConformance.conforms($0, to: typeIdentifier) }
  }

  /// Requests data of a type; the handler may be called on another thread.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let finish: (Data?, (any Error)?) -> Void = { data, error in
      progress.completedUnitCount = 1
      completionHandler(data, error)
    }
    for object in objects {
      let types = type(of: object).writableTypeIdentifiersForItemProvider
      guard let type = types.first(where: { PasteboardConformance.conforms($0, to: typeIdentifier) }) else { continue }
      return object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: finish) ?? progress
    }
    if let found = representations.first(where: { PasteboardConformance.conforms($0.type, to: typeIdentifier) }) {
      return found.load(finish) ?? progress
    }
    finish(nil, ItemProviderError.noSuchType(typeIdentifier))
    return progress
  }

  // MARK: Objects

  /// Whether the data can become an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { readableType(of: aClass) != nil }

  private func readableType(of aClass: any NSItemProviderReading.Type) -> String? {
    let own = registeredTypeIdentifiers
    return aClass.readableTypeIdentifiersForItemProvider.first { wanted in own.contains { PasteboardConformance.conforms($0, to: wanted) } }
  }

  /// Makes an object of a class from the data.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = readableType(of: aClass) else {
      completionHandler(nil, ItemProviderError.noSuchType(aClass.readableTypeIdentifiersForItemProvider.joined(separator: ", ")))
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Whether the data can become a string.
  public final func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }

  /// Makes a string from the data.
  @discardableResult
  public final func loadObject(ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in completionHandler((object as? NSString).map { $0.description }, error) }
  }
}

/// Why an item could not be loaded.
public enum ItemProviderError: Error {
  /// There is no data of the type.
  case noSuchType(String)
  /// The data cannot become the object.
  case unreadable
}

/// Which types are kinds of which.
enum PasteboardConformance {
  static func conforms(_ type: String, to wanted: String) -> Bool {
    if type == wanted || wanted == "public.data" || wanted == "public.item" { return true }
    switch wanted {
    case "public.plain-text", "public.text": return type == "public.utf8-plain-text" || type == "public.plain-text"
    case "public.image": return ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif"].contains(type)
    default: return false
    }
  }
}
