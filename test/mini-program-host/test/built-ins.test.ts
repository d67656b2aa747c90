import { type MiniProgram, expectHealthy } from '../src'
import { eventually } from './eventually'
import { openFixture, steps } from './fixture'

const style = (app: MiniProgram, selector: string, name: string) =>
  app.find(selector).evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

test('rpx is 1/750 of the width, vh the window below the bar; in inline styles too', async () => {
  const app = await openFixture('pages/home/index', { width: 320, height: 664 })
  expect(await style(app, '.half', 'width')).toBe('160px')
  expect(await style(app, '.half', 'height')).toBe('300px')
  expect(Number.parseFloat(await style(app, '.box', 'width'))).toBeCloseTo((100 / 750) * 320, 1)
  expect(await style(app, 'page', 'background-color')).toBe('rgb(240, 250, 240)')
})

test('a tap arrives with its touch and data; a resting finger is a longpress and no tap', async () => {
  const app = await openFixture()
  await app.tap('#target')
  expect(await app.text('#target')).toBe('tap box 0')
  const box = (await app.find('#target').boundingBox())!
  const session = await app.page.context().newCDPSession(app.page)
  const at = { x: box.x + 5, y: box.y + 5 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await eventually(async () => expect(await app.text('#target')).toBe('longpress'))
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await app.text('#target')).toBe('longpress')
  await app.find('.dead').tap({ force: true })
  expect(await app.text('#target')).toBe('longpress')
})

test('what is typed reaches the page; the length, the password and the focus are kept', async () => {
  const app = await openFixture('pages/form/index')
  await app.type('.name', ' Ming!')
  expect(await app.find('.name').inputValue()).toBe('Li Mi')
  expect(await app.text('.last')).toBe('name input "Li Mi"')
  await app.page.keyboard.press('Enter')
  expect(await app.text('.last')).toBe('name confirm "Li Mi"')
  await app.type('.secret', 'hidden')
  expect(await app.find('.secret').getAttribute('type')).toBe('password')
  expect(await app.find('.name').evaluate(field => getComputedStyle(field, '::placeholder').color)).toBe('rgb(1, 2, 3)')
  await app.page.evaluate(() => {
    const pages = (window as unknown as { getCurrentPages(): { setData(data: object): void }[] }).getCurrentPages()
    pages[0]!.setData({ focus: true, hidden: false })
  })
  expect(await app.find('.secret').evaluate(field => field === document.activeElement)).toBe(true)
  expect(await app.find('.secret').getAttribute('type')).toBe('text')
  expect(await app.find('.secret').inputValue()).toBe('hidden')
  await app.tap('.name')
  await app.keyboard(300)
  expect(await app.text('.last')).toBe('name keyboardheightchange {"height":300,"duration":0.25}')
  await expectHealthy(app)
})

test('a value that comes late overwrites what was typed since; the same one again changes nothing', async () => {
  const app = await openFixture('pages/form/index')
  const name = app.find('.name')
  // Types a letter. Its event is still on its way to the script.
  const letter = () => name.evaluate(field => ((field as HTMLInputElement).value += '!'))
  const sendAgain = () =>
    app.page.evaluate(() => {
      const pages = (window as unknown as { getCurrentPages(): { setData(data: object): void }[] }).getCurrentPages()
      pages[0]!.setData({ name: 'Lia' })
    })
  await app.holdView()
  await app.type('.name', 'a')
  await letter()
  expect(await name.inputValue()).toBe('Lia!')
  await app.releaseView()
  expect(await name.inputValue()).toBe('Lia')
  await letter()
  await sendAgain()
  expect(await name.inputValue()).toBe('Lia!')
  expect((await app.calls('input.value')).map(({ args }) => args)).toEqual([['Li'], ['Lia']])
  await expectHealthy(app)
})

