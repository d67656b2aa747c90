/** Every tab of the home screen in two widths. */
import { CATEGORIES } from '@/libraries/categories'
import { fits } from './measure'
import { h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })

const { case: cases, law, judicial, similarity, excellentCaseNew, article } = CATEGORIES
const TABS = [cases, law, judicial, similarity, excellentCaseNew, article].map(({ label }, at) => ({ label, at }))

test.each(TABS)('$label fits', async ({ at }) => {
  const phone = await open('/search', { storage: { 'home-tab': JSON.stringify({ v: 1, d: at }) } })
  await phone.top.locator('.row:visible, .book:visible, .theme:visible, .partner:visible').first().waitFor()
  await fits(phone, `home-${at}`)
  await phone.close()
})
