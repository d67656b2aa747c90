/** Reads text aloud, on hosts that can. */
export interface Speech {
  canSpeak(): boolean
  /** Speaks the texts one after the other. Returns a function that stops; `onEnd` is called after the last one only. */
  speak(texts: string[], onEnd: () => void): () => void
}
