import Taro from '@tarojs/taro'
import { isHttpUrl } from '@domain/format/address'
import type { ArchiveFilePort } from '../ports/files'

const TIMEOUT = 60_000

/**
 * Returns a function that sends the file to a chat. WeChat allows no other way, and allows this one only
 * during a tap.
 */
const shareFile = (filePath: string, fileName: string) => async () => {
  if (!Taro.canIUse('shareFileMessage')) return false
  return Promise.resolve(Taro.shareFileMessage({ filePath, fileName })).then(
    () => true,
    () => false,
  )
}

const writeBytes = (filePath: string, { buffer, byteOffset, byteLength }: Uint8Array) =>
  new Promise<boolean>(resolve => {
    Taro.getFileSystemManager().writeFile({
      filePath,
      data: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer,
      success: () => resolve(true),
      fail: () => resolve(false),
    })
  })

export const archiveFile: ArchiveFilePort = {
  async fetch({ url, name, headers }) {
    if (!isHttpUrl(url)) return 'failed'
    try {
      const file = await Taro.downloadFile({ url, header: headers, timeout: TIMEOUT })
      if (file.statusCode !== 200) return { refusedStatus: file.statusCode }
      return { share: shareFile(file.tempFilePath, name) }
    } catch {
      return 'failed'
    }
  },
  canSave: () => Taro.canIUse('shareFileMessage'),
  async save(content, name) {
    const filePath = `${Taro.env.USER_DATA_PATH}/${name}`
    return (await writeBytes(filePath, content)) ? { share: shareFile(filePath, name) } : 'failed'
  },
}
