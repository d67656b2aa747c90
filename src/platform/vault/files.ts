/** Files of the mini-program. What is not there reads as nothing; what the phone refuses is answered. */
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

/** Two changes of one file wait for each other, whichever package makes them: the main one has this, once. */
let last: Promise<unknown> = Promise.resolve()
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work)
  last = turn
  return turn
}
