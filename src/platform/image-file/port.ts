export interface ImageFilePort {
  /**
   * Whether the host offers to save and copy an image. Both are for mouse users, who have files and a
   * clipboard but no long press.
   */
  isOffered(): boolean
  /** Whether this browser can copy an image. */
  canCopy(): boolean
  save(picture: string, name: string): void
  /** Copies the image and returns whether that succeeded. */
  copy(picture: string): Promise<boolean>
}
