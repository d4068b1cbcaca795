import CoreGraphics
import UniformTypeIdentifiers

/// Carries an item that is dragged or copied: an object, or data of a type that is loaded on request.
///
/// Foundation on Linux has no such class. This one works within the app: its content is in memory, and loading completes immediately.
open class NSItemProvider: NSObject {
  /// A closure that makes data on request and passes it to its argument.
  public typealias DataHandler = (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  /// Receives the item of a type, or the error.
  public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void

  private var representations: [ItemRepresentation] = []
  /// A name for a file made from the data.
  open var suggestedName: String?
  /// Data for the receiving app, if it belongs to the same team.
  open var teamData: Data?
  /// The size in points in which the item is best shown; zero for none in particular.
  open var preferredPresentationSize = CGSize.zero

  public override init() {}

  /// Creates a provider of the representations that an object can write.
  public init(object: any NSItemProviderWriting) {
    super.init()
    registerObject(object)
  }

  /// Creates a provider of an item, which ``loadItem(forTypeIdentifier:options:completionHandler:)`` returns unchanged.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    super.init()
    guard let item else { return }
    if let typeIdentifier {
      add(typeIdentifier, item: item) { completion in
        let data = Self.data(of: item)
        completion(data, data == nil ? ItemProviderError.noSuchType(typeIdentifier) : nil)
        return nil
      }
    } else if let object = item as? any NSItemProviderWriting {
      registerObject(object)
    }
  }

  /// Creates a provider of a file's data under its name; nil if it cannot be read.
  public convenience init?(contentsOf fileURL: URL) {
    guard let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? "public.data"
    registerDataRepresentation(forTypeIdentifier: type) { completion in
      completion(data, nil)
      return nil
    }
  }

  private static func data(of item: any NSSecureCoding) -> Data? {
    switch item {
    case let data as NSData: Data(referencing: data)
    case let text as NSString: Data(text.description.utf8)
    case let url as NSURL: Data(url.absoluteString.utf8)
    case let encoded as any ItemWithData: encoded.itemData
    default: try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: false)
    }
  }

  private func add(_ type: String, item: Any? = nil, load: @escaping DataHandler) {
    representations.append(ItemRepresentation(type: type, item: item, load: load))
  }

  /// The registered types, the best one first.
  open var registeredTypeIdentifiers: [String] {
    representations.reduce(into: []) { if !$0.contains($1.type) { $0.append($1.type) } }
  }

  /// Returns the types whose files can be opened in place, or all types without options.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    fileOptions.contains(.openInPlace) ? representations.filter { $0.original != nil }.map(\.type) : registeredTypeIdentifiers
  }

  // MARK: Registering

  /// Adds an object, in all types it can write.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility = .all) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      add(type, item: object) { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) }
    }
  }

  /// Adds an object that is made on request, in all types its class can write.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      add(type) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error ?? ItemProviderError.unreadable) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  /// Adds data of a type, which is made on request.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all, loadHandler: @escaping DataHandler
  ) {
    add(typeIdentifier, load: loadHandler)
  }

  /// Adds a file of a type, which is made on request. Its handler passes on the URL of the file and whether access is coordinated.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    var made = ItemRepresentation(type: typeIdentifier) { completion in
      loadHandler { url, _, error in
        guard let url else { return completion(nil, error ?? ItemProviderError.unreadable) }
        do { completion(try Data(contentsOf: url), nil) } catch { completion(nil, error) }
      }
    }
    if fileOptions.contains(.openInPlace) { made.original = loadHandler }
    representations.append(made)
  }

  // MARK: Loading

  /// Returns whether there is data of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { representation(of: typeIdentifier) != nil }

  /// Returns whether there is data of a type, or with options a file that can be opened in place.
  open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions) -> Bool {
    registeredTypeIdentifiers(fileOptions: fileOptions).contains { PasteboardConformance.conforms($0, to: typeIdentifier) }
  }

  private func representation(of type: String) -> ItemRepresentation? {
    representations.first { $0.type == type } ?? representations.first { PasteboardConformance.conforms($0.type, to: type) }
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
    guard let found = representation(of: typeIdentifier) else {
      finish(nil, ItemProviderError.noSuchType(typeIdentifier))
      return progress
    }
    return found.load(finish) ?? progress
  }

  /// Requests a file with the data of a type. It is removed when the handler returns: copy or move it there.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    let type = representation(of: typeIdentifier)?.type ?? typeIdentifier
    let name = suggestedName
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        let url = try TemporaryItemFile.write(data, type: type, name: name)
        completionHandler(url, nil)
        TemporaryItemFile.remove(url)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Requests the file itself if it may be opened in place, else a copy. The handler's second argument is true for the original.
  @discardableResult
  open func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let original = representations.first { $0.original != nil && PasteboardConformance.conforms($0.type, to: typeIdentifier) }
    guard let open = original?.original else {
      return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
    }
    let progress = Progress(totalUnitCount: 1)
    return open { url, _, error in
      progress.completedUnitCount = 1
      completionHandler(url, url != nil, error)
    } ?? progress
  }

  /// Requests the item of a type: the registered item, else its data.
  open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: CompletionHandler?) {
    if let item = representation(of: typeIdentifier)?.item as? any NSSecureCoding {
      completionHandler?(item, nil)
      return
    }
    let isText = PasteboardConformance.conforms(typeIdentifier, to: "public.text")
    let isURL = PasteboardConformance.conforms(typeIdentifier, to: "public.url")
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      let text = isText || isURL ? data.flatMap { String(data: $0, encoding: .utf8) } : nil
      if isURL, let url = text.flatMap({ NSURL(string: $0) }) {
        completionHandler?(url, nil)
      } else if let text {
        completionHandler?(NSString(string: text), nil)
      } else {
        completionHandler?(data.map { NSData(data: $0) }, error)
      }
    }
  }

  open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> any NSSecureCoding {
    try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        nonisolated(unsafe) let result: Result<any NSSecureCoding, any Error> =
          item.map { .success($0) } ?? .failure(error ?? ItemProviderError.noSuchType(typeIdentifier))
        continuation.resume(with: result)
      }
    }
  }

  // MARK: Objects

  /// Returns whether the data can become an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { readableType(of: aClass) != nil }

  private func readableType(of aClass: any NSItemProviderReading.Type) -> String? {
    let own = registeredTypeIdentifiers
    return aClass.readableTypeIdentifiersForItemProvider.first { wanted in own.contains { PasteboardConformance.conforms($0, to: wanted) } }
  }

  /// Creates an object of a class from the data.
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

  /// Returns whether the data can become a string.
  public final func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }

  /// Returns whether the data can become a URL.
  public final func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  /// Creates a string from the data.
  @discardableResult
  public final func loadObject(ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in completionHandler((object as? NSString).map { $0.description }, error) }
  }

  /// Creates a URL from the data.
  @discardableResult
  public final func loadObject(ofClass aClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in completionHandler((object as? NSURL).map { $0 as URL }, error) }
  }
}

/// The reason an item could not be loaded.
public enum ItemProviderError: Error {
  /// There is no data of the type.
  case noSuchType(String)
  /// The object cannot be created from the data.
  case unreadable
}

/// Whether one type of data conforms to another.
enum PasteboardConformance {
  static func conforms(_ type: String, to wanted: String) -> Bool {
    if type == wanted || wanted == "public.data" || wanted == "public.item" { return true }
    guard let type = UTType(type), let wanted = UTType(wanted) else { return false }
    return type.conforms(to: wanted)
  }
}

/// An item that is provided as data of its own form instead of an archive.
package protocol ItemWithData {
  var itemData: Data? { get }
}
