// swift-tools-version:5.5
import PackageDescription

let package = Package(name: "Geo", products: [.library(name: "Geo", targets: ["Geo"])], targets: [.target(name: "Geo")])
