/** Ports of files: what each host does to load, save, send, choose and show them. */
import type { WechatFailure } from '../wechat-failure'

export interface DownloadRequest {
  url: string
  /** The name of the file with its extension. */
  name: string
  headers?: Record<string, string>
}
/** A server's refusal to send a file, with its HTTP status. */
export interface HttpRefusal {
  refusedStatus: number
}
/**
 * The result of a download. `accepted`: the native app downloads the file, and does not report the end of the download.
 * `opened`: a viewer shows the file.
 */
export type DownloadOutcome = 'saved' | 'accepted' | 'opened' | 'failed' | HttpRefusal
export interface DownloadPort {
  download(request: DownloadRequest): Promise<DownloadOutcome>
}

/** The result of a save. With `share` the file is on the device, and one more tap sends it to a chat. */
type SaveOutcome = 'saved' | 'failed' | { share: () => Promise<boolean> }
export type ArchiveOutcome = SaveOutcome | HttpRefusal

/** Saves or shares an archive (a zip file), which the host's viewers cannot show. */
export interface ArchiveFilePort {
  fetch(request: DownloadRequest): Promise<ArchiveOutcome>
  /** Whether the host can save or share a file that was created on the device. */
  canSave(): boolean
  save(content: Uint8Array, name: string): Promise<SaveOutcome>
}

/**
 * The result of sending a file. `unavailable`: the host cannot send this file. `cancelled`: the reader closed the
 * host's dialog.
 */
export type SendOutcome = 'sent' | 'cancelled' | 'unavailable' | 'failed' | HttpRefusal

export interface SendFilePort {
  /** Whether the host can send files at all. */
  isAvailable(): boolean
  /** Downloads a file and passes it to the host's dialog for sending files. */
  send(request: DownloadRequest): Promise<SendOutcome>
}

export interface ChosenFile {
  name: string
  /** The size in bytes. */
  size: number
  /** Returns the content as base64, or `undefined` if it cannot be read. */
  read(): Promise<string | undefined>
}

export interface ChosenFilePort {
  /** Asks for one file with one of these extensions, which have no dot. */
  choose(extensions: string[]): Promise<ChosenFile | WechatFailure>
}

export interface ImageFilePort {
  /**
   * Whether the host offers to save and to copy an image. The buttons are for readers with a mouse, who cannot use a
   * long press.
   */
  isOffered(): boolean
  /** Whether this browser can copy an image. */
  canCopy(): boolean
  save(picture: string, name: string): void
  /** Copies the image and returns whether that succeeded. */
  copy(picture: string): Promise<boolean>
}

/**
 * The result of a save. `longPress`: the reader can save the picture by a long press. `refusedPrivacy`: the reader has
 * not agreed to WeChat's privacy terms. `refused`: the reader denied this program the permission. `refusedBySystem`:
 * the phone denied it to WeChat. The last two can be changed in the settings.
 */
export type AlbumOutcome =
  'saved' | 'longPress' | 'cancelled' | 'refusedPrivacy' | 'refused' | 'refusedBySystem' | 'failed'

export interface AlbumPort {
  /** Whether the app itself can save to the album. */
  canSave: boolean
  saveImage(path: string): Promise<AlbumOutcome>
  /** Opens the settings page on which the reader can grant the permission. */
  openSettings(refusal: AlbumOutcome): Promise<void>
}
