import UIKit

final class Router {
    func open(from menu: MenuController) {
        print(menu)
        menu.show(Host(model: Model()), sender: nil)
        print(badge())
    }

    var theme: Theme?
}
