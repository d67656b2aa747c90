/** A file on the phone that was downloaded, drawn or written. */
interface StoredFile {
  bytes: Uint8Array
  type: string
}

const files = new Map<string, StoredFile>()
const urls = new Map<string, string>()
let count = 0

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
}

export const USER_FOLDER = 'http://usr'
export const fileAt = (path: string) => files.get(path)
export const removeFile = (path: string) => files.delete(path)

/** The folders that the app has created, below its own folder. */
const folders = new Set<string>([USER_FOLDER])

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

export const isInFolder = (path: string) => folders.has(folderOf(path))
export const makeFolder = (path: string) => void folders.add(path)

/** Removes a folder with its content. Returns whether the folder existed. */
export function removeFolder(path: string): boolean {
  for (const file of [...files.keys()]) if (file.startsWith(`${path}/`)) files.delete(file)
  return folders.delete(path)
}

export function writeFile(path: string, bytes: Uint8Array, type = TYPES[path.split('.').at(-1)!] ?? '') {
  files.set(path, { bytes, type })
  urls.delete(path)
}

export function writeTemporary(bytes: Uint8Array, extension: string): string {
  const path = `http://tmp/${++count}.${extension}`
  writeFile(path, bytes)
  return path
}

/**
 * Returns an address that the browser can load, for a path of the app. Files on the phone have no address of
 * their own.
 */
export function urlOf(path: string): string {
  const file = files.get(path)
  if (!file) return path
  const url = urls.get(path) ?? URL.createObjectURL(new Blob([file.bytes as BlobPart], { type: file.type }))
  urls.set(path, url)
  return url
}

export const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
export const fromBase64 = (text: string) => Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
