import Taro from '@tarojs/taro'
import { wechatFailureOf } from '../wechat-failure'
import type { ChosenFilePort } from '../ports/files'

const read = (filePath: string) =>
  new Promise<string | undefined>(resolve => {
    Taro.getFileSystemManager().readFile({
      filePath,
      encoding: 'base64',
      success: ({ data }) => resolve(typeof data === 'string' ? data : undefined),
      fail: () => resolve(undefined),
    })
  })

/** Lets the reader choose a file from a WeChat chat, because a mini-program can read no other files. */
export const chosenFile: ChosenFilePort = {
  choose: extension =>
    Taro.chooseMessageFile({ count: 1, type: 'file', extension }).then(
      ({ tempFiles: [file] }) =>
        file ? { name: file.name, size: file.size, read: () => read(file.path) } : 'cancelled',
      wechatFailureOf,
    ),
}
