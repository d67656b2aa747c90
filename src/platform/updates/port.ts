export interface UpdateListener {
  /** A new version lies ready. `restart` begins anew with it, at home. */
  onReady: (restart: () => void) => void
  onFailed: () => void
}

export interface UpdatesPort {
  watch(listener: UpdateListener): void
}
