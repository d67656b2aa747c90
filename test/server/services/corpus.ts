/** A corpus small enough to count by hand, in its own engine, behind a complete server. */
import { cpSync, rmSync } from 'node:fs'
import type { AppDeps } from '../../../server/app'
import { corpusFile } from '../../../server/corpus/file'
import type { CaseRecord } from '../../../server/libraries/case/record'
import type { JudicialRecord } from '../../../server/libraries/judicial'
import type { LawRecord } from '../../../server/libraries/law/record'
import type { Corpus } from '../../../server/libraries/all'
import { writeCorpus } from '../../../server/corpus/write'
import type { Engine } from '../../../server/engine/port'
import { openEngine } from '../../../server/engine/open'
import { SAMPLE } from '../../support/sample'
import { startServer, temporaryDir, type TestServer } from '../support/server'

export const aCase = (jid: string, more: Partial<CaseRecord>): CaseRecord => ({
  jid,
  title: `${jid}买卖合同纠纷案`,
  caseType: '民事',
  documentType: '判决书',
  publishType: 0,
  caseNumber: `（2023）苏01民终${jid.slice(1)}号`,
  court: { name: '江苏省南京市中级人民法院', level: '中级', province: '江苏省', city: '南京市' },
  causes: [['合同、准合同纠纷', '买卖合同纠纷']],
  trades: ['制造业'],
  trialRound: 2,
  judgmentDate: '2023-05-01',
  judges: [
    { name: '沈衡', role: '审判长', presiding: true },
    { name: '顾川', role: '书记员', presiding: false },
  ],
  parties: [],
  agents: [],
  citedLaws: [],
  penalties: [],
  features: [],
  paragraphs: [],
  themes: [],
  fiscal: false,
  ...more,
})

export const CASES: CaseRecord[] = [
  aCase('c1', {
    publishType: 2,
    amount: 5_000_000,
    fee: 900,
    outcome: '部分支持',
    parties: [
      { name: '砚岭精工有限公司', role: '原告', side: 1 },
      { name: '澄屿贸易有限公司', role: '被告', side: 2 },
    ],
    agents: [{ name: '白砚', firm: '云麓律师事务所' }],
    citedLaws: [{ law: '中华人民共和国民法典', article: '第五百八十五条第二款' }],
    features: ['video'],
    themes: [2],
    paragraphs: [
      { label: '审理经过', text: '原告起诉。\n被告抗辩<b>违约金</b>约定的数额太高。' },
      { label: '本院认为', text: '违约金是否过高，应当以实际损失为基础。' },
      { label: '裁判结果', text: '驳回上诉，维持原判。' },
    ],
  }),
  aCase('c2', {
    title: '违约金纠纷再审案',
    amount: 30_000_000,
    trialRound: 3,
    judgmentDate: '2022-08-09',
    court: { name: '浙江省高级人民法院', level: '高级', province: '浙江省' },
    causes: [['合同、准合同纠纷', '租赁合同纠纷']],
    parties: [{ name: '澄屿贸易有限公司', role: '再审申请人', side: 1 }],
    citedLaws: [{ law: '中华人民共和国民法典', article: '第五百八十五条' }],
    features: ['announcement'],
    paragraphs: [
      { label: '本院认为', text: '违约金明显过分高于损失。定金另算。' },
      { label: '裁判结果', text: '撤销原判，由澄屿贸易有限公司支付违约金。' },
    ],
  }),
  aCase('c3', {
    title: '盗窃案',
    parties: [{ name: '砚岭精工有限公司苏州分公司', role: '被害人', side: 0 }],
    caseType: '刑事',
    trialRound: 1,
    judgmentDate: '2023-11-20',
    court: { name: '江苏省苏州市姑苏区人民法院', level: '基层', province: '江苏省', city: '苏州市' },
    causes: [['侵犯财产罪', '盗窃罪']],
    trades: [],
    penalties: ['有期徒刑三年', '罚金'],
    citedLaws: [{ law: '中华人民共和国刑法', article: '第二百六十四条' }],
    themes: [3],
    paragraphs: [{ label: '本院认为', text: '被告人盗窃财物，数额较大。' }],
  }),
  aCase('c4', {
    title: '离婚纠纷案',
    judgmentDate: '2021-01-31',
    trialRound: -1,
    causes: [['婚姻家庭纠纷', '离婚纠纷']],
    notPublicReason: '离婚诉讼或者涉及未成年子女抚养、监护',
  }),
]

