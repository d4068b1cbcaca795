import Foundation

struct Product: Codable, Equatable {
    let id: Int
    let name: String
    var price: Decimal
}

final class CatalogModel {
    var products: [Product] = []
    var onChange: (() -> Void)?
    var filter: String? { didSet { onChange?() } }

    func reload() {
        let url = URL(string: "https://example.com/products.json")!
        var request = URLRequest(url: url)
        request.httpMethod = "GET"
        URLSession.shared.dataTask(with: request) { data, response, error in
            guard let data = data, (response as? HTTPURLResponse)?.statusCode == 200 else { return }
            let products = try? JSONDecoder().decode([Product].self, from: data)
            DispatchQueue.main.async { print(products ?? []) }
        }.resume()
    }
}
