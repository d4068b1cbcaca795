import UIKit

enum Detected {
    case address([NSTextCheckingKey: String]?)
    var city: String? {
        guard case .address(let parts) = self else { return nil }
        return parts?[.city] ?? parts?[NSTextCheckingKey.street]
    }
}
