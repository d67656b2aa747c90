/** What became of a case: judgments of one case are joined at import, whenever each comes. */
import { removeDocuments } from '../../../server/corpus/remove'
import { caseLibrary } from '../../../server/libraries/case'
import type { CasePayload } from '../../../server/libraries/case/document'
import { caseDetail, caseItem } from '../../../server/libraries/case/view'
import { importing, judgment, law } from './support/import-rows'

const { engine, take } = importing()

const PARTIES = [
  { role: '原告', name: '甲公司' },
  { role: '被告', name: '乙公司' },
]

interface Parts {
  number: string
  court: string
  procedure: string
  day: string
  proceedings?: string
  result?: string
}

const row = (cid: string, { number, court, procedure, day, proceedings = '', result }: Parts) =>
  judgment(cid, {
    document_type: '民事判决书',
    case_number: number,
    court,
    procedure,
    judgment_date: day,
    parties: PARTIES,
    paragraphs: [
      { label: '审理经过', text: `${proceedings}现已审理终结。` },
      { label: '本院认为', text: '本院认为，依照法律的规定，判决如下：' },
      { label: '裁判结果', text: result ?? '乙公司支付货款。' },
    ],
  })

const first = row('first', {
  number: '（2010）海民初字第3号',
  court: '海南省海口市中级人民法院',
  procedure: '一审',
  day: '2010-09-05',
})
const second = row('second', {
  number: '（2011）琼民终字第00012号',
  court: '海南省高级人民法院',
  procedure: '二审',
  day: '2011-03-02',
  proceedings: '上诉人甲公司不服海口市中级人民法院（2010）海民初字第3号民事判决，向本院提起上诉。',
  result: '驳回上诉，维持原判。',
})
const third = row('third', {
  number: '（2015）民提字第5号',
  court: '最高人民法院',
  procedure: '再审',
  day: '2015-06-01',
  proceedings: '再审申请人甲公司不服海南省高级人民法院（2011）琼民终字第12号民事判决，向本院申请再审。',
  result: '一、撤销海南省高级人民法院（2011）琼民终字第12号民事判决；二、驳回甲公司的诉讼请求。',
})
const elsewhere = row('elsewhere', {
  number: '（2010）海民初字第3号',
  court: '浙江省海宁市人民法院',
  procedure: '一审',
  day: '2010-05-05',
})

const document = async (jid: string) => (await engine().get('case', jid))!
const word = async (jid: string) => caseItem(await document(jid), []).laterReview
const stages = async (jid: string) =>
  caseDetail(await document(jid), []).history?.map(({ stage, caseNumber, jid }) => `${stage} ${jid ?? caseNumber}`)
const group = async (jid: string) => (await document(jid)).values.laterReview
const everything = async () =>
  Promise.all(['first', 'second', 'third', 'elsewhere'].map(jid => engine().get('case', jid)))

it('a row tells what became of the judgment, and the document all stages with their ground', async () => {
  await take([first, second, third, elsewhere])
  expect(await word('first')).toEqual({ word: '再审已改判', overturned: true })
  expect(await word('second')).toEqual({ word: '再审已改判', overturned: true })
  expect(await word('third')).toBeUndefined()
  expect(await stages('first')).toEqual(['一审 first', '二审 second', '再审 third'])
  expect(caseDetail(await document('first'), []).history?.[1]).toMatchObject({
    outcome: '维持',
    ground: '驳回上诉，维持原判。',
    groundJid: 'second',
  })
  expect(await group('first')).toEqual(['已改判'])
})

it('the same number of another court is another case', async () => {
  await take([first, second, third, elsewhere])
  expect([await word('elsewhere'), await stages('elsewhere'), await group('elsewhere')]).toEqual([
    undefined,
    undefined,
    ['本库未收录'],
  ])
})

it.each([
  [[first], [second], [third, elsewhere]],
  [[third], [elsewhere, second], [first]],
  [[second], [first, third], [elsewhere]],
  [[first, elsewhere], [third], [second]],
])('imported years apart they equal an import together: %#', async (...runs) => {
  await take([first, second, third, elsewhere])
  const together = await everything()
  await engine().write(writer => ['first', 'second', 'third', 'elsewhere'].forEach(jid => writer.remove('case', jid)))
  for (const run of runs) await take(run)
  expect(await everything()).toEqual(together)
})

