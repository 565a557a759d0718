import Redux

/// The store of the running application. Tests replace it.
@MainActor var store: any DefaultDispatchStore<AppState> = Store(
    state: AppState(),
    reducer: AppState.reducer,
    middlewares: middlewares
)

@MainActor let middlewares: [Middleware<AppState>] = [
    ShellMiddleware().shellProvider,
    RatingPromptMiddleware().ratingPromptProvider,
    PlayerBarMiddleware().playerBarProvider,
    CastingMiddleware().castingProvider,
    LibraryMiddleware().libraryProvider,
    SubscriptionsMiddleware().subscriptionsProvider,
    SuggestionsMiddleware().suggestionsProvider,
    EpisodeMiddleware().episodeProvider,
    QueueMiddleware().queueProvider,
    DownloadsMiddleware().downloadsProvider,
    AppearanceMiddleware().appearanceProvider,
    ConsentMiddleware().consentProvider,
    MenuMiddleware().menuProvider,
    SurveyMiddleware().surveyProvider,
    SearchMiddleware().searchProvider,
]
