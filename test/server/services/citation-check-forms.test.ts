/** What a check must not claim: outdated texts, unproven numbers, other spellings, judgments that the library lacks. */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import type { TestServer } from '../support/server'
import { post } from '../support/visits'
import { aCase, aLaw, startSearching } from './corpus'

const articles = (...texts: Array<[no: string, text: string]>) =>
  texts.map(([no, text]) => ({ no, path: [], text, history: [] }))

const LAWS = [
  aLaw('code', {
    title: '中华人民共和国民法典',
    articles: articles([
      '第六百九十二条',
      '债权人与保证人可以约定保证期间。\n没有约定或者约定不明确的，保证期间为主债务履行期限届满之日起六个月。',
    ]),
  }),
  aLaw('outdated', {
    title: '中华人民共和国网络安全法',
    timeLimited: '已被修改',
    effectiveDate: '2017-06-01',
    articles: articles(
      ['第一条', '为了保障网络安全，制定本法。'],
      ['第二条', '在境内建设、运营、维护和使用网络，适用本法。'],
    ),
  }),
  aLaw('work', {
    title: '中华人民共和国就业促进法',
    articles: articles(
      ['第一条', '县级以上人民政府应当促进就业。'],
      ['第二条', '为了促进就业，制定本法，实施就业优先战略。'],
    ),
  }),
  aLaw('ended', {
    title: '中华人民共和国海图合同法',
    timeLimited: '失效',
    effectiveDate: '1999-10-01',
    articles: articles(
      ['第五十二条', '一方以欺诈、胁迫的手段订立合同，损害国家利益的，合同无效。'],
      ['第六十条', '当事人应当按照约定全面履行自己的义务，遵循诚实信用原则。'],
    ),
  }),
  aLaw('procedure', {
    title: '中华人民共和国民事诉讼法',
    articles: articles(
      ['第一百四十四条', '法庭辩论按照下列顺序进行：原告及其诉讼代理人发言，被告及其诉讼代理人答辩。'],
      ['第一百四十七条', '被告经传票传唤，无正当理由拒不到庭的，或者未经法庭许可中途退庭的，可以缺席判决。'],
      ['第一百四十八条', '宣判前，原告申请撤诉的，是否准许，由人民法院裁定。'],
    ),
  }),
  aLaw('tax', {
    title: '中华人民共和国海图税法',
    articles: articles(['第一条', '国家需要重点扶持的企业，减按15%的税率征收企业所得税。']),
  }),
  aLaw('amendment', {
    title: '中华人民共和国刑法修正案（三十）',
    info: [],
    preamble: ['一、将刑法第十七条修改为：“已满十六周岁的人犯罪。”', '二、将刑法第十八条修改为：“精神病人。”'],
    articles: [],
  }),
  aLaw('joint', {
    title: '最高人民法院、最高人民检察院关于办理海图刑事案件适用法律若干问题的解释',
    documentNumber: '法释〔2031〕7号',
    articles: articles(['第一条', '盗窃海图价值三千元以上的，应当认定为数额较大。']),
  }),
  aLaw('notice', {
    title: '关于两步申报的公告',
    documentNumber: '公告〔2023〕105号',
    authorities: ['海关总署'],
  }),
]

const COURT = { name: '最高人民法院', level: '最高', province: '' } as const
const CASES = [
  aCase('j1', { caseNumber: '（2014）万法刑初字第00813号', court: { ...COURT, name: '重庆市万州区人民法院' } }),
  aCase('j2', { caseNumber: '（2015）民申字第1487号', court: COURT }),
  aCase('j3', {
    caseNumber: '（2015）民申字第1380号',
    court: COURT,
    parties: [
      { name: '江苏省建工集团有限公司', role: '再审申请人', side: 1 },
      { name: '王伟', role: '被申请人', side: 2 },
    ],
  }),
  aCase('j4', {
    caseNumber: '（2014）民提字第194号',
    court: COURT,
    reading: { earlier: [{ key: '（2014）晋立民终111' }] } as never,
    history: {
      entries: [
        { number: '（2014）晋立民终字第111号', court: '山西省高级人民法院' },
        { number: '（2014）民提字第194号', court: '最高人民法院', jid: 'j4', stage: '再审', outcome: 'revoked' },
      ],
    },
  }),
]

const EXECUTED = '（2019）琼0105民初8号'
CASES.push(
  aCase('j5', {
    caseNumber: '（2020）琼01执复3号',
    court: { ...COURT, name: '海南省海口市中级人民法院' },
    reading: { earlier: [{ key: '（2019）琼0105民初8' }, { key: '（2020）琼0105执异2' }] } as never,
    history: {
      entries: [
        { number: EXECUTED, court: '海口市秀英区人民法院', stage: '一审' },
        { number: '（2020）琼0105执异2号', stage: '执行异议', outcome: 'objectionRefused' },
        { number: '（2020）琼01执复3号', jid: 'j5', stage: '执行复议', outcome: 'revoked' },
      ],
    },
  }),
)

