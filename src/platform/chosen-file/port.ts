import type { WechatFailure } from '../wechat-failure'

export interface ChosenFile {
  name: string
  /** The size in bytes. */
  size: number
  /** Returns the content as base64, or `undefined` if it cannot be read. */
  read(): Promise<string | undefined>
}

export interface ChosenFilePort {
  /** Asks for one file with one of these extensions, which have no dot. */
  choose(extensions: string[]): Promise<ChosenFile | WechatFailure>
}
