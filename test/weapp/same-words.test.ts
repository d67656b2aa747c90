/** A screen has the same texts in the mini-program and in a browser, in the same order. */
import { readerCopy } from '@/copy/reader'
import { ROUTES } from '@/routing/routes'
import { encodeUrlQuery } from '@domain/query/codec'
import type { Locator } from 'playwright-core'
import { h5App } from '../e2e/support'
import { steady } from '../support/time'
import { memberToken } from '../support/member'
import { expectHealthy, openMiniProgram, proxyTo } from './mini-program'

const { open, origin } = h5App({ CORPUS: 'sample' })
let token: string
beforeAll(async () => void (token = await memberToken(origin())))

interface Screen {
  route: keyof typeof ROUTES
  params?: Record<string, string>
  /** The parts that both hosts have; each host draws its own surroundings. */
  parts: string[]
  /** Steps before the texts are read. */
  reach?: (screen: Locator) => Promise<void>
}

const asking = (value: string) => ({ query: encodeUrlQuery([{ name: '全文', value }]) })
const LAW = { lid: 'law-0011-3' }

const SCREENS: Record<string, Screen> = {
  home: { route: 'search', parts: ['.home-intro', '.shortcuts__link', '.section__title', '.row'] },
  'a list': { route: 'case-list', params: asking('违约金'), parts: ['.chip', '.filter-bar', '.total-line', '.row'] },
  'an empty list': {
    route: 'case-list',
    params: asking('没有这样的词语'),
    parts: ['.chip', '.coverage-line', '.state'],
  },
  'a law': { route: 'law-detail', params: LAW, parts: ['.reader-head', '.reader-facts', '.text-block'] },
  'the contents of a law': {
    route: 'law-detail',
    params: LAW,
    parts: ['.sheet'],
    reach: screen => screen.locator(`[aria-label="${readerCopy.reader.contents}"], .tools__tool`).first().tap(),
  },
  'the advanced form': { route: 'advanced', params: { type: 'case' }, parts: ['.advanced__groups', '.action-bar'] },
  'the fiscal area': {
    route: 'fiscal-tax-list',
    params: asking('增值税'),
    parts: ['.tabs__tab', '.section__title', '.row'],
  },
}

/** As many rows as a mini-program mounts at first. */
const FEW = 4

/** The first of each part, without its line breaks. */
async function words(screen: Locator, { parts, reach }: Screen) {
  const shown = (part: string) => screen.locator(`${part}:visible`)
  const first = reach ? '.page' : parts[parts.length - 1]!
  await shown(first).first().waitFor()
  await reach?.(screen)
  for (const part of parts) await shown(part).first().waitFor()
  return steady(async () =>
    Promise.all(
      parts.map(async part => {
        const texts = await shown(part).allInnerTexts()
        return [part, ...texts.slice(0, FEW).map(text => text.replace(/\s/g, ''))]
      }),
    ),
  )
}

function addressOf({ route, params = {} }: Screen) {
  const named = Object.entries(params).filter(([name]) => ROUTES[route].url.includes(`:${name}`))
  const path = named.reduce((url, [name, value]) => url.replace(`:${name}`, value), ROUTES[route].url as string)
  const rest = Object.entries(params).filter(entry => !named.some(([name]) => name === entry[0]))
  return rest.length ? `${path}?${new URLSearchParams(rest).toString()}` : path
}

test.each(Object.entries(SCREENS))('%s', async (_, screen) => {
  const [phone, app] = await Promise.all([
    open(addressOf(screen), { storage: { token } }),
    openMiniProgram({
      path: ROUTES[screen.route].page,
      query: screen.params ?? {},
      answer: proxyTo(origin()),
      storage: { token },
      height: 812,
    }),
  ])
  const [inBrowser, inMiniProgram] = await Promise.all([words(phone.top, screen), words(app.screen, screen)])
  expect(inBrowser.flat().join('').length).toBeGreaterThan(20)
  expect(inMiniProgram).toEqual(inBrowser)
  await expectHealthy(app)
  await Promise.all([app.close(), phone.close()])
})
