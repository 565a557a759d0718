import Foundation
import ListeningKit
import Redux

extension Session {
    func play() async {
        let shell = ShellView(windowUUID: first)
        let bar = PlayerBarView(windowUUID: first)
        let library = LibraryView(windowUUID: first)
        let otherShell = ShellView(windowUUID: second)
        let otherBar = PlayerBarView(windowUUID: second)

        await startUp(shell: shell, bar: bar, library: library)
        await openSecondWindow(shell: otherShell, bar: otherBar)
        await consent()
        await browse(library: library, shell: shell)
        await queue(shell: shell)
        await listen(bar: bar, otherBar: otherBar)
        await scrub(bar: bar)
        await peek()
        await cast(bar: bar, shell: shell)
        await episodeMenu()
        await downloads()
        await search(shell: shell)
        await menu(shell: shell)
        await colours()
        await survey()
        await shellDoings(shell: shell, library: library)
    }

    private func startUp(shell: ShellView, bar: PlayerBarView, library: LibraryView) async {
        await step("The application starts") {
            bar.appear()
            shell.viewDidLoad(isTablet: false)
        }
        let welcome = WelcomeView(windowUUID: first)
        await step("The cards for new listeners are looked at") {
            welcome.appear()
            welcome.finish()
        }
        await step("The library comes up") {
            library.viewDidLoad(columns: 3)
            library.viewWillAppear()
            library.viewDidAppear()
        }
    }

    private func openSecondWindow(shell: ShellView, bar: PlayerBarView) async {
        await step("A second window is opened, on a tablet") {
            bar.appear()
            shell.viewDidLoad(isTablet: true)
        }
        await step("The prompt of the second window is closed") {
            RatingPromptView(windowUUID: second).tapClose()
        }
        let library = LibraryView(windowUUID: second)
        await step("The library of the second window comes up") { library.viewDidLoad(columns: 6) }
        await step("The library of the second window is used") {
            library.viewWillAppear()
            library.tapSuggestion(at: 1)
            library.scroll(to: 0.5)
            LibrarySettingsView(windowUUID: second).setContinueListening(isVisible: false)
        }
        let queue = QueueView(windowUUID: second)
        await step("The queue of the second window is filled and cleared") {
            queue.viewDidLoad()
            queue.remove(at: 2)
            queue.tapClear()
            queue.confirmClear(true)
        }
        await step("The listener drives, in the second window only") { shell.toggleDrivingMode() }
    }

    private func consent() async {
        let consent = ConsentView(windowUUID: first)
        await step("The terms are shown and put off") {
            consent.viewDidAppear()
            consent.tapLater()
        }
        await step("The links of the terms are followed") {
            recorder.note("terms: \(consent.tap(link: "terms")), privacy: \(consent.tap(link: "privacy"))")
            recorder.note("imprint: \(consent.tap(link: "imprint"))")
        }
        await step("The terms are swiped away, which hides the suggestions") { consent.swipeDown() }
        await step("The terms are shown again and accepted") {
            consent.viewDidAppear()
            consent.tapAccept()
        }
        await step("The terms are gone") { consent.disappear() }
    }

    private func browse(library: LibraryView, shell: ShellView) async {
        let settings = LibrarySettingsView(windowUUID: first)
        await step("The sections of the library are hidden and shown") {
            settings.setContinueListening(isVisible: false)
            settings.setSubscriptions(isVisible: false)
            settings.setSuggestions(isVisible: true)
        }
        await step("The sections are all shown again") {
            settings.setContinueListening(isVisible: true)
            settings.setSubscriptions(isVisible: true)
        }
        await step("The library is turned and scrolled") {
            library.rotate(columns: 4)
            library.scroll(to: 0.25)
            library.see(.suggestion)
        }
        await step("Shows and suggestions are tapped") {
            library.tapShow(at: 0)
            library.tapShow(at: 1)
            library.tapSuggestion(at: 0)
            library.longPressSuggestion(at: 1)
        }
        await step("Everything is shown") {
            library.tapShowAllSubscriptions(sorting: .byTitle)
            library.tapShowAllSubscriptions(sorting: .byDate)
            library.tapShowAllSuggestions()
        }
        await step("Links and the search field are tapped") {
            library.tapSearchField()
            library.tapShowNotesLink("notes/1")
        }
        await step("The application comes back to the foreground") {
            NotificationCenter.default.post(name: .applicationWillEnterForeground, object: nil)
        }
    }

