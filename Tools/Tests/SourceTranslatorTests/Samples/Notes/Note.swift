import Foundation

struct Note {
    var title: String
    var body: String
    var isStarred = false

    init(title: String, body: String) {
        self.title = title
        self.body = body
    }
}
