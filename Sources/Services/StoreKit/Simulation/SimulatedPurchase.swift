import Foundation

/// A purchase as it is stored.
package struct SimulatedPurchase: Codable, Sendable {
  package var id: UInt64
  package var originalID: UInt64
  package var productID: String
  var type: String
  package var purchaseDate: Date
  var originalPurchaseDate: Date
  package var expirationDate: Date?
  package var revocationDate: Date?
  var groupID: String?
  var token: UUID?
  var quantity = 1
  var offerType: Int?
  var offerID: String?
  var isUpgraded = false
  var isRenewal = false
  package var isFinished = false
}
