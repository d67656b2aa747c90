/** The command bar on a large screen: the results of a typed text. */
import { commandsFor } from '@/app/large-screen/command-bar/commands'
import { decodeUrlQuery } from '@domain/query/codec'
import { settings } from '@/platform/settings'

const READ = Array.from({ length: 7 }, (_, at) => ({
  title: `某建材公司与某建筑公司买卖合同纠纷案${at}`,
  route: 'case-detail' as const,
  params: { jid: `j${at}` },
}))
const SUGGESTED = { name: '民法典', value: '民法典', valueHighLight: [], description: '', id: 'l1' }
const titles = (text: string, documents = READ) => commandsFor(text, documents).map(({ title }) => title)
const kinds = (text: string) => [...new Set(commandsFor(text, READ).map(({ kind }) => kind))]

test('without a text there are recent documents, tools, screens and libraries, and no search', () => {
  expect(kinds('')).toEqual(['recent', 'tool', 'screen', 'library'])
  expect(commandsFor('', READ).filter(({ kind }) => kind === 'recent')).toHaveLength(5)
})

test('what the deployment does not offer is left out', () => {
  settings.notOffered = ['brief', 'article']
  const offered = [...commandsFor('', []), ...commandsFor('违约金', [])]
  settings.notOffered = []
  expect(offered.filter(({ route }) => route === 'brief' || route === 'article-list')).toEqual([])
  expect(offered.map(({ route }) => route)).toEqual(expect.arrayContaining(['alike', 'case-list', 'law-list']))
})

test('the list of tax incentives is left out with their other screen', () => {
  const routes = () => commandsFor('税收优惠', []).map(({ route }) => route)
  expect(routes()).toContain('tax-incentives-list')
  settings.notOffered = ['tax-incentives-app']
  expect(routes()).not.toContain('tax-incentives-list')
  settings.notOffered = []
})

test('every key is unique', () => {
  const keys = commandsFor('', READ).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  ['核验', 'brief', '引用核验'],
  ['工作台', 'desk', '工作台'],
  ['LPR', 'reckoners', '计算 · LPR利息'],
  ['诉讼费 计算', 'reckoners', '计算 · 诉讼费'],
  ['检察', 'proDoc-list', '检察文书'],
  ['税收优惠', 'tax-incentives-list', '税收优惠'],
])('%s leads to %s', (text, route, title) => {
  const places = commandsFor(text, []).filter(({ kind }) => kind !== 'search')
  expect(places.map(command => [command.route, command.title])).toContainEqual([route, title])
})

test('the article that the text names is opened as from a search box, before any search', () => {
  const article = { ...SUGGESTED, name: '《民法典》第五百七十七条', article: '第五百七十七条' }
  const suggestions = [
    { pre: '法律法规', directToPageFlag: true, library: 'law' as const, value: [article] },
    { pre: '标题', directToPageFlag: false, value: [{ ...SUGGESTED, id: undefined }] },
  ]
  const commands = commandsFor('民法典577', READ, suggestions)
  expect(commands.map(({ kind }) => kind)).toEqual(['law', 'search', 'search', 'search'])
  expect(commands[0]).toMatchObject({
    title: article.name,
    route: 'law-detail',
    params: { lid: 'l1', article: article.article },
  })
  settings.notOffered = ['law']
  expect(commandsFor('民法典577', READ, suggestions).some(({ kind }) => kind === 'law')).toBe(false)
  settings.notOffered = []
})

test('a recent document is matched by any of its words', () => {
  expect(titles('建材 买卖')).toEqual(expect.arrayContaining(READ.map(({ title }) => title)))
  expect(titles('租赁').some(title => title.includes('建材'))).toBe(false)
})

test('typed words can always be searched, and come last', () => {
  const commands = commandsFor(' 违约金 过高 ', READ)
  expect(commands.map(({ kind }) => kind)).toEqual(['search', 'search', 'search'])
  const [cases, laws] = commands.map(({ route, params }) => [
    route,
    ...decodeUrlQuery(params?.query).map(({ name, value }) => `${name}:${value}`),
  ])
  expect(cases).toEqual(['case-list', '全文:违约金', '全文:过高'])
  expect(laws).toEqual(['law-list', '标题:违约金', '标题:过高'])
})
