import Foundation

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg", "com.compuserve.gif"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
    completionHandler(data, data == nil ? ItemProviderError.noSuchType(typeIdentifier) : nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let object = UIImage(data: data) as? Self else { throw ItemProviderError.unreadable }
    return object
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// Writes four numbers: the color's red, green, blue and alpha.
  public func loadData(
    withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    completionHandler(try? JSONEncoder().encode([red, green, blue, alpha].map(Double.init)), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let numbers = try? JSONDecoder().decode([Double].self, from: data), numbers.count == 4,
      let object = UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]) as? Self
    else { throw ItemProviderError.unreadable }
    return object
  }
}

extension UIImage: ItemWithData {
  package var itemData: Data? { pngData() }
}
