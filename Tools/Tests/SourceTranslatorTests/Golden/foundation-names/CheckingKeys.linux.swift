#sourceLocation(file: "CheckingKeys.swift", line: 1)
import UIKit

enum Detected {
    case address([UIKitViews.NSTextCheckingKey: String]?)
    var city: String? {
        guard case .address(let parts) = self else { return nil }
        return parts?[.city] ?? parts?[UIKitViews.NSTextCheckingKey.street]
    }
}
