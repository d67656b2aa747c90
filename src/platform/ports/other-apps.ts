/** Ports of other programs: links, sharing, QR codes, the calendar, messages and the native app. */
import type { CalendarEntry } from '@domain/format/calendar-file'
import type { WechatFailure } from '../wechat-failure'

/**
 * The result of opening a link. `copied`: the host cannot open links, so the address is on the clipboard.
 * `unsupported`: the address was neither opened nor copied.
 */
type LinkOutcome = 'opened' | 'copied' | 'unsupported'
export interface LinksPort {
  /** Opens an http or https address. Other addresses are not opened. */
  openExternal(url: string): Promise<LinkOutcome>
  /** Opens another address in this window. Does nothing on a host that cannot leave the app. */
  leave(url: string): void
  /**
   * Opens the video of a hearing, in the native wrapper or in a new browser window. WeChat cannot play such a video.
   */
  openVideo(url: string): Promise<LinkOutcome>
}

export interface ShareContent {
  title: string
  description?: string
  /** The full public address, without a token. */
  url: string
  channel?: 0 | 1 | 2 | -1 | 9
  /** Whether to copy the link even where the system could share it. */
  copyOnly?: boolean
}
/** The result of a share. `copied`: the link is on the clipboard. `cancelled`: the reader closed the dialog. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'
export interface SharePort {
  share(content: ShareContent): Promise<ShareOutcome>
  /** Whether the app can open the system's share dialog. */
  hasSystemDialog(): boolean
}

/** The squares of a QR code, row by row. A dark square is true. */
export type QrDots = boolean[][]

export interface QrCodePort {
  /** Whether this host can make a QR code. */
  isOffered: boolean
  /** Encodes an address. Returns `undefined` if the address is too long. */
  encode(address: string): QrDots | undefined
}

/**
 * The result of adding an entry. `saved`: a file for the reader's calendar was saved. `cancelled`: the reader declined.
 */
export type CalendarOutcome = 'added' | 'saved' | WechatFailure

export interface CalendarPort {
  /** Whether the host can add a calendar entry. */
  canAdd(): boolean
  add(entry: CalendarEntry): Promise<CalendarOutcome>
}

/** The reader's answer to the request for a message. `refused`: the reader declined, for now or for good. */
type SubscriptionOutcome = 'allowed' | 'refused' | 'failed'

export interface SubscriptionPort {
  /** Whether the host can send messages to the reader later. */
  isOffered: boolean
  /** Asks the reader to allow one message of a template. It must be called during a tap. */
  ask(template: string): Promise<SubscriptionOutcome>
}

export type HistorySearchType = 'case' | 'law' | 'judicial' | 'article' | 'excellent' | 'proDoc' | 'similarity'
export interface NativeHistoryEntry {
  text: string
  query?: string
  id?: string
}
interface NativeShare {
  /** The share target: 0 Alpha, 1 WeChat, 2 Moments, -1 more, 9 the default (docs/native-bridge.md). */
  channel: 0 | 1 | 2 | -1 | 9
  title: string
  description?: string
  url: string
}
interface NativeReminder {
  /** The day of the reminder as YYYY-MM-DD. */
  day: string
  title: string
  description: string
  /** The alarm rings this many hours before the day begins at midnight. */
  alarmHoursBefore: number
}
/** Calls the native wrapper. Without a wrapper every call resolves to `undefined` at once. */
export interface BridgePort {
  available(): boolean
  getBigDataSearchHistory(searchType: HistorySearchType): Promise<NativeHistoryEntry[] | undefined>
  openUrl(url: string): Promise<true | undefined>
  close(): Promise<true | undefined>
  save(file: { url: string; name: string }): Promise<true | undefined>
  /** Shares content. Resolves to `false` if the reader cancelled. */
  share(content: NativeShare): Promise<boolean | undefined>
  turnToLoginPage(): Promise<true | undefined>
  turnToCommitTablePage(query: Record<string, string>): Promise<true | undefined>
  openDesk(): Promise<true | undefined>
  addToCalendar(reminder: NativeReminder): Promise<true | undefined>
}
