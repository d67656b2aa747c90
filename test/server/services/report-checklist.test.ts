/** The requirements for a report on similar cases: 24 rules, each with its paragraph and its place in the Word file. */
import { copy } from '../../../server/copy'
import type { ReportAnswer, ReportRequest } from '@contract/report'
import { bodyOf, paragraphsOf, tablesOf, unzip } from '../../support/docx'
import type { TestServer } from '../support/server'
import { get, logIn, post } from '../support/visits'
import { aCase, aLaw, startSearching } from './corpus'

const COURT = '江苏省南京市鼓楼区人民法院'
const opinion = (text: string) => [
  { label: '本院认为', text },
  { label: '裁判结果', text: '驳回再审申请。' },
]
const CASES = [
  aCase('g9', {
    title: '上海存亮贸易有限公司诉蒋某等买卖合同纠纷案',
    publishType: 2,
    judgmentDate: '2010-09-01',
    citedLaws: [{ law: '中华人民共和国公司法', article: '第二十条' }],
    paragraphs: [{ label: '首部', text: '指导案例9号' }, ...opinion('股东怠于履行义务的，应当担责。')],
  }),
  aCase('s1', {
    title: '甲与乙买卖合同纠纷申请再审民事裁定书',
    documentType: '裁定书',
    caseNumber: '（2024）最高法民申1号',
    court: { name: '最高人民法院', level: '最高', province: '' },
    trialRound: 3,
    judgmentDate: '2024-03-05',
    citedLaws: [
      { law: '中华人民共和国公司法', article: '第二十条' },
      { law: '商品混凝土购销合同', article: '第四条' },
      { law: '最高人民法院关于适用〈中华人民共和国公司法〉的规定', article: '第三条' },
    ],
    paragraphs: [
      { label: '原审情况', text: '一审法院判决：支付货款一百元。' },
      {
        label: '本院认为',
        text: '依照《最高人民法院关于适用〈中华人民共和国公司法〉的规定》第三条处理。裁定如下：\n驳回甲的再审申请。',
      },
    ],
  }),
  aCase('h1', {
    title: '丙与丁买卖合同纠纷二审民事判决书',
    court: { name: '江苏省高级人民法院', level: '高级', province: '江苏省' },
    paragraphs: opinion('合同有效。'),
  }),
  aCase('n1', { title: '戊与己买卖合同纠纷案', paragraphs: opinion('货款应付。'), judgmentDate: '2019-01-02' }),
  aCase('o1', {
    title: '庚与辛买卖合同纠纷案',
    trialRound: 1,
    court: { name: '浙江省杭州市西湖区人民法院', level: '基层', province: '浙江省', city: '杭州市' },
    paragraphs: [{ label: '首部', text: '本院认为：债权成立。\n判决如下：\n支付货款。' }],
  }),
]
const LAWS = [
  aLaw('law1', {
    title: '中华人民共和国公司法',
    timeLimited: '已被修改',
    postingDate: '2018-10-26',
    effectiveDate: '2018-10-26',
    repealedDate: '2024-07-01',
    articles: [{ no: '第二十条', path: [], text: '公司股东应当遵守法律。', history: [] }],
  }),
  aLaw('law2', {
    title: '中华人民共和国公司法',
    postingDate: '2023-12-29',
    effectiveDate: '2024-07-01',
    articles: [{ no: '第二十条', path: [], text: '公司应当承担社会责任。', history: [] }],
  }),
]

const URL = '/judgement-search/api/v1/report'
let server: TestServer
let token: string
beforeAll(async () => {
  server = await startSearching({ cases: CASES, laws: LAWS })
  token = (await logIn(server)).token
})
afterAll(() => server.close())

async function made(more: Partial<ReportRequest> = {}) {
  const body: ReportRequest = {
    ...{ question: '货款如何计算？', searcher: '白砚律师', pendingCase: '（2026）苏0106民初1号', court: COURT },
    ...{ query: '全文:货款', cases: CASES.map(({ jid }) => ({ jid })) },
    ...more,
  }
  const { key } = (await post(server, URL, body, { token })).json<{ result: ReportAnswer }>().result
  const file = (await get(server, `${URL}/${key}`, { token })).rawPayload
  const xml = bodyOf(file)
  const lines = paragraphsOf(xml)
  const parts = unzip(file)
  return { xml, lines, text: lines.join('\n'), tables: tablesOf(xml), styles: String(parts['word/styles.xml']), parts }
}
type Made = Awaited<ReturnType<typeof made>>
let file: Made
beforeAll(async () => void (file = await made()))

const { headings } = copy.report
const facts = () => Object.fromEntries(file.tables[0] ?? [])
/** The lines of one section. */
function section(from: string, to?: string): string[] {
  const at = file.lines.indexOf(from)
  return file.lines.slice(at, to ? file.lines.indexOf(to, at) : undefined)
}
const caseLines = (title: string) => {
  const at = file.lines.findIndex(line => /^\d\. /.test(line) && line.endsWith(title))
  return file.lines.slice(at, at + 9)
}

