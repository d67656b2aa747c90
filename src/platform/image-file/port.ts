export interface PictureFilePort {
  /** Whether who is here has a mouse: they press nothing long, and have folders and a clipboard for pictures. */
  isOffered(): boolean
  /** Whether this browser takes pictures into its clipboard. */
  copies(): boolean
  save(picture: string, name: string): void
  /** Answers whether the clipboard took it. */
  copy(picture: string): Promise<boolean>
}
