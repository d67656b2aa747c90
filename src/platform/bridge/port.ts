export type HistorySearchType = 'case' | 'law' | 'judicial' | 'article' | 'excellent' | 'proDoc' | 'similarity'
export interface NativeHistoryEntry {
  text: string
  query?: string
  id?: string
}
export interface NativeShare {
  /** alpha 0, wechat 1, friend 2, more -1, default 9 */
  channel: 0 | 1 | 2 | -1 | 9
  title: string
  description?: string
  url: string
}
export interface NativeReminder {
  /** The reminder's day, YYYY-MM-DD. */
  day: string
  title: string
  description: string
  /** Counted back from the midnight at which the day begins. */
  alarmHoursBefore: number
}
/** Calls into the native wrapper. Without a wrapper every call resolves to `undefined` at once. */
export interface BridgePort {
  available(): boolean
  getBigDataSearchHistory(searchType: HistorySearchType): Promise<NativeHistoryEntry[] | undefined>
  openUrl(url: string): Promise<true | undefined>
  close(): Promise<true | undefined>
  save(file: { url: string; name: string }): Promise<true | undefined>
  /** `false`: the reader cancelled. */
  share(content: NativeShare): Promise<boolean | undefined>
  turnToLoginPage(): Promise<true | undefined>
  turnToCommitTablePage(query: Record<string, string>): Promise<true | undefined>
  openDesk(): Promise<true | undefined>
  addToCalendar(reminder: NativeReminder): Promise<true | undefined>
}