let server: TestServer
beforeAll(async () => void (server = await startSearching({ laws: LAWS, cases: CASES })))
afterAll(() => server.close())

const check = async (citation: CitationToCheck) =>
  (await post(server, CITATION_CHECK_PATHS.check, [citation])).json<{ data: CheckedCitation[] }>().data[0]!
const ofCase = (number: string, more: CitationToCheck = {}) => check({ number, isCase: true, ...more })

describe('a text that was amended, without its successor', () => {
  it.each<[string, CitationToCheck]>([
    ['an article', { article: '第八十一条' }],
    ['words', { article: '第一条', quote: '为了促进人工智能健康发展，制定本法' }],
    ['a statement', { article: '第一条', statement: '在境内建设、运营、维护和使用网络的，适用本法' }],
  ])('does not prove that %s is wrong', async (_, citation) =>
    expect(await check({ law: '网络安全法', ...citation })).toMatchObject({ state: 'amended', id: 'outdated' }),
  )
})

describe('a law that has ended', () => {
  const cited = { law: '海图合同法', article: '第五十二条' }

  it('is told as such, with the article that says what the text says of another one', async () =>
    expect(
      await check({ ...cited, statement: '当事人应当按照约定全面履行自己的义务，遵循诚实信用原则' }),
    ).toMatchObject({ state: 'repealed', resembles: '第六十条' }))

  it('and with a word that its article lacks', async () =>
    expect(
      await check({ ...cited, article: '第六十条', statement: '当事人可以按照约定全面履行自己的义务' }),
    ).toMatchObject({ state: 'repealed', unlikeFigure: '可以', insteadOf: '应当' }))

  it('as such alone where its article says so', async () => {
    const checked = await check({ ...cited, statement: '一方以欺诈、胁迫的手段订立合同，损害国家利益的，合同无效' })
    expect([checked.state, checked.resembles, checked.unlikeFigure]).toEqual(['repealed', undefined, undefined])
  })
})

it('an article that was renumbered is told with the article that says what the text says', async () =>
  expect(
    await check({
      ...{ law: '民事诉讼法', article: '第一百四十四条' },
      statement: '被告经传票传唤，无正当理由拒不到庭的，可以缺席判决',
    }),
  ).toMatchObject({ state: 'otherArticle', resembles: '第一百四十七条' }))

it('a share is quoted truly with a sign of either width', async () => {
  for (const share of ['15%', '15％'])
    expect(await check({ law: '海图税法', article: '第一条', quote: `减按${share}的税率征收` })).toMatchObject({
      state: 'inForce',
    })
})

describe('a text without articles', () => {
  const law = '刑法修正案（三十）'

  it('has its sections cited as articles', async () => {
    expect(await check({ law, article: '第二条' })).toMatchObject({ state: 'inForce', article: '第二条' })
    expect(await check({ law, article: '第三条' })).toMatchObject({ state: 'noArticle' })
  })

  it('without numbered sections is not said to lack an article', async () =>
    expect(await check({ law: '关于两步申报的公告', article: '第三条' })).toMatchObject({ state: 'inForce' }))
})

describe('a figure of a statement', () => {
  const cited = { law: '民法典', article: '第六百九十二条' }

  it('a wrong word behind a semicolon is told, and a further rule behind it accuses nobody', async () => {
    const first = '债权人与保证人可以约定保证期间'
    expect(await check({ ...cited, statement: `${first}；没有约定和约定不明确的，保证期间为六个月` })).toMatchObject({
      ...{ state: 'otherArticle', unlikeFigure: '和', insteadOf: '或者' },
    })
    const further = '保证人承担责任后有权向债务人追偿，追偿期间为二年'
    expect(await check({ ...cited, statement: `${first}；${further}` })).toMatchObject({ state: 'inForce' })
    expect(await check({ ...cited, statement: `约定期间；${further}` })).toMatchObject({ state: 'inForce' })
  })

  it('that the article lacks is told', async () =>
    expect(
      await check({ ...cited, statement: '没有约定保证期间的，保证期间为主债务履行期限届满之日起二年' }),
    ).toMatchObject({ state: 'otherArticle', unlikeFigure: '二年' }))

  it('a word in whose place the article has one of another meaning is told', async () =>
    expect(await check({ ...cited, statement: '没有约定和约定不明确的，保证期间为六个月' })).toMatchObject({
      state: 'otherArticle',
      unlikeFigure: '和',
      insteadOf: '或者',
    }))

  it('that the article has in other words is right', async () =>
    expect(
      await check({ ...cited, statement: '没有约定保证期间的，保证期间为主债务履行期限届满之日起6个月' }),
    ).toMatchObject({ state: 'inForce' }))
})

