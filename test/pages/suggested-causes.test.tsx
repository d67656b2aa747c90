/** Suggested causes above similar cases: those without cases are named and filter nothing. */
import { FactsForm, SimilarCasesHeader } from '@/features/similar-cases'
import { fill, similarCasesCopy } from '@/copy/similar-cases'
import { host } from '@/platform/host'
import { useSession } from '@/stores/session'
import { all, click, one, render } from '../support/render-block'
import { button } from './advanced/support'

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

test('an example fills the empty form, which alone cannot be sent', async () => {
  await render(() => <FactsForm facts='' onFind={() => undefined} />)
  const { find, exampleFacts } = similarCasesCopy.similarCases
  const [first] = exampleFacts
  expect(button(find).getAttribute('aria-disabled')).toBe('true')
  all('.list-item__tap')[0]!.focus()
  await click(all('.list-item__tap')[0]!)
  expect((one('textarea') as HTMLTextAreaElement).value).toBe(first.facts)
  expect(one('.facts-form').contains(document.activeElement)).toBe(true)
  expect(button(find).getAttribute('aria-disabled')).not.toBe('true')
})

describe('a guest of the mini-program is asked to log in', () => {
  const search = jest.fn()
  beforeEach(() => {
    jest.spyOn(host, 'current').mockReturnValue('weapp')
    useSession.getState().signOut()
    useSession.getState().closeLogin()
    search.mockClear()
  })
  afterEach(() => {
    expect(useSession.getState().isLoginPopupOpen).toBe(true)
    expect(search).not.toHaveBeenCalled()
  })

  test('for a search by facts', async () => {
    await render(() => <FactsForm facts='隔壁的狗没有拴绳，咬伤了我的小腿，主人不肯赔医药费。' onFind={search} />)
    await click(button(similarCasesCopy.similarCases.find))
  })

  test('for another kind of case', async () => {
    await render(() => (
      <SimilarCasesHeader
        facts='隔壁的狗咬了我'
        onEdit={() => undefined}
        causes={[]}
        kind='民事'
        conditions={[]}
        onConditions={search}
      />
    ))
    await click(all('[role="radio"], [role="tab"]').find(({ textContent }) => textContent === '刑事')!)
  })
})
