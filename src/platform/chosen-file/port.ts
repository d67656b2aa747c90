import type { WechatFailure } from '../wechat-failure'

export interface ChosenFile {
  name: string
  /** Bytes. */
  size: number
  /** The content as base64, or undefined when it cannot be read. */
  read(): Promise<string | undefined>
}

export interface ChosenFilePort {
  /** Asks for one file with one of these extensions, without a dot. */
  choose(extensions: string[]): Promise<ChosenFile | WechatFailure>
}
