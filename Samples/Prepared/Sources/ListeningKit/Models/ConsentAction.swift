/// How the listener answered the terms, as it is kept in the record of consents.
public enum ConsentAction: String, Sendable {
    case accepted
    case postponed
    case dismissed
}
