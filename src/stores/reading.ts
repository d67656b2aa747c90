/** The reading settings of each kind of page, and the state of reading aloud. */
import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { LIMITS } from '@domain/limits'
import { type StoredReadingSettings, readingSettings } from '@/platform/storage/keys'
import { speech } from '@/platform/speech'

export type ReadingSettings = StoredReadingSettings

const { reading } = LIMITS
const DEFAULT_READING: ReadingSettings = {
  fontStep: reading.step,
  lineHeight: reading.lineHeight,
  paper: undefined,
}

/** The background colours of a document. `white` is the background of the theme. */
export const PAPERS = ['white', 'xuan', 'night'] as const
type Paper = (typeof PAPERS)[number]

const storedSettings = (pageType: string) => readingSettings(pageType).get() ?? DEFAULT_READING

/** The last change of settings in this window. Other open pages of the same kind apply it too. */
const lastChange = create<{ pageType?: string; settings: ReadingSettings }>()(() => ({ settings: DEFAULT_READING }))

/** Returns the reading settings of a kind of page, and the functions that change them. A change is saved at once. */
export function useReadingSettings(pageType: string) {
  const [settings, setSettings] = useState(() => storedSettings(pageType))
  useEffect(
    () => lastChange.subscribe(changed => changed.pageType === pageType && setSettings(changed.settings)),
    [pageType],
  )
  const change = (changed: Partial<ReadingSettings>) => {
    // Another window may have stored newer settings.
    const next = { ...storedSettings(pageType), ...changed }
    readingSettings(pageType).set(next)
    lastChange.setState({ pageType, settings: next })
  }
  return { settings, change, restore: () => change(DEFAULT_READING) }
}

export const fontScaleOf = ({ fontStep }: ReadingSettings): number => reading.scales[fontStep - 1] ?? 1

export const paperOf = ({ paper }: ReadingSettings): Paper => paper ?? 'white'

interface ReadAloud {
  isReading: boolean
  start(texts: string[]): void
  stop(): void
}

/**
 * The maximum length of a text that is spoken at once, in characters without its last punctuation mark. Browsers break
 * off longer texts.
 */
const LONGEST = 200
const PIECE = new RegExp(`[^。；！？\\n]{1,${LONGEST}}[。；！？]?`, 'g')

/** Splits texts into pieces for speech output: at the ends of sentences, and within sentences that are too long. */
export const speechChunksOf = (texts: string[]): string[] =>
  texts.flatMap(text => text.match(PIECE) ?? []).filter(piece => piece.trim())

let cancel: () => void = () => undefined

/** Controls reading aloud. At most one document is read aloud at a time. */
export const useReadAloud = create<ReadAloud>()((set, get) => ({
  isReading: false,
  start(texts) {
    cancel()
    set({ isReading: true })
    cancel = speech.speak(speechChunksOf(texts), () => set({ isReading: false }))
  },
  stop() {
    if (!get().isReading) return
    cancel()
    set({ isReading: false })
  },
}))
