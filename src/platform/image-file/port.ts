export interface ImageFilePort {
  /** Whether the reader uses a mouse: they have no long press, but a file system and a clipboard. */
  isOffered(): boolean
  /** Whether this browser can copy an image. */
  canCopy(): boolean
  save(picture: string, name: string): void
  /** Returns whether the image was copied. */
  copy(picture: string): Promise<boolean>
}
