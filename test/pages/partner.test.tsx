/** The screen of a partner institution, with a complete or incomplete address. */
import Taro from '@tarojs/taro'
import { copy } from '@/copy'
import ArticlePartner from '@/pages/list/article-partner'
import { transport } from '@/platform/transport'
import { all, one, until } from '../support/render-block'
import { renderPage } from '../support/render-page'
import { listenToToasts } from '../support/toasts'

const COLUMN = { id: 'p1', columnName: '砚衡法评', slogan: '', icon: '', wechatBiz: '', columnArticleTotal: 3 }
const json = (data: unknown, status = 200) => ({
  kind: 'reply' as const,
  status,
  text: JSON.stringify({ isSuccess: true, data }),
})

let urls: string[] = []
let columns = json([COLUMN])

beforeEach(() => {
  urls = []
  columns = json([COLUMN])
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}] as never)
  listenToToasts()
  jest.spyOn(transport, 'send').mockImplementation(async ({ url }) => {
    urls.push(decodeURIComponent(url))
    if (url.includes('article-column/list')) return columns
    if (url.includes('article-column/details')) return json(COLUMN)
    return json(url.includes('articleList') ? { articles: [], totalCount: 0, order: '' } : [])
  })
})

const heading = () => all('.partner-head__name').map(({ textContent }) => textContent)
const searched = (name: string) => urls.some(url => url.includes(`articleList?query=合作机构:${name}`))

test.each(['-', '旧名', '砚衡法评'])(
  'given its id, then it has its name, whatever the address calls it: %s',
  async name => {
    await renderPage(ArticlePartner, { id: 'p1', name: encodeURIComponent(name) })
    await until(() => heading()[0] === '砚衡法评' && searched('砚衡法评'))
  },
)

test('given an id that is not known, then the name of the address stands', async () => {
  await renderPage(ArticlePartner, { id: 'other', name: encodeURIComponent('别家') })
  await until(() => heading()[0] === '别家' && searched('别家'))
})

test.each<Record<string, string>>([{ id: 'other', name: '-' }, {}])(
  'given neither: %j, then that is said, with a way home',
  async params => {
    await renderPage(ArticlePartner, params)
    await until(() => all('.state').length > 0)
    expect(one('.state').textContent).toContain(copy.error.notFound)
    expect(one('.state [role="button"]').textContent).toBe(copy.action.home)
  },
)

test('given no answer and no name, then it can be asked for again', async () => {
  columns = { ...json([]), status: 404 }
  await renderPage(ArticlePartner, { id: 'p1', name: '-' })
  await until(() => all('.state').length > 0)
  expect(one('.state').textContent).toContain(copy.action.home)
})
