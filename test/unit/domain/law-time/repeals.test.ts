import { readRepealedTitles, readRepeals } from '@domain/law-time/repeals'
import { stepsOf } from '../../../support/steps'
import { cpuTime } from '../cpu'

const titles = (...articles: string[]) => readRepeals(articles).map(({ title }) => title)

it('names every text of a list, with inner brackets', () =>
  expect(
    titles(
      '甲。',
      '本法自2021年1月1日起施行。《中华人民共和国婚姻法》、《中华人民共和国合同法》、《关于适用〈中华人民共和国物权法〉的解释》同时废止。',
    ),
  ).toEqual(['中华人民共和国婚姻法', '中华人民共和国合同法', '关于适用〈中华人民共和国物权法〉的解释']))

it('knows its article and the number of the text', () =>
  expect(readRepeals(['一', '《某解释》（法释〔2002〕33号）即行废止'])).toEqual([
    {
      at: 1,
      title: '某解释',
      number: '法释〔2002〕33号',
      isPartial: false,
      clause: '《某解释》（法释〔2002〕33号）即行废止',
    },
  ]))

it.each([
  '《某条例》第三条同时废止。',
  '《某条例》中与本法相抵触的规定同时废止。',
  '《某条例》有关税收的规定同时废止。',
  '《某条例》相关规定同时废止。',
  '《某条例》（国发〔2002〕3号）的相应条款同时废止。',
  '《某条例》部分条款同时废止。',
  '《某条例》其他规定同时废止。',
  '《某条例》附件1同时废止。',
  '《某条例》所附的目录同时废止。',
  '《某条例》附录同时废止。',
])('%s ends a part', article => expect(readRepeals([article])).toMatchObject([{ title: '某条例', isPartial: true }]))

it.each([
  '《某解释》（法发〔1995〕9号）自本解释公布之日起不再执行。',
  '本解释发布实施后，《某解释》（法释〔2002〕3号）不再适用。',
  '《某解释》停止适用，以本解释为准。',
])('%s', article => expect(readRepeals([article])).toMatchObject([{ title: '某解释', isPartial: false }]))

it('words after a list limit each of its titles, and numbered articles only the last one', () => {
  const partial = (article: string) =>
    readRepeals([article]).map(({ title, isPartial }) => `${title}${isPartial ? '（部分）' : ''}`)
  expect(partial('《甲》、《乙》（法释〔2002〕3号）和《丙》中与本法相抵触的规定同时废止。')).toEqual([
    '甲（部分）',
    '乙（部分）',
    '丙（部分）',
  ])
  expect(partial('《甲》、《乙》第三条同时废止。')).toEqual(['甲', '乙（部分）'])
  expect(partial('《甲》、《乙》的相关规定同时废止。')).toEqual(['甲（部分）', '乙（部分）'])
  expect(partial('《甲》与《乙法》不一致的部分同时废止。')).toEqual(['甲（部分）'])
  expect(partial('《甲》、《乙》附件2同时废止。')).toEqual(['甲', '乙（部分）'])
  expect(partial('《甲》同时适用，《乙》有关收费的规定同时废止。')).toEqual(['甲', '乙（部分）'])
})

it.each([
  ['国务院关于废止《甲条例》的决定', [['甲条例', false]]],
  ['国务院关于废止〈甲条例〉和修改〈乙条例〉的决定', [['甲条例', false]]],
  [
    '国务院关于修改〈乙条例〉和废止〈甲条例〉、〈丙条例〉的决定',
    [
      ['甲条例', false],
      ['丙条例', false],
    ],
  ],
  ['全国人民代表大会常务委员会关于废止〈甲法〉有关收容教育规定的决定', [['甲法', true]]],
  ['最高人民法院关于停止适用《甲批复》的通知', [['甲批复', false]]],
  ['关于暂时停止适用〈甲法〉的决定', []],
  ['国务院关于修改〈乙条例〉的决定', []],
  ['关于废止《甲条例》后有关问题的解释', []],
] as const)('%s', (title, repealed) =>
  expect(readRepealedTitles(title).map(({ title: other, isPartial }) => [other, isPartial])).toEqual(repealed),
)

it.each([
  ['a procedure', '一方当事人不再适用《某条例》的程序。'],
  ['rules that contradict the new ones', '本院关于适用《某法》的规定与本解释不一致的，不再适用。'],
  ['a text named after the verb', '同时废止的还有下列文件，依照《立法法》公布。'],
  ['a quoted clause', '第九条修改为：“《某条例》同时废止。”'],
  ['a text that is only applied', '依照《行政处罚法》的规定处罚。'],
])('nothing is repealed by %s', (_, article) => expect(titles(article)).toEqual([]))

it.each([
  ['自《民法典》施行之日起，《甲解释》同时废止。', ['甲解释']],
  ['《民法典》施行后，《甲解释》同时废止。', ['甲解释']],
  ['依据《甲法》制定的《乙办法》同时废止。', ['乙办法']],
  ['按照《甲法》第三条制定的《乙办法》同时废止。', ['乙办法']],
  ['除《甲办法》继续有效外，《乙办法》同时废止。', ['乙办法']],
  ['除《甲办法》、《乙办法》外，《丙办法》同时废止。', ['丙办法']],
  ['《甲办法》与《乙法》不一致的部分同时废止。', ['甲办法']],
  ['根据《甲法》和《乙条例》的规定，《丙办法》同时废止。', ['丙办法']],
  ['根据《甲法》的规定和《乙条例》，《丙办法》、《丁办法》同时废止。', ['丙办法', '丁办法']],
  ['除《甲》第三条、《乙》第四条外，《丙》同时废止。', ['丙']],
  ['依照《甲法》第三条、《乙法》第四条制定的《丙办法》同时废止。', ['丙办法']],
  ['依照《甲法》第三条，《乙办法》、《丙办法》同时废止。', ['乙办法', '丙办法']],
  ['《甲办法》、《乙办法》继续有效，《丙办法》同时废止。', ['丙办法']],
])('a title that is only named is not repealed: %s', (article, repealed) => expect(titles(article)).toEqual(repealed))

it.each([
  ['《甲办法》（国发〔2002〕3号）、《乙办法》自本公告发布之日起废止。', ['甲办法', '乙办法']],
  ['《甲办法》自发布之日起废止。', ['甲办法']],
  // The repealing law begins on another day.
  ['《甲办法》自2027年12月31日起废止。', []],
  ['《甲办法》于2027年12月31日废止。', []],
  ['《甲办法》自本省条例2027年施行之日起废止。', []],
])('a repeal from the first day of the law: %s', (article, repealed) => expect(titles(article)).toEqual(repealed))

it.each(['“', '《', '《甲', '《甲》', '“《甲》', '（', '同时废止'])('a text of %s alone is read in one pass', seed =>
  expect(cpuTime(() => readRepeals([seed.repeat(200_000 / seed.length)]))).toBeLessThan(1000),
)

it('a clause ten times as long costs ten times as much', () => {
  const clause = (titles: number) =>
    `${Array.from({ length: titles }, (_, at) => `《第${at}号办法》（国发〔2002〕${at}号）`).join('、')}同时废止。`
  const steps = (titles: number) => stepsOf(() => readRepeals([clause(titles)]))
  expect(readRepeals([clause(500)])).toHaveLength(500)
  expect(steps(3_000)).toBeLessThan(12 * steps(300))
})
