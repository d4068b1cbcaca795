import SwiftUI
import UIKit

struct Sizes_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(ContentSizeCategory.allCases, id: \.self) { size in
            ListControllerPreview().environment(\.sizeCategory, size)
        }
    }
}

enum Sizes {
    static let tested: [ContentSizeCategory] = [.extraSmall, .accessibilityExtraExtraExtraLarge]
    static func name(of size: ContentSizeCategory) -> String { "\(size)" }
    static let count = 3
}

extension ContentSizeCategory {
    var title: String { "\(self)" }
}

#Preview("Large") {
    let size: ContentSizeCategory = .large
    return UILabel()
}
