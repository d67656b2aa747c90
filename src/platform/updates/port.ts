interface UpdateListeners {
  /** Called when a new version is downloaded. `restart` opens it at home. */
  onReady: (restart: () => void) => void
  onFailed: () => void
}

export interface UpdatesPort {
  watch(listener: UpdateListeners): void
}
