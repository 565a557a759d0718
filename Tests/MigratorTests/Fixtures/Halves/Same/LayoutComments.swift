// Comments of all kinds, in all places.
// middleware: LayoutComments().provider
// swift-format-ignore-file
@MainActor
final class LayoutComments {
    /// A provider.
    /* before */ lazy var provider: Middleware<Kettle> /* type */ = { [self] state, /* the action */ action in // in
        // if action is KettleAction { say("commented") }
        if /* a */ action is KettleAction /* b */ { /* c */
            say("kettle") // d
        } /* e */ else /* f */ { // g
            /* h /* nested */ i */
            say("other") /* j */; say("again") // k
            // l
        } // m
        /* n */ guard /* o */ !(action is CupAction), /* p */ state.degrees > 10 /* q */ else { /* r */ return /* s */ } // t
        /*
         u
         */
        switch action.actionType { // v
        // w
        case KettleActionType.boil: // x
            say("boil")
        // y
        default: // z
            // first
            say("default") // second
            // third
        }
        handle(/* 1 */ action /* 2 */, /* 3 */ 5) // 4
    }
    func handle(_ action: Action /* the action */, _ n: Int) { /* 5 */ if action is CupAction { return /* 6 */ } /* 7 */; say("\(n /* 8 */)") }
}
