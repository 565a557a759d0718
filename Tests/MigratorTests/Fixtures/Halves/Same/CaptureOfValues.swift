// A capture list with values of the object beside `self`.
// middleware: CaptureOfValues().provider
// swift-format-ignore-file
@MainActor
final class CaptureOfValues {
    var name = "early"

    lazy var provider: Middleware<Kettle> = { [self, name, count = name.count] state, action in
        self.name = "late"
        if !(action is KettleAction) { say("\(name) \(self.name) \(count)") }
    }
}
