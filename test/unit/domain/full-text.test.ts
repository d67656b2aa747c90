import { replaceTitleByFullText } from '@domain/query/full-text'

const labelsOf = (conditions = replaceTitleByFullText([])) => conditions?.map(({ name, value }) => `${name}:${value}`)

test('words of the title are looked for in the full text; the other conditions stay', () => {
  const conditions = replaceTitleByFullText([
    { name: '标题', value: '违约金', level: 1, selectSign: 'a' },
    { name: '时效性', value: '现行有效' },
  ])
  expect(labelsOf(conditions)).toEqual(['全文:违约金', '时效性:现行有效'])
  expect(conditions?.[0]).toMatchObject({ level: 1, selectSign: 'a' })
})

test('a word that was asked for in both is asked for once', () => {
  expect(
    labelsOf(
      replaceTitleByFullText([
        { name: '全文', value: '违约金' },
        { name: '标题', value: '违约金' },
      ]),
    ),
  ).toEqual(['全文:违约金'])
})

test('what the title must not contain is no question to the full text', () => {
  expect(replaceTitleByFullText([{ name: '标题', value: '-废止' }])).toBeUndefined()
  expect(
    labelsOf(
      replaceTitleByFullText([
        { name: '标题', value: '合同' },
        { name: '标题', value: '-废止' },
      ]),
    ),
  ).toEqual(['全文:合同', '标题:-废止'])
})

test('without a title there is nothing to ask', () => {
  expect(replaceTitleByFullText([{ name: '全文', value: '违约金' }])).toBeUndefined()
})
