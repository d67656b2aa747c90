import { storage } from '@/platform/storage'

export interface Entry<T> {
  get(): T | undefined
  /** False when the value was not kept beyond this run, or is no value of this entry at all. */
  set(value: T): boolean
  remove(): void
}

interface EntryOptions<T> {
  key: string
  /** Raised whenever the shape changes: what an older or newer app wrote reads as absent. */
  version: number
  parse: (data: unknown) => T | undefined
}

/**
 * A value of ours, kept as `{v, d}`. Whatever else is found under the key reads as absent and is left alone until the
 * next write: it may be a newer app's.
 */
export function defineEntry<T>({ key, version, parse }: EntryOptions<T>): Entry<T> {
  return {
    get() {
      const stored = parseJson(storage.read(key))
      return stored?.v === version ? parse(stored.d) : undefined
    },
    set: value => parse(value) !== undefined && storage.write(key, JSON.stringify({ v: version, d: value })),
    remove: () => storage.remove(key),
  }
}

interface SharedEntryOptions<T> {
  key: string
  parse: (text: string) => T | undefined
}

/**
 * A value that the native wrapper and other sites of this origin read and write too, under the same key and as a bare
 * string. Its form is theirs, so it has no version; it is checked each time it is read.
 */
export function defineSharedEntry<T extends string | boolean>({ key, parse }: SharedEntryOptions<T>): Entry<T> {
  return {
    get() {
      const text = storage.read(key)
      return text === undefined ? undefined : parse(text)
    },
    set: value => parse(String(value)) !== undefined && storage.write(key, String(value)),
    remove: () => storage.remove(key),
  }
}

function parseJson(text: string | undefined): { v?: unknown; d?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
