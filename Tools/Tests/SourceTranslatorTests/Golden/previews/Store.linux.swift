#sourceLocation(file: "Store.swift", line: 1)
              

final class Store: ObservableObject {
    @Published var count = 0
}
