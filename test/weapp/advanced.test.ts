/** The advanced search in WeChat: in its sub-package, against the companion server. */
import { randomUUID } from 'node:crypto'
import { advancedCopy } from '@/copy/advanced'
import { companionServer } from '../support/companion'
import { type MiniProgram, eventually, expectHealthy, expectLight, openMiniProgram, proxyTo } from './mini-program'

const PATH = 'pages/advanced/form/index'
const { advanced } = advancedCopy

const server = companionServer({ CORPUS: 'sample' })

async function token() {
  const url = `${server.origin}/user/api/v1/login/wechat`
  const info = (await (await fetch(`${url}/info?client=weapp`)).json()) as { data: { state: string } }
  const body = JSON.stringify({ code: randomUUID(), state: info.data.state })
  const granted = await fetch(`${url}/web`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await granted.json()) as { data: { token: string } }).data.token
}

const open = (storage: Record<string, string>) =>
  openMiniProgram({ answer: proxyTo(server.origin), path: PATH, query: { type: 'case' }, storage })

const first = '.dimension >> nth=0'
const chips = (app: MiniProgram) => app.find(`${first} >> .chip`).allInnerTexts()
const shows = (app: MiniProgram, expected: string[]) =>
  eventually(async () => expect((await chips(app)).map(text => text.replace(/\s+/g, ' ').trim())).toEqual(expected))

async function enter(app: MiniProgram, text: string) {
  await app.type(`${first} >> input`, text)
  await app.page.keyboard.press('Enter')
}

test("a member's proximity search leads to the list; a chip costs little", async () => {
  const app = await open({ token: await token() })
  await eventually(async () => expect(await app.title()).toBe('案例高级检索'))
  await enter(app, '违约金 过高 -和解')
  await shows(app, ['违约金', '过高', `${advanced.excluding} 和解`])

  await app.resetMeter()
  await app.tap(`${first} >> .chip__remove >> nth=1`)
  await shows(app, ['违约金', `${advanced.excluding} 和解`])
  const { bytes } = await app.meter()
  process.stdout.write(`figure: mini-program a chip removed costs ${bytes} bytes of setData\n`)
  expect(bytes).toBeLessThanOrEqual(2048)

  await app.tap(`${first} >> .dimension__mode >> nth=-1`)
  await app.tap('.radio-list__choice >> nth=3')
  await app.screenshot('advanced-mode')
  await app.tap('.sheet .action-bar__main')
  await enter(app, '定金 双倍')
  await shows(app, ['违约金', `${advanced.excluding} 和解`, '定金 双倍'])
  await app.screenshot('advanced')
  await expectLight(app)
  await app.tap('.page__footer .action-bar__main')
  await eventually(async () => expect((await app.stack()).map(page => page.route)).toEqual([PATH, 'pages/list/case']))
  await expectHealthy(app)
  await app.close()
})

test('a guest must log in, and the typed text stays', async () => {
  const app = await open({})
  await enter(app, '违约金')
  await app.tap('.page__footer .action-bar__main')
  await eventually(async () => expect(await app.find('.promo').count()).toBe(1))
  await app.tap('.promo__close')
  await shows(app, ['违约金'])
  await expectHealthy(app)
  await app.close()
})
