import { wordCondition, type Condition } from '@domain/query/condition'
import { droppedLabel, typedLawIn, relaxedQueries } from '@domain/query/relaxed'

const court: Condition = { name: '法院', value: '江苏省', nameDescription: '地域', type: 'filter' }
const words = ['违约金', '-和解'].map(value => wordCondition('全文', value))
const rowsOf = (conditions: Condition[], typed = '全文') =>
  relaxedQueries(conditions, 10).map(one => {
    const { name, text } = droppedLabel(one, typed)
    return [name, text, one.rest.map(({ value }) => value).join(' ')]
  })

test('each condition is let go once, and said as its chip says it', () => {
  expect(rowsOf([...words, court])).toEqual([
    ['', '违约金', '-和解 江苏省'],
    ['', '-和解', '违约金 江苏省'],
    ['地域', '江苏省', '违约金 -和解'],
  ])
})

test('a word of another dimension than the typed one is said with its name', () => {
  expect(rowsOf([wordCondition('标题', '-废止'), wordCondition('标题', '合同')], '全文').map(([name]) => name)).toEqual(
    ['标题', '标题'],
  )
})

test('what was made together goes together', () => {
  const group = ['甲', '乙'].map((value): Condition => ({ name: '法官', value, selectSign: 'advanced:judge' }))
  expect(rowsOf([...group, court])).toEqual([
    ['法官', '甲 乙', '江苏省'],
    ['地域', '江苏省', '甲 乙'],
  ])
})

test('one condition alone has nothing to let go, and of many no more are asked than may be', () => {
  expect(relaxedQueries([court], 10)).toEqual([])
  const many = Array.from({ length: 30 }, (_, at) => wordCondition('全文', `词${at}`))
  expect(relaxedQueries(many, 10)).toHaveLength(10)
})

test.each([
  [['民法典', '违约金'], '民法典'],
  [['违约金', '民法典', '577'], '民法典 577'],
  [['劳动合同法第三十八条'], '劳动合同法第三十八条'],
  [['《公司法》', '股东'], '《公司法》'],
  [['违约金', '过高'], undefined],
  [['-刑法', '合同'], undefined],
])('among %j the law is %s', (values, law) => {
  expect(typedLawIn(values.map(value => wordCondition('全文', value)))).toBe(law)
})
