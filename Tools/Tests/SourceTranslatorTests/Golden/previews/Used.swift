import UIKit
import SwiftUI

struct Card: View { var body: some View { Text("Card") } }

final class CardController: UIHostingController<Card> {}
