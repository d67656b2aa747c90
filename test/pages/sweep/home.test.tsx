/** Home, its panes and the screens that only they open, with every mutation of their replies. */
import { ArticleItem, ARTICLE_CONTRACT, PartnerColumn } from '@contract/article'
import { JUDICIAL_CONTRACT } from '@contract/judicialview'
import { CaseListResult, ExcellentTheme } from '@contract/judgement'
import { NewLawList } from '@contract/lawregu'
import { listSchemaOf } from '@contract/library'
import { Catalog, SimilarityClass } from '@contract/similarity'
import ArticlePartner from '@/pages/list/article-partner'
import RuleBook from '@/pages/list/rule-book'
import Search from '@/pages/search'
import { useHomeTab } from '@/stores/home-tab'
import { exampleOf } from '../../support/sweep/example'
import { ENVELOPE, ID, data, dataOf, judgement, judgementOf, twoOf } from '../../support/sweep/replies'
import { type Sweep, sweepOver } from '../../support/sweep/sweep'

const PANES: Array<[name: string, call: RegExp, reply: unknown, field: string]> = [
  ['cases', /search\/list\?/, judgementOf(CaseListResult), 'title'],
  ['new laws', /newLawExpress\?/, dataOf(NewLawList), 'title'],
  [
    'viewpoints',
    /judicialview\/search\?/,
    data({ judicialViews: exampleOf(listSchemaOf(JUDICIAL_CONTRACT))['judicialViews'], totalCount: 2 }),
    'viewTitle',
  ],
  ['rule books', /similarity\/api\/v1\/catalog$/, data(twoOf(SimilarityClass)), 'name'],
  ['themes', /excellent\/themes$/, judgement(twoOf(ExcellentTheme)), 'name'],
  ['partners', /article-column\/list$/, data(twoOf(PartnerColumn)), 'columnName'],
]

/** Cases and viewpoints come as their lists do. */
const ALSO_LISTS = ['cases', 'viewpoints']

test.each(PANES.map((pane, at) => [...pane, at] as const))('the pane of %s', async (name, call, reply, field, at) => {
  useHomeTab.getState().choose(at)
  const shows: Sweep['shows'] = [[`${field}甲文`, ID], `${field}乙文`]
  const every = ALSO_LISTS.includes(name) ? 3 : 1
  expect(await sweepOver({ page: Search, call, reply, shows, mayHide: ENVELOPE, every })).toEqual([])
})

test('a rule book', async () => {
  const reply = dataOf(Catalog)
  const shows = ['name甲文', 'name乙文', 'name甲乙文']
  const call = /catalog\/1$/
  expect(await sweepOver({ page: RuleBook, params: { id: '1' }, call, reply, shows, mayHide: ENVELOPE })).toEqual([])
})

describe('a partner’s column', () => {
  const params = { id: 'p1', name: '砚衡法评' }
  const list: [RegExp, unknown] = [/articleList\?/, dataOf(listSchemaOf(ARTICLE_CONTRACT))]
  const hot: [RegExp, unknown] = [/getHotArticle/, data(twoOf(ArticleItem))]
  const column = dataOf(PartnerColumn)

  test('who it is', async () => {
    const call = /article-column\/details/
    // The articles are another call's.
    const shows: Sweep['shows'] = [['slogan文', /columnName: /], 'title乙文']
    const sweep = { page: ArticlePartner, params, call, reply: column, others: [list, hot], shows }
    expect(await sweepOver({ ...sweep, mayHide: ENVELOPE })).toEqual([])
  })

  test('what is read most', async () => {
    const [call, reply] = hot
    const shows: Sweep['shows'] = [['title甲文', ID], 'title乙文', 'slogan文']
    const others: Array<[RegExp, unknown]> = [[/article-column\/details/, column]]
    const sweep = { page: ArticlePartner, params, call, reply, others, shows }
    expect(await sweepOver({ ...sweep, mayHide: ENVELOPE })).toEqual([])
  })
})
