/** The screens of the pictures, and how a test reaches each. */
import type { Page } from 'playwright-core'
import { listCopy } from '@/copy/list'
import { encodeUrlQuery } from '@domain/query/codec'

export interface Screen {
  address: string
  /** Is there when the screen is. */
  shows: string
  /** What is done on it before the picture is taken. */
  reach?: (page: Page) => Promise<void>
}

const asking = (path: string, ...values: string[]) =>
  `${path}?query=${encodeURIComponent(encodeUrlQuery(values.map(value => ({ name: '全文', value }))))}`

export const top = (page: Page) => page.locator('.taro_page:not(.taro_page_shade)').last()

const TWO_WORDS = asking('/case-list', '违约金', '过高')

/** The first hit of a judgment that was opened from a list, in the middle of the screen. */
async function firstHit(page: Page) {
  await top(page).locator('.row').first().tap()
  await top(page).locator('.text-block').first().waitFor()
  const hits = top(page).locator('.reader-body .segment-hit')
  for (let screens = 0; screens < 50 && !(await hits.count()); screens++)
    await top(page).evaluate(scroller => scroller.scrollBy(0, 400))
  await hits.first().evaluate(hit => hit.scrollIntoView({ block: 'center' }))
}

export const SCREENS: Record<string, Screen> = {
  home: { address: '/search', shows: '.row' },
  'search-input': { address: '/home-search-input?tab=case', shows: 'input' },
  'case-list': { address: TWO_WORDS, shows: '.row' },
  'case-filters': {
    address: TWO_WORDS,
    shows: '.row',
    reach: async page => {
      await top(page).getByText(listCopy.filter.more).first().tap()
      await page.locator('.filter-group').nth(6).waitFor()
    },
  },
  'no-results': { address: asking('/case-list', '没有这样的词语'), shows: '.state' },
  advanced: { address: '/advanced?type=case', shows: 'input' },
  judgment: { address: TWO_WORDS, shows: '.row', reach: firstHit },
  law: { address: '/law-detail/law-0011-3?article=59', shows: '.text-block' },
  'law-list': { address: asking('/law-list', '合同'), shows: '.row' },
  'judicial-list': { address: asking('/judicial-list', '合同'), shows: '.row' },
  'rule-book': { address: '/similarity-calssification-detail/1', shows: '.row' },
  charts: { address: asking('/case-visual', '违约金'), shows: 'canvas' },
  'fiscal-area': { address: asking('/fiscal-tax-list', '增值税'), shows: '.row' },
  incentives: { address: asking('/tax-incentives-list', '制造业'), shows: '.row' },
  'not-found': { address: '/nowhere', shows: '.state' },
  'no-login': { address: '/ccc-no-login', shows: '.state' },
}