test('switch, checkbox, radio, slider and pickers change as a finger does it, and a form collects them', async () => {
  const app = await openFixture('pages/form/index')
  await app.tap('.light')
  expect(await app.text('.last')).toBe('light change false')
  await app.tap('.for-light')
  expect(await app.text('.last')).toBe('light change true')
  await app.tap('checkbox')
  expect(await app.text('.last')).toBe('colors change ["red","blue"]')
  await app.tap('radio[value=l]')
  await app.choose('.volume', 70)
  expect(await app.text('.last')).toBe('volume change 70')
  await app.choose('.wheel', [7])
  await eventually(async () => expect(await app.text('.last')).toBe('wheel change [7]'))
  await app.tap('.fruit')
  await app.native.getByText('pear').tap()
  expect(await app.text('.fruit')).toBe('pear')

  await app.tap('.submit')
  expect(JSON.parse(await app.text('.form'))).toEqual({
    name: 'Li',
    secret: '',
    note: '',
    light: true,
    colors: ['red', 'blue'],
    size: 'l',
    volume: 70,
    fruit: 1,
  })
  await app.tap('.reset')
  expect(await app.text('.last')).toContain('reset')
  await app.tap('.submit')
  expect(JSON.parse(await app.text('.form'))).toMatchObject({ colors: ['blue'], size: 's', volume: 30 })
  await expectHealthy(app)
})

test('a swiper follows a swipe and its own `current`', async () => {
  const app = await openFixture('pages/list/index')
  const box = (await app.find('.slides').boundingBox())!
  const session = await app.page.context().newCDPSession(app.page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: box.y + 50 }] })
  await touch('touchStart', 300)
  await touch('touchMove', 150)
  await touch('touchEnd')
  await eventually(async () => expect(await app.text('.slide')).toBe('1'))
  await app.choose('.slides', 2)
  expect(await app.text('.slide')).toBe('2')
})

test('a scroll-view tells its ends and goes where it is told; the page tells its own', async () => {
  const app = await openFixture('pages/list/index')
  await app.scroll(5000, '.rows')
  await eventually(async () => expect(await app.text('.edge')).toBe('lower'))
  await app.scroll(-5000, '.rows')
  await eventually(async () => expect(await app.text('.edge')).toBe('upper'))
  await app.page.evaluate(() => {
    const pages = (window as unknown as { getCurrentPages(): { setData(data: object): void }[] }).getCurrentPages()
    pages[0]!.setData({ into: 'row20' })
  })
  await eventually(async () => expect(await app.find('.rows').evaluate(rows => rows.scrollTop)).toBe(600))
  expect(await steps(app)).not.toContain('list.onReachBottom')
  await app.scroll(5000)
  await eventually(async () => expect(await steps(app)).toContain('list.onReachBottom'))
})

test('a caught touchmove holds the page still, and only there', async () => {
  const app = await openFixture('pages/home/index', { height: 300 })
  const session = await app.page.context().newCDPSession(app.page)
  const drag = async (y: number) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 100, y }] })
    for (let step = 1; step <= 5; step++)
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 100, y: y - step * 15 }] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const scrolled = () => app.screen.evaluate(screen => screen.scrollTop)
  await app.page.evaluate(() => {
    const pages = (window as unknown as { getCurrentPages(): { setData(data: object): void }[] }).getCurrentPages()
    pages[0]!.setData({ covered: true })
  })
  await app
    .find('.cover')
    .evaluate(cover => Object.assign((cover as HTMLElement).style, { position: 'fixed', inset: '0 0 50%' }))
  await drag(150)
  expect(await scrolled()).toBe(0)
  await drag(280)
  await eventually(async () => expect(await scrolled()).toBeGreaterThan(20))
})

test('pictures, canvas, rich text and progress are drawn', async () => {
  const app = await openFixture('pages/list/index')
  await eventually(async () => expect(await app.text('.pictured')).toBe('8x4'))
  expect(await app.text('.rich')).toBe('bold text')
  expect(await app.find('.rich b').count()).toBe(1)
  expect(await app.find('.progress').evaluate(bar => (bar as HTMLProgressElement).value)).toBe(40)
  const pixel = await app.page.evaluate(
    () =>
      new Promise<number[]>(resolve => {
        const wx = (
          window as unknown as {
            wx: {
              createSelectorQuery(): {
                select(selector: string): {
                  node(done: (result: { node: HTMLCanvasElement }) => void): { exec(): void }
                }
              }
            }
          }
        ).wx
        wx.createSelectorQuery()
          .select('#canvas')
          .node(({ node }) => {
            const pen = node.getContext('2d')!
            pen.fillStyle = 'rgb(10, 20, 30)'
            pen.fillRect(0, 0, 5, 5)
            resolve([...pen.getImageData(1, 1, 1, 1).data])
          })
          .exec()
      }),
  )
  expect(pixel).toEqual([10, 20, 30, 255])
  await expectHealthy(app)
})
