import { readRepeals } from '@domain/law-time/repeals'
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
])('%s ends a part', article => expect(readRepeals([article])).toMatchObject([{ title: '某条例', isPartial: true }]))

it.each([
  ['a text named after the verb', '同时废止的还有下列文件，依照《立法法》公布。'],
  ['a quoted clause', '第九条修改为：“《某条例》同时废止。”'],
  ['a text that is only applied', '依照《行政处罚法》的规定处罚。'],
])('nothing is repealed by %s', (_, article) => expect(titles(article)).toEqual([]))

it.each(['“', '《', '《甲', '《甲》', '“《甲》', '（', '同时废止'])('a text of %s alone is read in one pass', seed =>
  expect(cpuTime(() => readRepeals([seed.repeat(200_000 / seed.length)]))).toBeLessThan(1000),
)
