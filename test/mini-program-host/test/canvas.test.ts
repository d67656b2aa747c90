import { type MiniProgram, expectHealthy } from '../src'
import { eventually } from './eventually'
import { callWx, openFixture } from './fixture'

/** Returns a picture of a red square on the page's canvas, or on an off-screen canvas. */
const picture = (app: MiniProgram, place: 'page' | 'off-screen') =>
  app.page.evaluate(
    where =>
      new Promise<Record<string, string>>(resolve => {
        type OnResult = (result: { node: HTMLCanvasElement }) => void
        interface Wx {
          createSelectorQuery(): { select(selector: string): { node(done: OnResult): { exec(): void } } }
          createOffscreenCanvas(options: object): HTMLCanvasElement
          canvasToTempFilePath(options: object): void
        }
        const { wx } = window as unknown as { wx: Wx }
        const take = (canvas: HTMLCanvasElement) => {
          canvas.getContext('2d')!.fillRect(0, 0, 10, 10)
          wx.canvasToTempFilePath({ canvas, destWidth: 40, destHeight: 20, success: resolve, fail: resolve })
        }
        if (where === 'off-screen') return take(wx.createOffscreenCanvas({ type: '2d', width: 20, height: 10 }))
        wx.createSelectorQuery()
          .select('#canvas')
          .node(({ node }) => take(node))
          .exec()
      }),
    place,
  )

test('a finger on a canvas is told by its place on it', async () => {
  const app = await openFixture('pages/list/index')
  await app.find('.canvas').tap({ position: { x: 30, y: 20 } })
  await eventually(async () => expect(await app.text('.touched')).toBe('30 20'))
  await expectHealthy(app)
})

test('a canvas of the page becomes a picture, one of no page does not', async () => {
  const app = await openFixture('pages/list/index')
  expect((await picture(app, 'off-screen')).errMsg).toBe('canvasToTempFilePath:fail canvas is empty')
  const { tempFilePath } = await picture(app, 'page')
  expect(tempFilePath).toMatch(/^http:\/\/tmp\/.*\.png$/)
  expect(await callWx(app, 'saveImageToPhotosAlbum', { filePath: tempFilePath })).toEqual({
    errMsg: 'saveImageToPhotosAlbum:ok',
  })
})

describe('the photo album', () => {
  const denied = (name: string) => ({ errMsg: `${name}:fail auth deny` })
  const authorize = (app: MiniProgram) => callWx(app, 'authorize', { scope: 'scope.writePhotosAlbum' })

  test('is asked for once', async () => {
    const app = await openFixture('pages/home/index', { album: 'undecided' })
    expect(await callWx(app, 'getSetting')).toMatchObject({ authSetting: {} })
    const pending = authorize(app)
    await app.native.getByText('允许').tap()
    expect(await pending).toEqual({ errMsg: 'authorize:ok' })
    expect(await authorize(app)).toEqual({ errMsg: 'authorize:ok' })
    expect(await callWx(app, 'getSetting')).toMatchObject({ authSetting: { 'scope.writePhotosAlbum': true } })
  })

  test('once refused stays closed until the settings open it', async () => {
    const app = await openFixture('pages/home/index', { album: 'undecided' })
    const pending = callWx(app, 'saveImageToPhotosAlbum', { filePath: 'some.png' })
    await app.native.getByText('拒绝').tap()
    expect(await pending).toEqual(denied('saveImageToPhotosAlbum'))
    expect(await authorize(app)).toEqual(denied('authorize'))
    const opened = callWx(app, 'openSetting')
    await app.native.getByText('允许').tap()
    expect(await opened).toMatchObject({ authSetting: { 'scope.writePhotosAlbum': true } })
    expect((await callWx(app, 'saveImageToPhotosAlbum', { filePath: 'none' })).errMsg).toContain('fail invalid file')
  })
})
