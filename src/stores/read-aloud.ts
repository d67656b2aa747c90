/** The document that is being read aloud. At most one is. */
import { create } from 'zustand'
import { speech } from '@/platform/speech'

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
