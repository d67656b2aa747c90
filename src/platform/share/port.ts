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
  /** Whether the browser has a share dialog of the system. */
  hasSystemDialog(): boolean
}
