/** Every tab of the home screen in both themes and two widths. */
import { CATEGORIES } from '@/libraries/categories'
import { measure } from './measure'
import { h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })

const { case: cases, law, judicial, similarity, excellentCaseNew, article } = CATEGORIES
const TABS = [cases, law, judicial, similarity, excellentCaseNew, article].map(({ label }) => label)

const looks = TABS.flatMap((label, at) =>
  (['light', 'dark'] as const).flatMap(theme => [375, 320].map(width => ({ label, at, theme, width }))),
)
test.each(looks)('$label at $width px, $theme', async ({ at, theme, width }) => {
  const storage = { 'home-tab': JSON.stringify({ v: 1, d: at }) }
  const phone = await open('/search', { theme, width, height: width === 320 ? 568 : 812, storage })
  await phone.top.locator('.row:visible, .book:visible, .theme:visible, .partner:visible').first().waitFor()
  await phone.settled()
  await phone.shot(`home-${at}-${width}-${theme}`)
  expect(await phone.page.evaluate(measure, undefined)).toEqual({ overflow: 0, small: [], unnamed: 0 })
  await phone.close()
})
