extension TextStyle {
    /// The looks of a status.
    func role(of status: CaseStatus) -> Role {
        switch status {
        case .migrated, .ready: .good
        case .blocked: .warning
        case .dead: .quiet
        }
    }
}
