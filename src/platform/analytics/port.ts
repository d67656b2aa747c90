export interface ClickEvent {
  /** The `sensors_name` of what was tapped. */
  name: string
  page: string
  host: string
  at: number
}
export interface AnalyticsPort {
  /** Hands a click to the host's collector or the configured one. Never throws; a failure is only logged. */
  click(event: ClickEvent): void
  /** Starts to watch taps for `sensors_name` attributes, where the host has one tree to watch. */
  watch(describe: (name: string) => ClickEvent): () => void
}
