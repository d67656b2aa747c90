/** The data that the driver (in Node) and the host (in the page) exchange. It crosses as JSON. */
export interface Launch {
  path?: string
  /** The query as in a link, undecoded: `a=1&b=%E4%B8%AD`. */
  query?: string
  scene?: number
  fontSize?: number
  storage?: Record<string, unknown>
  storageFails?: StorageFailure
  needsPrivacyConsent?: boolean
  /** The user's earlier answer about the photo album. */
  album?: AlbumAnswer
}

export type AlbumAnswer = 'granted' | 'denied' | 'undecided'
export type StorageFailure = 'never' | 'reading' | 'writing'

/** One call of a wx function. */
export interface Call {
  at: number
  name: string
  args: unknown[]
}

export interface SetDataCall {
  at: number
  page: string
  keys: number
  bytes: number
  ms: number
}

export interface Health {
  errors: string[]
  warnings: string[]
  missing: string[]
  violations: string[]
}

export interface WxmlSize {
  nodes: number
  depth: number
  children: number
}

export interface Wire {
  kind: 'request' | 'downloadFile'
  url: string
  method: string
  header: Record<string, string>
  body: string | null
}

/** `body` is base64. */
export type WireReply = { fail: string } | { status: number; header: Record<string, string>; body: string }

export interface StackEntry {
  route: string
  query: Record<string, string>
}

export interface Handle {
  /** Resolves when the first page is ready, or when it is certain that none will be. */
  started: Promise<boolean>
  stack(): StackEntry[]
  health(): Health
  calls(name?: string): Call[]
  setDataCalls(): SetDataCall[]
  wxml(): WxmlSize
  storage(): Record<string, unknown>
  failStorage(when: StorageFailure): void
  setFontSize(size: number): void
  setOffline(offline: boolean): void
  holdView(): void
  releaseView(): void
  emit(event: string, detail: object): void
  keyboard(height: number): void
  hide(): void
  show(query?: string): void
  back(): void
  share(): void
  shareTimeline(): void
  addToFavorites(): void
  pullDown(): void
  choose(element: Element, value: unknown): void
}

declare global {
  interface Window {
    miniProgram: Handle
    miniProgramLaunch?: Launch
    miniProgramAnswer(wire: Wire): Promise<WireReply>
    miniProgramLoginCode(): Promise<string>
  }
}
