import Foundation

@objcMembers class Person: NSObject {
    dynamic var name = ""
    var age: Int = 0
    let id = 7

    func rename(to name: String) {
        self.name = name
    }

    class func make() -> Person { return Person() }
}

@objc(LegacyStore) class Store: NSObject {
    static let shared = Store()
    var request = URLRequest(url: URL(string: "https://example.com")!)

    @objc func ping() {}

    override func awakeFromNib() {
        super.awakeFromNib()
        ping()
    }

    func path() -> String { return #keyPath(Person.name) }
}

extension NSObject {
    @objc func describeMe() -> String { return String(describing: type(of: self)) }
}
