/** The invented cases of several instances tell their history as real ones do. */
import { chainedCases } from '../../../server/corpus/sample/cases/chains'
import { reviewWord } from '@domain/case-history/later-review'

const records = new Map(chainedCases().map(record => [record.caseNumber + record.court.name, record]))
const recordOf = (number: string) => [...records].filter(([key]) => key.startsWith(number)).map(([, record]) => record)
const word = (number: string) =>
  recordOf(number).map(({ history }) => (history?.later ? reviewWord(history.later) : undefined))
const stages = (number: string) =>
  recordOf(number)[0]?.history?.entries.map(({ stage, number: of, jid }) => `${stage} ${of}${jid ? '' : ' 未收录'}`)

test.each([
  ['（2021）琼01民初9001号', ['再审已改判']],
  ['（2021）琼民终9001号', ['再审已改判']],
  ['（2022）最高法民申9001号', [undefined]],
  ['（2023）最高法民再9001号', [undefined]],
  ['（2019）琼01民初9011号', ['二审已发回重审']],
  ['（2019）琼民终9011号', [undefined]],
  ['（2020）琼01民初9012号', ['二审维持']],
  ['（2022）琼01民初9021号', ['二审维持']],
  ['（2022）琼01民初9022号', ['二审已改判']],
  ['（2014）沪高民一（民）终字第9031号', ['再审申请已驳回']],
  // Two courts gave this number. Only the judgment from Haikou was appealed.
  ['（2015）海民初字第9041号', [undefined, '二审已部分改判']],
])('%s: %s', (number, words) => expect(word(number)).toEqual(words))

test('three instances, a remand and a first instance that is not held', () => {
  expect(stages('（2023）最高法民再9001号')).toEqual([
    '一审 （2021）琼01民初9001号',
    '二审 （2021）琼民终9001号',
    '再审审查 （2022）最高法民申9001号',
    '再审 （2023）最高法民再9001号',
  ])
  expect(stages('（2020）琼民终9012号')).toEqual([
    '一审 （2019）琼01民初9011号',
    '二审 （2019）琼民终9011号',
    '发回重审 （2020）琼01民初9012号',
    '二审 （2020）琼民终9012号',
  ])
  expect(stages('（2015）民申字第9031号')).toEqual([
    '一审 （2013）沪一中民一（民）初字第9031号 未收录',
    '二审 （2014）沪高民一（民）终字第9031号',
    '再审审查 （2015）民申字第9031号',
  ])
})
