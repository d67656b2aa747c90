/** Reads and writes files of the mini-program. A missing file reads as `undefined`; a failed write returns false. */
import Taro from '@tarojs/taro'

const manager = () => Taro.getFileSystemManager()

export const readFile = (filePath: string) =>
  new Promise<string | undefined>(resolve => {
    manager().readFile({
      filePath,
      encoding: 'utf8',
      success: ({ data }) => resolve(String(data)),
      fail: () => resolve(undefined),
    })
  })

export const writeFile = (filePath: string, data: string) =>
  new Promise<boolean>(resolve => {
    manager().writeFile({
      filePath,
      data,
      encoding: 'utf8',
      success: () => resolve(true),
      fail: () => resolve(false),
    })
  })

export const removeFile = (filePath: string) =>
  new Promise<void>(resolve => {
    manager().unlink({ filePath, success: () => resolve(), fail: () => resolve() })
  })

/**
 * The end of the queue in which file operations run one after the other. This file is in the main package, so
 * all packages share one queue.
 */
let last: Promise<unknown> = Promise.resolve()
export function runInTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work)
  last = turn
  return turn
}