it('words of another article are found although the cited one has no such paragraph', async () => {
  const quote = '为了促进就业，制定本法，实施就业优先战略'
  const cited = { law: '就业促进法', article: '第一条', paragraph: 3 }
  expect(await check({ ...cited, quote })).toMatchObject({ state: 'misquoted', standsIn: '第二条' })
  expect(await check(cited)).toMatchObject({ state: 'noArticle', lacks: 'paragraph' })
})

it('a number beside the name that the library lacks is unproven', async () => {
  expect(await check({ law: '民法典', number: '主席令第99号' })).toMatchObject({ isNumberUnproven: true })
  expect((await check({ law: '民法典' })).isNumberUnproven).toBeUndefined()
})

describe('a title whose issuers stand before its brackets, with the number,', () => {
  const cited = { law: '关于办理海图刑事案件适用法律若干问题的解释', number: '法释〔2031〕7号' }

  it('is that of the whole title', async () => {
    expect(await check(cited)).toMatchObject({ state: 'inForce', id: 'joint' })
    expect(await check({ ...cited, article: '第一条' })).toMatchObject({ state: 'inForce', article: '第一条' })
    expect(await check({ ...cited, article: '第九条' })).toMatchObject({ state: 'noArticle', id: 'joint' })
  })

  it('is not that of another title', async () =>
    expect(await check({ ...cited, law: '关于办理海鱼刑事案件的解释' })).toMatchObject({ state: 'mismatched' }))
})

describe('a name behind another word', () => {
  it.each(['故民法典', '据民法典', '另据民法典', '此为民法典', '即便民法典'])('%s is 民法典', async law =>
    expect(await check({ law, article: '第一千三百条' })).toMatchObject({ state: 'noArticle', id: 'code' }),
  )
  it('that begins with such a word stays whole', async () =>
    expect(await check({ law: '就业促进法' })).toMatchObject({ state: 'inForce', id: 'work' }))
  it('of no law is absent', async () => expect(await check({ law: '就职宣誓法' })).toMatchObject({ state: 'absent' }))
})

describe('a notice that is stored without its issuer', () => {
  it.each(['海关总署公告2023年第105号', '海关总署公告〔2023〕105号'])('is %s', async number =>
    expect(await check({ number })).toMatchObject({ id: 'notice' }),
  )
  it('is none of another issuer', async () =>
    expect(await check({ number: '财政部公告2023年第105号' })).toMatchObject({ state: 'absent' }))
})

describe('a case', () => {
  it.each(['（2014）万法刑初字第813号', '（2014）万法刑初字第00813号', '（2014）万法刑初字813号'])(
    'is found by %s',
    async number => expect(await ofCase(number)).toMatchObject({ state: 'found', id: 'j1' }),
  )

  it.each([
    ['江苏高院', 'mismatched'],
    ['最高法院', 'found'],
    ['最高院', 'found'],
    ['最高人民法院', 'found'],
  ])('of %s is %s', async (court, state) =>
    expect(await ofCase('（2015）民申字第1487号', { court })).toMatchObject({ state }),
  )

  it.each([
    ['江苏省苏中建设集团诉某银行建设工程合同纠纷案', 'found'],
    ['江苏省苏中建设集团诉李明建设工程合同纠纷案', 'otherCase'],
    ['江苏省建工集团诉王伟建设工程合同纠纷案', 'found'],
  ])('%s is %s', async (name, state) =>
    expect(await ofCase('（2015）民申字第1380号', { name })).toMatchObject({ state }),
  )

  it.each([
    ['江苏省建工集团有限公司、王伟诉李某买卖合同纠纷案', 'found'],
    ['江苏建工集团诉王伟建设工程合同纠纷案', 'found'],
    ['江苏省建工集团有限公司诉李明建设工程合同纠纷案', 'otherCase'],
    ['江苏省建工集团有限公司、浙江省远大贸易有限公司诉王伟、李明建设工程合同纠纷案', 'otherCase'],
    ['江苏省建工集团有限公司、浙江省远大贸易有限公司诉王伟等建设工程合同纠纷案', 'found'],
    ['江苏省建工集团有限公司与王伟等建设工程合同纠纷案', 'found'],
  ])('of which some parties are named: %s is %s', async (name, state) =>
    expect(await ofCase('（2015）民申字第1380号', { name })).toMatchObject({ state }),
  )

  it('that the library lacks shows what a held decision did with it', async () => {
    expect(await ofCase('（2014）晋立民终字第111号')).toEqual({
      state: 'absent',
      number: '（2014）民提字第194号',
      laterReview: { word: '再审已撤销', overturned: true },
    })
    expect(await ofCase('（2014）晋立民终字第111号', { court: '河北省高级人民法院' })).toEqual({ state: 'absent' })
    expect(await ofCase('（2014）晋立民终字第112号')).toEqual({ state: 'absent' })
  })

  it('that the library lacks is not overturned by what became of a ruling in its execution', async () =>
    expect(await ofCase(EXECUTED)).toEqual({ state: 'absent' }))
})
