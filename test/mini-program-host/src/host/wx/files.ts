/** The functions `wx.getFileSystemManager`, `wx.openDocument` and `wx.shareFileMessage`, and exports of a canvas. */
import {
  USER_FOLDER,
  fileAt,
  fromBase64,
  isInFolder,
  makeFolder,
  removeFile,
  removeFolder,
  toBase64,
  writeFile,
  writeTemporary,
} from '../files'
import { asynchronous, refuse } from './asynchronous'

type Encoding = 'utf8' | 'utf-8' | 'base64' | undefined

interface FileOptions {
  filePath: string
  data?: string | ArrayBuffer
  encoding?: Encoding
}

interface FolderOptions {
  dirPath: string
  recursive?: boolean
}

const existing = (path: string) => fileAt(path) ?? refuse(`no such file or directory, ${path}`)

function read(path: string, encoding: Encoding): string | ArrayBuffer {
  const { bytes } = existing(path)
  if (encoding === 'base64') return toBase64(bytes)
  return encoding ? new TextDecoder().decode(bytes) : (bytes.slice().buffer as ArrayBuffer)
}

function write(path: string, data: string | ArrayBuffer = '', encoding: Encoding = 'utf8') {
  if (!path.startsWith(USER_FOLDER)) refuse(`permission denied, open ${path}`)
  if (!isInFolder(path)) refuse(`no such file or directory, open ${path}`)
  if (typeof data !== 'string') return writeFile(path, new Uint8Array(data))
  writeFile(path, encoding === 'base64' ? fromBase64(data) : new TextEncoder().encode(data))
}

const manager = {
  ...asynchronous({
    readFile: ({ filePath, encoding }: FileOptions) => ({ data: read(filePath, encoding) }),
    writeFile: ({ filePath, data, encoding }: FileOptions) => write(filePath, data, encoding),
    access: ({ path }: { path: string }) => void existing(path),
    unlink: ({ filePath }: FileOptions) => void (existing(filePath) && removeFile(filePath)),
    mkdir: ({ dirPath }: FolderOptions) => makeFolder(dirPath),
    rmdir: ({ dirPath }: FolderOptions) =>
      void (removeFolder(dirPath) || refuse(`no such file or directory, ${dirPath}`)),
    getFileInfo: ({ filePath }: FileOptions) => ({ size: existing(filePath).bytes.length }),
  }),
  readFileSync: read,
  writeFileSync: write,
  accessSync: (path: string) => void existing(path),
  unlinkSync: (path: string) => void (existing(path) && removeFile(path)),
}

interface CanvasOptions {
  canvas?: HTMLCanvasElement
  destWidth?: number
  destHeight?: number
  fileType?: 'png' | 'jpg'
  quality?: number
}

interface Offscreen {
  type: '2d' | 'webgl'
  width: number
  height: number
}

async function drawn({ canvas, destWidth, destHeight, fileType = 'png', quality = 1 }: CanvasOptions) {
  // An off-screen canvas is refused, because some phones accept it and others do not.
  if (!(canvas instanceof HTMLCanvasElement)) return refuse('canvas is empty')
  const copy = new OffscreenCanvas(destWidth ?? canvas.width, destHeight ?? canvas.height)
  copy.getContext('2d')!.drawImage(canvas, 0, 0, copy.width, copy.height)
  const blob = await copy.convertToBlob({ type: fileType === 'jpg' ? 'image/jpeg' : 'image/png', quality })
  return { tempFilePath: writeTemporary(new Uint8Array(await blob.arrayBuffer()), fileType) }
}

export const filesApi = {
  env: { USER_DATA_PATH: USER_FOLDER },
  getFileSystemManager: () => manager,
  createOffscreenCanvas: ({ type = 'webgl', width = 300, height = 150 }: Partial<Offscreen>) => {
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext(type)
    return canvas
  },
  base64ToArrayBuffer: (text: string) => fromBase64(text).buffer,
  arrayBufferToBase64: (buffer: ArrayBuffer) => toBase64(new Uint8Array(buffer)),
  ...asynchronous({
    openDocument: ({ filePath }: FileOptions) => void existing(filePath),
    shareFileMessage: ({ filePath }: FileOptions) => void existing(filePath),
    canvasToTempFilePath: drawn,
  }),
}
