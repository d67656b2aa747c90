/** Every document of the sample states that it is invented, and none states facts that no real document could state. */
import { sampleCorpus } from '../../../server/corpus/sample'
import type { CaseRecord } from '../../../server/libraries/case/record'
import { SAMPLE_MARK } from '../../../src/domain/sample-mark'
import { type All, collect, textOf } from './support/sample'

let all: All
beforeAll(() => {
  all = collect(sampleCorpus())
})

interface Titled {
  title?: string
  viewTitle?: string
  question?: string
  name?: string
}

/** The titles of all documents. Partners are none. */
const titlesOf = () =>
  Object.entries(all)
    .filter(([library]) => library !== 'partners')
    .flatMap(([, records]) =>
      (records as Titled[]).map(({ title, viewTitle, question, name }) => title ?? viewTitle ?? question ?? name),
    )

const open = () => all.cases.filter(({ paragraphs }) => paragraphs.length > 0)
const part = ({ paragraphs }: CaseRecord, label: string) => paragraphs.find(one => one.label === label)?.text ?? ''
const titles = (records: CaseRecord[]) => records.map(({ jid }) => jid)

it('every document has the mark in its title', () => {
  const documents = titlesOf()
  expect(documents.length).toBeGreaterThan(6_000)
  expect(documents.filter(title => !title?.startsWith(SAMPLE_MARK))).toEqual([])
})

it('papers about laws have it too', () => {
  const papers = all.laws.flatMap(({ related }) => related)
  expect(papers.length).toBeGreaterThan(20)
  expect(papers.filter(({ title }) => !title.startsWith(SAMPLE_MARK))).toEqual([])
})

it('nothing is of Hong Kong, Macao or Taiwan', () => {
  const elsewhere = Object.values(all)
    .flat()
    .filter(record => /香港|澳门|台湾|台北/.test(JSON.stringify(record)))
  expect(elsewhere).toEqual([])
})

describe('cases', () => {
  it('of later rounds are heard by a panel, and a single judge hears by the summary procedure alone', () => {
    const heard = open().filter(record => part(record, '审理经过').includes('适用简易程序'))
    expect(heard.length).toBeGreaterThan(50)
    expect(titles(heard.filter(({ trialRound }) => trialRound !== 1))).toEqual([])
    expect(titles(heard.filter(({ judges }) => judges.length !== 1))).toEqual([])
    const panels = open().filter(record => part(record, '审理经过').includes('组成合议庭'))
    expect(titles(panels.filter(({ judges }) => judges.length === 1))).toEqual([])
    expect(
      titles(open().filter(({ trialRound, judges }) => [2, 3].includes(trialRound) && judges.length === 1)),
    ).toEqual([])
  })

  it('of labour cost ten yuan, and of an authority at most fifty', () => {
    const labour = open().filter(({ causes }) => causes.some(path => path.some(name => /劳动|人事/.test(name))))
    expect(labour.length).toBeGreaterThan(100)
    expect(titles(labour.filter(({ caseType, fee = 0 }) => caseType === '民事' && fee > 10))).toEqual([])
    expect(titles(open().filter(({ caseType, fee = 0 }) => caseType === '行政' && fee > 50))).toEqual([])
  })

  it('have the sign of their kind and round in their number', () => {
    const SIGNS: Record<string, string> = { 民事: '民破', 刑事: '刑', 行政: '行' }
    const strange = all.cases.filter(({ caseType, caseNumber = '' }) => {
      const signs = SIGNS[caseType]
      return signs !== undefined && ![...signs].some(sign => caseNumber.includes(sign))
    })
    expect(titles(strange)).toEqual([])
    expect(
      titles(all.cases.filter(({ court, caseNumber = '' }) => court.level === '基层' && /终/.test(caseNumber))),
    ).toEqual([])
  })

  it('of basic courts are no guiding or gazette cases', () => {
    const ranked = all.cases.filter(({ publishType }) => publishType === 1 || publishType === 2)
    expect(ranked.length).toBeGreaterThan(20)
    expect(titles(ranked.filter(({ court }) => court.level === '基层'))).toEqual([])
  })

  it('give no natural person a legal representative', () => {
    const persons = open().filter(record =>
      /某[甲乙生某]?，住所地|：[^，。]{1,3}某[甲乙生某]?。\n法定代表人/.test(textOf(record)),
    )
    expect(titles(persons)).toEqual([])
    const penalised = all.penalties.filter(({ partyName = '' }) => /某[甲乙生某]?$/.test(partyName))
    expect(penalised.length).toBeGreaterThan(20)
    expect(penalised.filter(({ paragraphs }) => JSON.stringify(paragraphs).includes('法定代表人'))).toEqual([])
  })

  it('that are sent back say why, and those upheld were decided alike before', () => {
    const remanded = open().filter(({ outcome }) => outcome === '发回重审')
    expect(remanded.length).toBeGreaterThan(10)
    expect(titles(remanded.filter(record => !part(record, '本院认为').includes('基本事实不清')))).toEqual([])
    const upheld = open().filter(({ outcome, caseType }) => outcome === '维持' && caseType !== '刑事')
    expect(titles(upheld.filter(record => /遂判决：支持/.test(part(record, '原审情况'))))).toEqual([])
  })

  it.each([
    ['终结本案的本次执行程序', '没有其他可供执行的财产'],
    ['驳回案外人的异议请求', '异议理由不能成立'],
    ['本案执行完毕', '已经履行'],
    ['终结督促程序', '异议成立'],
    ['终结公示催告程序', '没有在法定期间申请'],
    ['的破产程序。', '已经分配完毕'],
    ['不核准对被告人的死刑', '部分事实不清'],
    ['无需向', ''],
  ])('whose result is %s give the reason %s', (result, reason) => {
    const records = open().filter(record => part(record, '裁判结果').includes(result))
    expect(records.length).toBeGreaterThan(0)
    expect(titles(records.filter(record => !part(record, '本院认为').includes(reason)))).toEqual([])
  })

  it('of an authority end with its act, not with money', () => {
    const acts = open().filter(({ caseType }) => caseType === '行政')
    expect(titles(acts.filter(record => /支付/.test(part(record, '裁判结果'))))).toEqual([])
  })
})

describe('similar cases', () => {
  it('of basic courts are of first instance, and those of crimes have the sign of crimes', () => {
    const numbered = all.similarities.filter(({ caseNumber }) => caseNumber)
    const isBasic = (court = '') => !/中级|高级|最高|分院/.test(court)
    expect(numbered.filter(({ caseNumber, courtName }) => isBasic(courtName) && caseNumber?.includes('终'))).toEqual([])
    const crimes = numbered.filter(({ title }) => /罪[^｜]*｜/.test(title))
    expect(crimes.filter(({ caseNumber }) => !caseNumber?.includes('刑'))).toEqual([])
  })
})

describe('laws', () => {
  it('have names that no real law has', () => {
    const named = all.laws.filter(({ effLevel }) => effLevel !== '宪法')
    expect(named.filter(({ title }) => !title.includes('示范')).map(({ title }) => title)).toEqual([])
  })

  it('that are drafts have no number', () => {
    const drafts = all.laws.filter(({ title }) => title.includes('征求意见稿'))
    expect(drafts.length).toBeGreaterThan(3)
    expect(drafts.filter(({ documentNumber }) => documentNumber)).toEqual([])
  })
})
