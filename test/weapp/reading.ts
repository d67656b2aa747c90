/** A law made for the test, open in the mini-program. */
import type { LawDetail, LawBodyLine } from '@contract/lawregu'
import { patience } from '../support/time'
import { type Answer, type MiniProgram, type OpenOptions, eventually, openMiniProgram } from './mini-program'

const FIRST_DRAWING = patience(15_000)
const KEY = 'k'.repeat(22)

const shared = (data: LawDetail) => ({
  method: 'lawregu_details_interface',
  params: { query: '', id: data.lid },
  expiresAt: '2030-01-01T00:00:00Z',
  data,
})

/** A guest has a key to the law; a member opens the law itself. Every law that is looked up is this one. */
const serve =
  (data: LawDetail): Answer =>
  ({ url, json }) => {
    if (/generateShareSecretKey/.test(url)) return { data: { status: 0, succeed: true, result: KEY } }
    if (/getShareDataBySecretKey/.test(url)) return { data: { status: 0, succeed: true, result: shared(data) } }
    if (/findLawReguItem/.test(url)) return { data: { isSuccess: true, data: articleOf(data, json) } }
    if (/lawregu\/item\?/.test(url)) {
      const article = new URL(url).searchParams.get('article')
      return { data: { isSuccess: true, data: articleOf(data, { article }) } }
    }
    if (url.includes(`lawregu/${data.lid}`)) return { data: { isSuccess: true, data } }
    if (/users\/me/.test(url))
      return { data: { isSuccess: true, data: { office_id: 'o', user_id: 'u', name: '会员' } } }
    return { data: { isSuccess: true, data: {} } }
  }

function articleOf({ lid, title, law_regulation_introductions: lines }: LawDetail, body: unknown) {
  const { article: tiaoName } = body as { article: string }
  const { text: content = '' } = lines.find(({ fullName }) => fullName === tiaoName) ?? {}
  const link = { tiaoName, fullName: title + tiaoName, content, lawreguItemLegislationHistoryVos: [] }
  return { lid, title, eff_level: '法律', time_limited: '现行有效', lawReguLinkBean: link }
}

export const asMember: OpenOptions = { storage: { token: 'm'.repeat(43) } }

export async function openLaw(data: LawDetail, options: OpenOptions = {}): Promise<MiniProgram> {
  const app = await openMiniProgram({
    path: 'pages/detail/law',
    query: { lid: data.lid, secretKey: KEY },
    answer: serve(data),
    ...options,
  })
  await app.find('.text-block').first().waitFor({ timeout: FIRST_DRAWING })
  return app
}

export const paragraphs = (...texts: string[]): LawDetail => ({
  lid: 'l1',
  title: '某法',
  dispatch_authority: '立法机关',
  eff_level: '法律',
  time_limited: '现行有效',
  law_regulation_introductions: texts.map((text): LawBodyLine => ({
    text,
    level: 0,
    isPublisher: false,
    isDate: false,
  })),
  law_regulation_indexes: [],
  relatedCount: 0,
})

/** The text on the screen. */
const inSight = (app: MiniProgram) =>
  app.find('.text-block').evaluateAll(blocks =>
    blocks
      .filter(block => {
        const { top, bottom } = block.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
      .map(block => block.textContent)
      .join('\n'),
  )

export const sees = (app: MiniProgram, text: string) =>
  eventually(async () => expect(await inSight(app)).toContain(text))

export const tool = (app: MiniProgram, name: string) => app.find('.tools__tool').getByText(name).tap()

/** The distance from block's top of the page to the beginning of a piece. */
export const below = (app: MiniProgram, words: string) =>
  app.find('.text-block').evaluateAll((blocks, beginning) => {
    const block = blocks.find(each => each.textContent?.trim().startsWith(beginning))
    return block ? block.getBoundingClientRect().top - block.closest('.screen')!.getBoundingClientRect().top : NaN
  }, words)

export const standsOnTop = (app: MiniProgram, words: string) =>
  eventually(async () => expect(Math.abs(await below(app, words))).toBeLessThan(1))
