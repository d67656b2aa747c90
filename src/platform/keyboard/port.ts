export interface KeyboardPort {
  /** Told the height the keyboard covers, 0 when it is gone. Answers how to stop listening. */
  onHeight(listener: (height: number) => void): () => void
  hide(): void
}
