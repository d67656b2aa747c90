export interface ImageFilePort {
  /**
   * Whether saving and copying are offered. They are for mouse users, who have no long press but have files and a
   * clipboard.
   */
  isOffered(): boolean
  /** Whether this browser can copy an image. */
  canCopy(): boolean
  save(picture: string, name: string): void
  /** Copies the image and returns whether that succeeded. */
  copy(picture: string): Promise<boolean>
}
