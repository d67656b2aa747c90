import Taro from '@tarojs/taro'
import { isHttpUrl } from '@domain/format/address'
import type { SendFilePort } from '../ports/files'

const TIMEOUT = 60_000

/** Forwards the file to a chat of WeChat. */
export const sendFile: SendFilePort = {
  isAvailable: () => Taro.canIUse('shareFileMessage'),
  async send({ url, name, headers }) {
    if (!isHttpUrl(url)) return 'failed'
    try {
      const file = await Taro.downloadFile({ url, header: headers, timeout: TIMEOUT })
      if (file.statusCode !== 200) return { refusedStatus: file.statusCode }
      return await Promise.resolve(Taro.shareFileMessage({ filePath: file.tempFilePath, fileName: name })).then(
        () => 'sent' as const,
        () => 'cancelled' as const,
      )
    } catch {
      return 'failed'
    }
  },
}
