import SwiftUI
import UIKit

final class ListController: UIViewController {}

/// A view of the application itself that has a name of SwiftUI's.
protocol ButtonStyle {}
struct Rounded: ButtonStyle {}

struct ListView: View {
    @State private var name = ""
    var body: some View { Text(name) }
}

extension ListView {
    var title: String { "title" }
}

struct ListControllerPreview: UIViewControllerRepresentable {
    final class Coordinator: NSObject { @objc func tap() {} }
    func makeUIViewController(context: Context) -> ListController { ListController() }
    func updateUIViewController(_ controller: ListController, context: Context) {}
}

#if DEBUG
@available(iOS 13.0, *)
struct ListController_Previews: PreviewProvider {
    static var previews: some View {
        ListControllerPreview()
    }
}
#endif

@available(iOS 17, *)
#Preview("List", traits: .portrait) {
    ListController()
}
