#sourceLocation(file: "Other.swift", line: 1)
import UIKit

final class Router {
    func open(from menu: MenuController) {
        print(menu)
        menu.show(Host(model: Model()), sender: nil)
        _trestleLeftOut("Router.open(from:)", "it uses badge, which is left out, too.")
    }

                     
}
