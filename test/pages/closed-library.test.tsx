/** Screens of a library without documents: a sentence that names it, the buttons of every bar, and nothing to search. */
import { fill, listCopy } from '@/copy/list'
import { CATEGORIES } from '@/libraries/categories'
import ArticlePartner from '@/pages/list/article-partner'
import JudicialList from '@/pages/list/judicial'
import RuleBook from '@/pages/list/rule-book'
import { settings } from '@/platform/settings'
import { transport } from '@/platform/transport'
import { all, one, until } from '../support/render-block'
import { renderPage } from '../support/render-page'

afterEach(() => {
  settings.notOffered = []
  jest.restoreAllMocks()
})

test.each([
  ['judicial', JudicialList, {}],
  ['article', ArticlePartner, { id: 'p1', name: '-' }],
  ['similarity', RuleBook, { id: '1' }],
] as const)('%s', async (key, Screen, params) => {
  const send = jest.spyOn(transport, 'send')
  settings.notOffered = [key]
  await renderPage(Screen, params)
  await until(() => all('.state').length > 0)
  expect(one('.state__sentence').textContent).toBe(
    fill(listCopy.home.libraryClosed, { library: CATEGORIES[key].label }),
  )
  expect(all('.search-bar, .filter-bar')).toEqual([])
  expect(all('.header .workspace-shortcut')).toHaveLength(1)
  expect(send).not.toHaveBeenCalled()
})
