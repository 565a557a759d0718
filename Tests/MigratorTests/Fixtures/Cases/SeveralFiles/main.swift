for window in [here, there, .unavailable] {
    let view = LampView(windowUUID: window)
    await drive(store, "\(window.name) dim") { view.dim(3) }
    await drive(store, "\(window.name) reading") { view.switchTo(.reading) }
    await drive(store, "\(window.name) night") { view.switchTo(.night(minutes: 40)) }
    await drive(store, "\(window.name) nothing") { view.switchTo(nil) }
}
