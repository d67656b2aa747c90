import Taro from '@tarojs/taro'
import { isHttpUrl } from '@domain/format/web-address'
import type { OwnFilePort } from './port'

const TIMEOUT = 60_000

/** WeChat hands a file to a chat, and to nothing else, and only under a finger. */
const sendTo = (filePath: string, fileName: string) => async () => {
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

export const ownFile: OwnFilePort = {
  async fetch({ url, name, headers }) {
    if (!isHttpUrl(url)) return 'failed'
    try {
      const file = await Taro.downloadFile({ url, header: headers, timeout: TIMEOUT })
      if (file.statusCode !== 200) return { refused: file.statusCode }
      return { send: sendTo(file.tempFilePath, name) }
    } catch {
      return 'failed'
    }
  },
  hands: () => Taro.canIUse('shareFileMessage'),
  async hand(content, name) {
    const filePath = `${Taro.env.USER_DATA_PATH}/${name}`
    return (await writeBytes(filePath, content)) ? { send: sendTo(filePath, name) } : 'failed'
  },
}