export const aLaw = (lid: string, more: Partial<LawRecord>): LawRecord => ({
  lid,
  title: '某法',
  aliases: [],
  effLevel: '法律',
  timeLimited: '现行有效',
  authorities: ['全国人民代表大会'],
  region: [],
  info: [],
  preamble: [],
  articles: [],
  tail: [],
  citedLaws: [],
  related: [],
  fiscal: false,
  taxTypes: [],
  ...more,
})

export const LAWS: LawRecord[] = [
  aLaw('l1', {
    title: '中华人民共和国民法典',
    postingDate: '2020-05-28',
    effectiveDate: '2021-01-01',
    info: ['2020年5月28日第十三届全国人民代表大会第三次会议通过'],
    articles: [
      {
        no: '第五百七十七条',
        path: ['第三编　合同', '第八章　违约责任'],
        text: '当事人一方不履行合同义务的，应当承担违约责任。',
        history: [{ lid: 'l2', title: '合同法', text: '旧文。', actionName: '修改' }],
      },
      {
        no: '第五百八十五条',
        path: ['第三编　合同', '第八章　违约责任'],
        text: '当事人可以约定违约金。\n违约金过分高于损失的，可以适当减少。',
        history: [],
      },
      { no: '第一千零四十条', path: ['第五编　婚姻家庭', '第一章　一般规定'], text: '本编调整婚姻家庭。', history: [] },
    ],
    related: [
      { title: '违约金研究', author: '纪衡', summary: '摘要', keyWord: '违约金', url: 'https://example.com/a.pdf' },
    ],
  }),
  aLaw('l2', {
    title: '中华人民共和国合同法',
    aliases: ['旧合同法'],
    timeLimited: '失效',
    postingDate: '1999-03-15',
    effectiveDate: '1999-10-01',
    articles: [{ no: '第一百一十四条', path: ['第七章　违约责任'], text: '违约金低于损失。', history: [] }],
  }),
  aLaw('l3', {
    title: '江苏省合同监督条例',
    effLevel: '地方性法规',
    timeLimited: '尚未生效',
    authorities: ['江苏省人民代表大会常务委员会'],
    documentNumber: '公告第18号',
    region: ['江苏省', '南京市'],
    postingDate: '2026-01-02',
    citedLaws: [{ law: '中华人民共和国民法典', article: '第五百七十七条' }],
    preamble: ['为了规范合同行为，制定本条例。'],
  }),
  ...Array.from({ length: 6 }, (_, at) =>
    aLaw(`m${at}`, {
      title: `部门办法${at}`,
      effLevel: '部门规章',
      postingDate: `2015-01-0${at + 1}`,
      preamble: ['办法。'],
    }),
  ),
]

export const VIEWS: JudicialRecord[] = [
  {
    vid: 'v1',
    viewTitle: '违约金的调整',
    keywords: ['违约金', '损失'],
    volume: '合同卷',
    releaseDate: '2020-02-03',
    paragraphs: [{ label: '观点', text: '违约金以补偿为主。' }],
    citedLaws: [],
  },
  {
    vid: 'v2',
    viewTitle: '物权的变动',
    keywords: ['登记'],
    volume: '物权卷',
    paragraphs: [{ label: '观点', text: '登记生效。' }],
    citedLaws: [],
  },
]

const NOTHING = {
  cases: [],
  laws: [],
  judicials: [],
  partners: [],
  articles: [],
  ruleBooks: [],
  similarities: [],
  proDocs: [],
  biddings: [],
  penalties: [],
  qas: [],
  dynamics: [],
  incentives: [],
  carousels: [],
}
const CORPUS: Partial<Corpus> = { cases: CASES, laws: LAWS, judicials: VIEWS }

type Searching = TestServer & { engine: Engine }

export async function startSearching(corpus = CORPUS, deps: Partial<AppDeps> = {}): Promise<Searching> {
  const dir = temporaryDir()
  const engine = openEngine({ file: corpusFile(dir) })
  await writeCorpus(engine, { ...NOTHING, ...corpus }, 'test', () => undefined)
  return searching(engine, dir, deps)
}

/** On the sample that all tests share. */
export async function startSearchingSample(): Promise<Searching> {
  const dir = temporaryDir()
  cpSync(SAMPLE, dir, { recursive: true })
  return searching(openEngine({ file: corpusFile(dir) }), dir)
}

async function searching(engine: Engine, dir: string, deps: Partial<AppDeps> = {}): Promise<Searching> {
  const server = await startServer({}, { engine, ...deps })
  return {
    ...server,
    engine,
    async close() {
      await server.close()
      engine.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

export const address = (path: string, query: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams(query).toString()}`
