/**
 * Reports that were made and wait to be fetched, in memory: an app fetches a file by its address, so what was posted needs
 * one. A restart forgets them; the reader's form still has what it takes to make them anew.
 */
import { MINUTE, type Runtime } from '../runtime'

export interface KeptFile {
  title: string
  file: Buffer
}

interface Kept extends KeptFile {
  owner: string
  until: number
}

export const REPORT_CACHE = { for: 10 * MINUTE, ofOne: 3, files: 200, bytes: 64 * 1024 * 1024 }
const KEY_BYTES = 16

export class ReportCache {
  private readonly kept = new Map<string, Kept>()

  constructor(private readonly runtime: Runtime) {}

  put(owner: string, { title, file }: KeptFile): string {
    const key = this.runtime.random(KEY_BYTES).toString('base64url')
    this.kept.set(key, { title, file, owner, until: this.runtime.now().getTime() + REPORT_CACHE.for })
    this.tidy(owner)
    return key
  }

  /** Another's file is not there. */
  get(owner: string, key: string): KeptFile | undefined {
    const found = this.kept.get(key)
    return found && found.owner === owner && found.until > this.runtime.now().getTime() ? found : undefined
  }

  /** A Map holds them in the order in which they came: the oldest go first. */
  private tidy(owner: string) {
    const now = this.runtime.now().getTime()
    this.drop(({ until }) => until <= now)
    const own = [...this.kept].filter(([, kept]) => kept.owner === owner)
    for (const [key] of own.slice(0, Math.max(0, own.length - REPORT_CACHE.ofOne))) this.kept.delete(key)
    let bytes = [...this.kept.values()].reduce((sum, { file }) => sum + file.length, 0)
    for (const [key, { file }] of this.kept) {
      if (this.kept.size === 1 || (this.kept.size <= REPORT_CACHE.files && bytes <= REPORT_CACHE.bytes)) break
      this.kept.delete(key)
      bytes -= file.length
    }
  }

  private drop(isOver: (kept: Kept) => boolean) {
    for (const [key, kept] of this.kept) if (isOver(kept)) this.kept.delete(key)
  }
}
