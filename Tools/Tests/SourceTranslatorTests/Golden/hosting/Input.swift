import AppIntents
import SwiftUI
import UIKit

struct ProfileView: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.name) }
}

final class Model: ObservableObject {
    var name = ""
}

struct OpenIntent2: AppIntent {
    func perform() async throws -> some IntentResult { .result() }
}

final class Host: UIHostingController<ProfileView> {
    init(model: Model) { super.init(rootView: ProfileView(model: model)) }
    required init?(coder: NSCoder) { super.init(coder: coder, rootView: ProfileView(model: Model())) }
}

final class MenuController: UIViewController {
    private var host: UIHostingController<ProfileView>?
    private lazy var tint = Color(uiColor: .red)
    private let model = Model()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Menu"
        view.backgroundColor = UIColor(Color.red)
        let profile = ProfileView(model: model)
        let host = UIHostingController(rootView: profile.environmentObject(model))
        host.rootView = profile
        addChild(host)
        withAnimation { title = "Moved" }
        show()
    }

    func show() { view.tintColor = UIColor(tint) }

    func style(_ color: Color) -> Bool { color == tint }

    func color() -> UIColor? { UIColor(tint) }

    func named() -> UIColor { UIColor(tint) }

    func all() -> [UIViewController] {
        if title == nil { return [ProfileView.controller] }
        return [UIHostingController<ProfileView>(rootView: ProfileView(model: model))]
    }

    func fits(_ size: ProposedViewSize) -> Bool { size.width != nil }

    func open() { if style(.red) { title = "Red" } }

    @objc func tap(_ sender: Any) {
        guard let shape = sender as? Rectangle else { return }
        print(shape)
        print("tapped")
    }
}

final class Cell: UITableViewCell {
    func fill() {
        contentConfiguration = UIHostingConfiguration { HStack { Text("a") } }.margins(.all, 0)
        accessoryType = .checkmark
    }
}

enum Theme {
    case plain(Color)
    case dark
}

struct Badge {
    var color: Color
    var text: String
}

func badge() -> Badge { Badge(color: .red, text: "a") }

final class UprightController<Content: View>: UIHostingController<Content> {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

func showUpright(from controller: UIViewController) {
  let upright = UprightController(rootView: ProfileView(name: "Eve"))
  upright.modalPresentationStyle = .fullScreen
  controller.present(upright, animated: true)
}
