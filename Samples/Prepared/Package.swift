// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Earshot",
    products: [
        .library(name: "Earshot", targets: ["Earshot"]),
        .executable(name: "earshot-trace", targets: ["earshot-trace"]),
    ],
    targets: [
        // The runtime: store, reducers, middlewares, subscribers.
        .target(name: "Redux"),
        // Models and services; knows nothing of Redux.
        .target(name: "ListeningKit"),
        // The application: screens, states, middlewares, and a scripted session to try it with.
        .target(name: "Earshot", dependencies: ["Redux", "ListeningKit"]),
        .executableTarget(name: "earshot-trace", dependencies: ["Earshot"]),
        .testTarget(name: "ReduxTests", dependencies: ["Redux"]),
        .testTarget(
            name: "EarshotTests",
            dependencies: ["Earshot", "Redux", "ListeningKit"],
            exclude: ["Fixtures"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