    private func queue(shell: ShellView) async {
        let queue = QueueView(windowUUID: first)
        let library = LibraryView(windowUUID: first)
        await step("The queue is opened") { queue.viewDidLoad() }
        await step("A card of the library is tapped") {
            library.appear()
            library.tapContinueCard(at: 1)
        }
        await step("The queue is put in order") {
            queue.move(from: 0, to: 2)
            queue.moveToTop(from: 1)
            queue.didDrawCover(of: RecordedServices.episodes[0])
        }
        await step("An episode is removed") { queue.remove(at: 1) }
        await step("The removal is undone") { queue.undo?() }
        await step("Clearing is called off") {
            queue.tapClear()
            queue.confirmClear(false)
        }
        await step("The queue is cleared") {
            queue.tapClear()
            queue.confirmClear(true)
        }
        await step("The toast takes the clearing back") { shell.finishToast(true) }
        await step("An episode is added and one played") {
            queue.add(RecordedServices.episodes[0])
            queue.play(at: 1)
        }
        await step("The queue is closed") { queue.disappear() }
    }

    private func listen(bar: PlayerBarView, otherBar: PlayerBarView) async {
        let observer = PlaybackObserver(windowUUID: first)
        await step("The player reports") {
            observer.didReachChapter(title: "The Moon", artworkName: "moon")
            observer.didReachChapter(title: nil)
            observer.didLoadArtwork(named: "shore")
            observer.didFailToLoadArtwork(of: RecordedServices.episodes[0])
            observer.didChangeBuffering(true)
            observer.didProgress(to: 0.05)
            observer.didProgress(to: 0.4)
            observer.canSkipBack(true)
            observer.canSkipForward(true)
        }
        await step("The sound is taken away and given back") {
            observer.wasInterrupted()
            observer.interruptionEnded()
        }
        await step("The buttons of the bar are tapped") {
            for type: BarButtonConfiguration.ActionType in [.playPause, .skipBack, .skipForward] {
                bar.model.model(for: type)?.onSelected()
            }
            for type: BarButtonConfiguration.ActionType in [.queue, .menu, .speed, .sleepTimer] {
                bar.model.model(for: type)?.onSelected()
            }
        }
        await step("Buttons are pressed long") {
            bar.chooseSpeed(1.5)
            bar.model.model(for: .speed)?.onLongPress?()
            bar.model.model(for: .playPause)?.onLongPress?()
            bar.model.model(for: .playPause)?.onCustomAction?()
        }
        await step("The sleep timer is set in both windows") {
            bar.chooseSleepTime(minutes: 45)
            otherBar.chooseSleepTime(minutes: 10)
        }
        await step("The sleep timer is taken back in the first window") { bar.chooseSleepTime(minutes: nil) }
        await step("The bar of the second window is tapped") {
            otherBar.model.model(for: .playPause)?.onSelected()
            otherBar.model.model(for: .bookmark)?.onSelected()
        }
        await step("The bar grows and turns") {
            bar.setExpanded(true, animated: false)
            bar.rotate(toLandscape: true)
            bar.swipeUp()
        }
    }

    private func cast(bar: PlayerBarView, shell: ShellView) async {
        await step("The sound goes to the kitchen") {
            bar.model.model(for: .cast)?.onSelected()
            bar.pickDevice("Kitchen")
        }
        await step("The cellar cannot be reached") { bar.pickDevice("Cellar") }
        await step("The toast tries again, with the cellar switched on") {
            outside.devices.insert("Cellar")
            shell.finishToast(true)
        }
        await step("The sound comes back") { bar.disconnect() }
    }

    private func scrub(bar: PlayerBarView) async {
        await step("The listener scrubs") {
            bar.beginScrubbing()
            bar.scrub(to: "12:30")
            PlaybackObserver(windowUUID: first).didProgress(to: 0.41)
            bar.endScrubbing(at: 0.7)
        }
        await step("The listener scrubs and thinks better of it") {
            bar.beginScrubbing()
            bar.cancelScrubbing()
        }
    }

    private func peek() async {
        await step("Casting is allowed") { outside.set(true, for: "cast.enabled") }
        let peek = EpisodePeekView(episodeID: "tides-2", windowUUID: first)
        await step("An episode is looked at") { peek.viewDidLoad() }
        await step("The episode is queued and its link copied") {
            peek.tapAddToQueue()
            peek.tapCopyLink()
        }
        await step("The episode is played, now with devices to cast to") { peek.tapPlay() }
        await step("The preview is closed") { peek.tapClose() }
        await step("A preview of nothing stays empty") {
            EpisodePeekView(episodeID: "none", windowUUID: second).viewDidLoad()
        }
    }

    private func episodeMenu() async {
        for section: EpisodeMenuSection in [.subscriptions, .suggestions] {
            let menu = EpisodeMenuState(
                windowUUID: first,
                section: section,
                episode: RecordedServices.episodes[2]
            )
            for element in menu.elements {
                await step("“\(element.title)” is chosen for an episode of the \(section.rawValue)") {
                    element.action()
                }
            }
        }
    }

