import type { ShareMethod } from '@contract/share'
import type { PermissionPoint } from '@contract/user'

/** What the app knows of a screen. */
export interface Route {
  /** The public address (H5). */
  url: string
  /** The path of its page (both targets): a file of src. */
  page: string
  title: string
  /** What an office user must have been granted. */
  point?: PermissionPoint
  /** What a key to this screen is asked for as. Whoever has no key to such a screen cannot open it in the mini-program. */
  shareMethod?: ShareMethod
  /** The fiscal area asks nothing about its visitor. */
  skipsUserInfo?: boolean
  /** Compiled for the mini-program only. */
  weappOnly?: boolean
}

/** The screens that only the mini-program has. */
export type MiniProgramRoute = 'pdf' | 'wechat-link' | 'trial-application'
