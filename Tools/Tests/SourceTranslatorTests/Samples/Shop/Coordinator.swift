import UIKit

protocol Coordinator: AnyObject {
    var navigationController: UINavigationController { get }
    var children: [Coordinator] { get set }
    func start()
}

final class ShopCoordinator: Coordinator {
    let navigationController: UINavigationController
    var children: [Coordinator] = []

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func start() {
        let login = LoginViewController.instantiate()
        login.delegate = self
        navigationController.pushViewController(login, animated: false)
    }
}

extension ShopCoordinator: LoginViewControllerDelegate {
    func loginViewController(_ controller: LoginViewController, didLogInAs name: String) {
        let catalog: CatalogViewController = .make()
        navigationController.setViewControllers([catalog], animated: true)
    }
}