it('a day before the year of a number is not the day of that decision, and brackets are of full width', async () => {
  const named = '被上诉人乙公司（由丙厂于2009年6月2日更名而来）买卖合同纠纷一案，不服海口市中级人民法院'
  await take([
    {
      ...second,
      paragraphs: [{ label: '审理经过', text: `上诉人甲公司与${named}(2010)海民初字第3号民事判决，向本院提起上诉。` }],
    },
  ])
  const [stage] = caseDetail(await document('second'), []).history ?? []
  expect(stage).toMatchObject({ stage: '一审', caseNumber: '（2010）海民初字第3号' })
  expect(stage?.judgementDate).toBeUndefined()
})

it('without the appeal the first instance and the retrial are not joined, and the appeal is named as missing', async () => {
  await take([first, third])
  expect(await stages('first')).toBeUndefined()
  expect(await stages('third')).toEqual(['二审 （2011）琼民终字第12号', '再审 third'])
})

it('an execution stands behind its judgment with its outcome and ground, and overturns nothing', async () => {
  const execution = {
    ...row('execution', {
      number: '（2012）海执字第7号',
      court: '海南省海口市中级人民法院',
      procedure: '执行',
      day: '2012-02-03',
      proceedings:
        '申请执行人甲公司与被执行人乙公司买卖合同纠纷一案，海口市中级人民法院（2010）海民初字第3号民事判决已经发生法律效力。',
      result: '终结本次执行程序。',
    }),
    document_type: '执行裁定书',
  }
  await take([execution])
  expect(await stages('execution')).toEqual(['一审 （2010）海民初字第3号', '执行 execution'])
  await take([first, second])
  expect(await stages('first')).toEqual(['一审 first', '二审 second', '执行 execution'])
  expect(caseDetail(await document('first'), []).history?.[2]).toMatchObject({
    ...{ stage: '执行', caseNumber: '（2012）海执字第7号', judgementType: '裁定', jid: 'execution' },
    ...{ outcome: '终结本次执行程序', ground: '终结本次执行程序。', groundJid: 'execution' },
  })
  expect(await word('first')).toEqual({ word: '二审维持', overturned: false })
  expect([await word('execution'), await group('execution')]).toEqual([undefined, ['本库未收录']])
})

it('a judgment removed in the middle leaves nothing of its text behind', async () => {
  await take([first, second, third])
  await engine().write(writer => removeDocuments(engine(), writer, 'case', ['second']))
  expect(await word('first')).toBeUndefined()
  expect(await stages('first')).toBeUndefined()
  expect(await stages('third')).toEqual(['二审 （2011）琼民终字第12号', '再审 third'])
  expect(JSON.stringify([(await document('first')).payload, (await document('third')).payload])).not.toContain(
    '驳回上诉',
  )
})

it('removing documents that are no judgments, or that the library lacks, leaves the cases as they are', async () => {
  await take([first, second], [law('l1')])
  const before = await everything()
  await engine().write(async writer => {
    await removeDocuments(engine(), writer, 'law', ['l1'])
    await removeDocuments(engine(), writer, 'case', ['nothing'])
  })
  expect(await engine().get('law', 'l1')).toBeUndefined()
  expect(await everything()).toEqual(before)
})

it('a judgment that gets another number leaves the case', async () => {
  await take([first, second])
  await take([{ ...second, case_number: '（2011）琼民终字第99号', paragraphs: [] }])
  expect(await word('first')).toBeUndefined()
  expect(await stages('first')).toBeUndefined()
})

it('an index of an earlier version gets the fields with the next import', async () => {
  const { spec } = caseLibrary
  const values = spec.values.filter(name => name !== 'instance' && name !== 'laterReview')
  await engine().write(writer => writer.define({ ...spec, values }))
  await take([first])
  await take([second])
  expect(await word('first')).toEqual({ word: '二审维持', overturned: false })
})

it('a judgment of an earlier version of this server stays as it is', async () => {
  await take([first])
  await engine().write(async writer => {
    const stored = (await writer.get('case', 'first'))!
    const { reading, ...payload } = stored.payload as CasePayload
    void reading
    const { instance, laterReview, ...values } = stored.values
    void [instance, laterReview]
    writer.put('case', { ...stored, values, payload })
  })
  await take([second])
  expect(await stages('second')).toEqual(['一审 （2010）海民初字第3号', '二审 second'])
})
