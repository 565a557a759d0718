// The action is put into a stream.
// slow middleware: StreamOfActions().provider
// swift-format-ignore-file
@MainActor
final class StreamOfActions {
    lazy var provider: Middleware<Kettle> = { state, action in
        let (stream, continuation) = AsyncStream.makeStream(of: (any Action).self)
        continuation.yield(action)
        continuation.finish()
        Task { @MainActor in
            for await one in stream { say(one is KettleAction ? "kettle" : "other") }
        }
    }
}
