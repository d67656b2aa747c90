export type HistorySearchType = 'case' | 'law' | 'judicial' | 'article' | 'excellent' | 'proDoc' | 'similarity'
export interface NativeHistoryEntry {
  text: string
  query?: string
  id?: string
}
interface NativeShare {
  /** The channel of the share: alpha 0, wechat 1, friend 2, more -1, default 9. */
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
  /** The number of hours before midnight at the start of the day. */
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
