import { album as onH5 } from '@/platform/album/index.h5'
import { album } from '@/platform/album'

const calls: unknown[][] = []
const failures: Record<string, unknown> = {}

/** A double of WeChat's API records every call. A call fails with the error that the test sets. */
const mockHas = jest.fn(() => true)
jest.mock('@tarojs/taro', () => {
  const call =
    (name: string) =>
    (...args: unknown[]) => {
      calls.push([name, ...args])
      return name in failures ? Promise.reject(failures[name]) : Promise.resolve({ errMsg: `${name}:ok` })
    }
  const get = (_: object, name: string) => (name === 'canIUse' ? () => mockHas() : call(name))
  return { __esModule: true, default: new Proxy({}, { get }) }
})

beforeEach(() => {
  calls.length = 0
  for (const name of Object.keys(failures)) delete failures[name]
})

test('without a way into the album the reader presses long', async () => {
  expect(onH5.canSave).toBe(false)
  expect(await onH5.saveImage('data:image/png;base64,AA')).toBe('longPress')
  await onH5.openSettings('refused')
  expect(calls).toEqual([])
})

test('a picture goes into the album', async () => {
  expect(album.canSave).toBe(true)
  expect(await album.saveImage('wxfile://tmp/picture.png')).toBe('saved')
  expect(calls).toEqual([['saveImageToPhotosAlbum', { filePath: 'wxfile://tmp/picture.png' }]])
})

test.each([
  [{ errMsg: 'saveImageToPhotosAlbum:fail cancel' }, 'cancelled'],
  [{ errMsg: 'saveImageToPhotosAlbum:fail privacy permission is not authorized', errno: 104 }, 'refusedPrivacy'],
  [{ errMsg: 'saveImageToPhotosAlbum:fail auth deny' }, 'refused'],
  [{ errMsg: 'saveImageToPhotosAlbum:fail:auth denied' }, 'refused'],
  [{ errMsg: 'saveImageToPhotosAlbum:fail authorize no response' }, 'refused'],
  [{ errMsg: 'saveImageToPhotosAlbum:fail system permission denied' }, 'refusedBySystem'],
  [{ errMsg: 'saveImageToPhotosAlbum:fail:system permission denied' }, 'refusedBySystem'],
  [{ errMsg: 'saveImageToPhotosAlbum:fail system deny' }, 'refusedBySystem'],
  [{ errMsg: 'saveImageToPhotosAlbum:fail file not exist' }, 'failed'],
  [new Error('no words of WeChat'), 'failed'],
  [undefined, 'failed'],
])('%j is told as %s', async (error, outcome) => {
  failures.saveImageToPhotosAlbum = error
  expect(await album.saveImage('wxfile://tmp/picture.png')).toBe(outcome)
})

test('who refused once is led to the settings of this program, or of the phone', async () => {
  await album.openSettings('refused')
  await album.openSettings('refusedBySystem')
  expect(calls).toEqual([['openSetting'], ['openAppAuthorizeSetting', {}]])
})

test('before 2.20.1 there are the settings of this program alone', async () => {
  mockHas.mockReturnValueOnce(false)
  await album.openSettings('refusedBySystem')
  expect(calls).toEqual([['openSetting']])
})

test('coming back from the settings without a choice is no error', async () => {
  failures.openSetting = { errMsg: 'openSetting:fail cancel' }
  await expect(album.openSettings('refused')).resolves.toBeUndefined()
})
