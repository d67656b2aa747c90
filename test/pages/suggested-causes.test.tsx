/** Suggested causes above similar cases: those without cases are named and filter nothing. */
import { SimilarCasesHeader } from '@/features/similar-cases'
import { fill, similarCasesCopy } from '@/copy/similar-cases'
import { all, render } from '../support/render-block'

const { causes: label, causeWithoutCases } = similarCasesCopy.similarCases

const show = (counts: Array<number | undefined>) =>
  render(() => (
    <SimilarCasesHeader
      facts='隔壁的狗咬了我'
      onEdit={() => undefined}
      causes={counts.map((count, at) => ({ name: `案由${at}`, value: `案由${at}`, count, hasChildren: false }))}
      conditions={[]}
      onConditions={() => undefined}
    />
  ))

const texts = (selector: string) => all(selector).map(({ textContent }) => textContent)

test('a cause with cases is a choice; one without says so', async () => {
  await show([3, 0, undefined])
  expect(texts('.cause-chip')).toEqual(['案由0', '案由2'])
  expect(texts('.cause-without-cases')).toEqual([fill(causeWithoutCases, { name: '案由1' })])
  expect(all(`[aria-label="${label}"] [role="checkbox"]`)).toHaveLength(2)
})
