// The name behind `self.`, beside the local.
// middleware: NameOfSelfMember().provider
// swift-format-ignore-file
@MainActor
final class NameOfSelfMember {
    var degrees = 8
    var isKettle: Bool { degrees > 100 }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        let degrees = (action as? KettleAction)?.degrees ?? -1
        let isKettle = action is KettleAction
        self.degrees += 1
        say("\(self.degrees) \(degrees) \(isKettle) \(self.isKettle)")
        self.degrees = degrees
        say("\(self.degrees)")
    }
}
