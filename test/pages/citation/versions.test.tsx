import { readerCopy, fill } from '@/copy/reader'
import { type ArticleHistory, VersionsSheet } from '@/features/citation'
import { newestVersionPair, selectVersion } from '@/features/citation/versions/comparison'
import { all, click, byLabel, one, render, until } from '../../support/render-block'

const TEXTS = ['当事人应当守信。', '当事人应当诚信。', '当事人应当诚信。\n违者赔偿。']
const history = (texts = TEXTS): ArticleHistory => ({
  title: '某法',
  article: '第五条',
  text: texts[texts.length - 1]!.replace('诚信', '<em>诚信</em>'),
  versions: texts.slice(0, -1).map((text, at) => ({
    lid: `l-${at}`,
    title: `某法（${2010 + at}年）`,
    text,
    actionName: at ? `${2010 + at}年修正` : '2010年制定',
  })),
})
async function open(of = history()) {
  await render(() => <VersionsSheet of={of} onClose={jest.fn()} />)
  await until(() => all('.versions').length === 1)
}

const summary = () => one('.versions__summary').textContent
const body = () => all('.versions__paragraph').map(({ textContent }) => textContent)
const changes = (kind: string) =>
  all(`.change--${kind}`).map(change => [change.getAttribute('role'), change.textContent])
const rings = (side: 'asBefore' | 'asAfter') =>
  all('.version__ring')
    .map(ring => [ring.getAttribute('aria-label'), ring.getAttribute('aria-checked')])
    .filter(([label]) => label?.includes(side === 'asBefore' ? '旧' : '新'))
const ring = (side: 'asBefore' | 'asAfter', name: string) => byLabel(fill(readerCopy.versions[side], { name }))

test('at first it tells the changes of the newest version', async () => {
  await open()
  expect(rings('asBefore')).toEqual([
    ['以2010年制定为旧条文', 'false'],
    ['以2011年修正为旧条文', 'true'],
  ])
  expect(rings('asAfter')).toEqual([
    ['以2011年修正为新条文', 'false'],
    ['以本版条文为新条文', 'true'],
  ])
  expect(summary()).toBe('新增1处，删除0处')
  expect(body()).toEqual(['当事人应当诚信。', '新增违者赔偿。'])
  expect(changes('added')).toEqual([['insertion', '新增违者赔偿。']])
})

test('another pair is compared as it is picked, the older one always before the newer', async () => {
  await open()
  await click(ring('asAfter', '2011年修正'))
  expect(rings('asBefore')[0]).toEqual(['以2010年制定为旧条文', 'true'])
  expect(summary()).toBe('新增1处，删除1处')
  expect(changes('removed')).toEqual([['deletion', '删除守']])
  expect(changes('added')).toEqual([['insertion', '新增诚']])
})

test('each of the two can be read by itself', async () => {
  await open()
  const way = (name: string) => all('[role="radio"]').find(({ textContent }) => textContent === name)!
  await click(way(readerCopy.versions.modes.before))
  expect(body()).toEqual(['当事人应当诚信。'])
  await click(way(readerCopy.versions.modes.after))
  expect(body()).toEqual(['当事人应当诚信。', '违者赔偿。'])
  expect(all('.change')).toHaveLength(0)
})

test('versions that say the same say so', async () => {
  await open(history(['同文。', '同文。']))
  expect(summary()).toBe(readerCopy.versions.same)
  expect(all('.change')).toHaveLength(0)
})

describe('of a pair', () => {
  test('the other one gives way', () => {
    expect(newestVersionPair(4)).toEqual({ before: 2, after: 3 })
    expect(selectVersion({ before: 0, after: 1 }, 'before', 2)).toEqual({ before: 2, after: 3 })
    expect(selectVersion({ before: 2, after: 3 }, 'after', 1)).toEqual({ before: 0, after: 1 })
    expect(selectVersion({ before: 0, after: 3 }, 'before', 1)).toEqual({ before: 1, after: 3 })
  })
})
