export interface ShareContent {
  title: string
  description?: string
  /** A full public address, without any token. */
  url: string
  channel?: 0 | 1 | 2 | -1 | 9
}
/** `shared`: handed over. `copied`: the link is on the clipboard. `cancelled`: the reader closed it. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'
export interface SharePort {
  share(content: ShareContent): Promise<ShareOutcome>
}
