import type { Refusal } from '../wechat-failure'

export interface ChosenFile {
  name: string
  /** Bytes. */
  size: number
  /** What it holds, as base64; nothing where it cannot be read. */
  read(): Promise<string | undefined>
}

export interface ChosenFilePort {
  /** Asks for one file of these endings, without a dot. */
  choose(endings: string[]): Promise<ChosenFile | Refusal>
}
