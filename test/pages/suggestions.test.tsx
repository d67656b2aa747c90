/** The order of suggestions, and the search for the typed words. */
import { SuggestionList } from '@/ui/suggestions'
import { all, render } from '../support/render-block'

const item = (name: string, isExact?: boolean) => ({
  key: name,
  title: [{ kind: 'text' as const, text: name }],
  ...(isExact ? { isExact } : {}),
})
const show = (isExact?: boolean) =>
  render(() => (
    <SuggestionList
      groups={[{ title: '法律法规', items: [item('甲法第一条', isExact)] }]}
      offers={[{ key: 'all', label: '在全文中检索' }]}
      isSettled
      onPick={() => undefined}
    />
  ))
const lines = () => all('.list-item__title').map(({ textContent }) => textContent)

test('a search with the words as typed comes first', async () => {
  await show()
  expect(lines()).toEqual(['在全文中检索', '甲法第一条'])
})

test('an article that was typed by its number comes before it', async () => {
  await show(true)
  expect(lines()).toEqual(['甲法第一条', '在全文中检索'])
})