const CHECKLIST: Array<[rule: string, paragraph: string, check: () => void]> = [
  ['法发〔2020〕24号', '第八条 检索主体', () => expect(facts()).toMatchObject({ 检索主体: '白砚律师' })],
  ['法发〔2020〕24号', '第八条 时间', () => expect(facts().检索时间).toMatch(/^2026年3月5日 \d\d:\d\d/)],
  ['法发〔2020〕24号', '第八条 平台', () => expect(facts().检索平台).toContain('案例库')],
  ['法发〔2020〕24号', '第五条、第八条 方法', () => expect(facts().检索方法).toBe('关键词检索')],
  ['法发〔2020〕24号', '第八条 结果', () => expect(facts().检索结果).toMatch(/^命中案例\d+件/)],
  ['法发〔2020〕24号', '第八条 待决案件争议焦点', () => expect(section(headings.question)[1]).toBe('货款如何计算？')],
  [
    '法发〔2020〕24号',
    '第四条第一款 顺位',
    () => expect(file.tables[1]?.slice(1).map(([place]) => place)).toEqual(['一', '二', '三', '四', '—']),
  ],
  [
    '法发〔2020〕24号',
    '第四条第一款第三项 本省高级人民法院',
    () => expect(file.tables[1]?.[3]?.[1]).toContain('江苏省高级人民法院'),
  ],
  [
    '法发〔2020〕24号',
    '第四条第一款第四项 上一级人民法院及本院',
    () => expect(file.tables[1]?.[4]?.[1]).toMatch(/江苏省南京市中级人民法院.*鼓楼区人民法院/),
  ],
  [
    '法发〔2020〕24号',
    '第四条第一款 类案依顺位排列',
    () => expect(file.tables[2]?.slice(1).map(([, rank]) => rank?.[0])).toEqual(['一', '二', '三', '四', '其']),
  ],
  ['法发〔2020〕24号', '第四条第二款 优先检索近三年', () => expect(file.text).toContain('选取的案例4裁判于三年以前。')],
  [
    '法发〔2020〕24号',
    '第四条第二款 可以不再检索',
    () => expect(section(headings.search, headings.comparison).join()).toContain('第一顺位之后可以不再检索'),
  ],
  [
    '法发〔2020〕24号',
    '第一条 裁判生效',
    () => expect(caseLines('庚与辛买卖合同纠纷案')).toContain(copy.report.firstInstance),
  ],
  [
    '法发〔2020〕24号',
    '第八条 类案裁判要点',
    () => {
      expect(caseLines('庚与辛买卖合同纠纷案').join()).toContain('裁判理由摘录：本院认为：债权成立。')
      expect(caseLines('甲与乙买卖合同纠纷案').join()).toContain('裁判结果：驳回甲的再审申请。')
    },
  ],
  [
    '法发〔2020〕24号',
    '第九条 参照与参考',
    () => expect(section(headings.use).join()).toContain('与新的法律、行政法规、司法解释相冲突'),
  ],
  ['法〔2020〕343号', '指导案例9号、20号', () => expect(file.text).toContain('指导案例9号自2021年1月1日起不再参照')],
  [
    '法〔2024〕92号',
    '第十九条 人民法院案例库',
    () => {
      expect(file.text).toContain(copy.report.library.absent)
      expect(file.text).not.toMatch(/于2026年3月5日.*案例库参考案例/)
    },
  ],
  [
    '法释〔2009〕14号',
    '第一条 名称准确完整',
    () => {
      expect(file.text).toContain('《最高人民法院关于适用〈中华人民共和国公司法〉的规定》第三条')
      expect(file.text).not.toContain('《公司法》')
    },
  ],
  ['法释〔2009〕14号', '第一条 规范性法律文件', () => expect(file.text).not.toContain('购销合同》')],
  [
    '法释〔2009〕14号',
    '第一条 所引版本',
    () => {
      expect(file.text).not.toContain('公司应当承担社会责任。')
      expect(file.text).toContain('第二十条的文字其后已有修改')
    },
  ],
  [
    '裁判文书制作规范',
    '案号与文书种类',
    () => expect(file.lines).toContain('引用：甲与乙买卖合同纠纷案，最高人民法院（2024）最高法民申1号民事裁定书。'),
  ],
  ['GB/T 9704', '7.3.5.4 日期不编虚位', () => expect(file.text).not.toMatch(/年0\d月|月0\d日|\d{4}-\d\d-\d\d/)],
  [
    'GB/T 9704',
    '5.2.1 版心 天头37mm，订口28mm',
    () => expect(file.xml).toMatch(/<w:pgMar w:top="2098" w:right="1474" w:bottom="1984" w:left="1587"/),
  ],
  [
    'GB/T 9704',
    '5.2.2 三号仿宋体，每行28字；7.5 页码',
    () => {
      expect(file.styles).toMatch(/<w:rPrDefault>.*w:eastAsia="仿宋".*<w:sz w:val="32"\/>/s)
      expect(file.styles).toMatch(/w:styleId="Heading1".*?w:eastAsia="黑体"/s)
      expect(file.styles).toContain('w:line="579" w:lineRule="exact"')
      expect(
        Object.entries(file.parts)
          .filter(([name]) => name.includes('footer'))
          .map(String)
          .join(),
      ).toContain('— ')
    },
  ],
]

it('has 24 items', () => expect(CHECKLIST).toHaveLength(24))
it.each(CHECKLIST)('%s %s', (_rule, _paragraph, check) => check())

describe('choices of the searcher', () => {
  it('宋体 in place of 仿宋', async () => {
    const { styles, xml } = await made({ style: 'song' })
    expect(styles).toMatch(/<w:rPrDefault>.*w:eastAsia="宋体".*<w:sz w:val="24"\/>/s)
    expect(xml).toMatch(/<w:pgMar w:top="1440" w:right="1440"/)
  })

  it.each([
    ['2023-07-2-490-001', '检索到入库类似案例，入库编号2023-07-2-490-001'],
    [undefined, '没有检索到入库类似案例'],
  ])('an own search of the library of the courts: %s', async (entries, words) => {
    const { text } = await made({ entrySearch: { day: '2026-03-04', entries } })
    expect(text).toContain(`检索主体于2026年3月4日另行检索人民法院案例库，结果：${words}。`)
    expect(text).not.toContain(copy.report.library.absent)
  })
})
