import Earshot
import Foundation

// The main thread has to stay in its run loop: the application expects to be called on it.
Task { @MainActor in
    print(await Session.run(), terminator: "")
    exit(EXIT_SUCCESS)
}
RunLoop.main.run()
