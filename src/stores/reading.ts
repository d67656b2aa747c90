/** Font size, line height and paper, for each kind of page. */
import { useState } from 'react'
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

/** The papers of a text. 白 is the ground of the app's theme. */
export const PAPERS = ['white', 'xuan', 'night'] as const
type Paper = (typeof PAPERS)[number]

/** Returns the reading settings of a kind of page. Each change is saved at once. */
export function useReading(pageType: string) {
  const [settings, setSettings] = useState(() => readingSettings(pageType).get() ?? DEFAULT_READING)
  const change = (changed: Partial<ReadingSettings>) => {
    const next = { ...settings, ...changed }
    readingSettings(pageType).set(next)
    setSettings(next)
  }
  return { settings, change, restore: () => change(DEFAULT_READING) }
}

export const scaleOf = ({ fontStep }: ReadingSettings): number => reading.scales[fontStep - 1] ?? 1

export const paperOf = ({ paper }: ReadingSettings): Paper => paper ?? 'white'

interface ReadAloud {
  isReading: boolean
  start(texts: string[]): void
  stop(): void
}

/** The longest text that is spoken at once, in characters. Browsers stop in the middle of longer ones. */
const LONGEST = 200
const PIECE = new RegExp(`[^。；！？\\n]{1,${LONGEST}}[。；！？]?`, 'g')

/** Cuts texts at the ends of sentences. */
export const spokenPieces = (texts: string[]): string[] =>
  texts.flatMap(text => text.match(PIECE) ?? []).filter(piece => piece.trim())

let cancel: () => void = () => undefined

/** The document that is being read aloud. At most one is. */
export const useReadAloud = create<ReadAloud>()((set, get) => ({
  isReading: false,
  start(texts) {
    cancel()
    set({ isReading: true })
    cancel = speech.speak(spokenPieces(texts), () => set({ isReading: false }))
  },
  stop() {
    if (!get().isReading) return
    cancel()
    set({ isReading: false })
  },
}))