    private func downloads() async {
        let panel = DownloadsView(windowUUID: first)
        await step("The downloads are opened without an account") { panel.viewDidAppear() }
        await step("The listener signs in elsewhere") {
            outside.isSignedIn = true
            NotificationCenter.default.post(name: .accountDidChange, object: nil)
        }
        await step("The downloads are refreshed") { panel.reload(isPulled: true) }
        await step("The device does not tell its space, and the cache is good enough") {
            outside.freeSpace = nil
            panel.reload(isPulled: false)
        }
        await step("A download is removed and a link followed") {
            panel.remove(at: 0)
            panel.tapChapterLink("chapter/3")
        }
        await step("The server cannot be reached") {
            outside.storedDownloads = nil
            panel.reload(isPulled: true)
        }
        await step("Downloads are paused") {
            outside.isPaused = true
            panel.reload(isPulled: true)
        }
        await step("The panel is opened again by a signed-in listener, and space is low") {
            outside.freeSpace = 60
            panel.viewDidAppear()
            NotificationCenter.default.post(name: .applicationWillEnterForeground, object: nil)
        }
        await step("The downloads are closed") { panel.disappear() }
    }

    private func search(shell: ShellView) async {
        let search = SearchView(windowUUID: first)
        await step("The search is opened") { search.viewDidLoad() }
        await step("Something is typed") { search.type("Water") }
        await step("A result is chosen") { search.selectResult(at: 0) }
        await step("Another catalogue is searched") {
            search.pick(catalog: "news")
            search.type("Water")
        }
        await step("Nothing is found") { search.type("Fire") }
        await step("The toast of the search goes away by itself") { shell.finishToast(false) }
        await step("The field is emptied, then cleared") {
            search.type(nil)
            search.clear()
        }
        await step("The search is closed") { search.disappear() }
    }

    private func menu(shell: ShellView) async {
        let menu = MenuView(windowUUID: first)
        await step("The menu is opened") { menu.viewDidLoad() }
        for title in ["Pin", "Unsubscribe", "Dark mode", "More", "Help", "Surprise me", "Private session", "Less"] {
            await step("“\(title)” is chosen from the menu") {
                recorder.note("found: \(menu.tap(title))")
            }
        }
        await step("The private session ends") { recorder.note("found: \(menu.tap("Private session"))") }
        await step("The menu is opened for a show that is not subscribed to") {
            menu.viewDidLoad(show: Show(id: "tides", title: "Tides"))
        }
        for title in ["Unpin", "Subscribe"] {
            await step("“\(title)” is chosen from the menu") {
                recorder.note("found: \(menu.tap(title))")
            }
        }
        await step("The menu is closed") {
            recorder.note("found: \(menu.tap("Close"))")
            menu.disappear()
        }
    }

    private func colours() async {
        let colours = AppearanceView(windowUUID: first)
        await step("The colours are changed") {
            colours.viewDidLoad()
            colours.choose(.light)
            colours.toggleFollowsArtwork()
            colours.slideTint(to: 1)
            colours.systemBrightnessDidChange()
        }
        await step("Transparency is reduced") {
            NotificationCenter.default.post(name: .transparencyDidChange, object: nil)
        }
        await step("The bar is moved and gets another button") {
            colours.choose(MiddleButton.share)
            colours.choose(BarPlacement.top)
        }
        await step("The colours are done") { colours.disappear() }
    }

    private func survey() async {
        await step("The prompt leads to the survey") { RatingPromptView(windowUUID: first).tapContinue() }
        let survey = SurveyView(surveyID: "autumn", windowUUID: first)
        await step("The survey is answered") {
            survey.viewDidAppear()
            survey.submit("Yes")
        }
        await step("The survey is answered with nothing and closed") {
            survey.submit(nil)
            survey.openFromSettings()
            survey.close()
        }
    }

    private func shellDoings(shell: ShellView, library: LibraryView) async {
        await step("Episodes fill the window") {
            shell.select(RecordedServices.episodes[0])
            shell.selectPrivately(RecordedServices.episodes[1])
            shell.select(nil)
        }
        await step("The window goes back to the library") {
            shell.select(RecordedServices.episodes[2])
            shell.tapLibrary()
        }
        await step("The library is opened anew by a listener who always starts there") {
            shell.select(RecordedServices.episodes[2])
            outside.set(true, for: "library.start")
            library.viewDidLoad(columns: 2)
        }
        await step("The keyboard comes and goes") {
            shell.keyboardWillChange(isVisible: true)
            shell.keyboardWillChange(isVisible: false)
            shell.keyboardWillChange(isVisible: true)
            shell.tapOutside()
            shell.didEnterBackground()
        }
        await step("The listener drives") {
            shell.toggleDrivingMode()
            shell.toggleDrivingMode()
        }
        await step("Things that nothing comes of") {
            shell.shake()
            shell.lowPowerModeDidChange()
        }
    }
}
