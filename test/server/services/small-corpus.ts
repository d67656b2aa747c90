/** The smaller libraries, few enough documents to count by hand, behind a complete server. */
import path from 'node:path'
import type { LawRecord } from '../../../server/libraries/law/record'
import type { Corpus } from '../../../server/libraries/all'
import { writeCorpus } from '../../../server/corpus/write'
import { openEngine } from '../../../server/engine/open'
import { startServer, temporaryDir, type TestServer } from '../support/server'

const cited = [{ law: '中华人民共和国民法典', article: '第五百七十七条' }]

const law = (lid: string, title: string, more: Partial<LawRecord>): LawRecord => ({
  lid,
  title,
  aliases: [],
  effLevel: '法律',
  timeLimited: '现行有效',
  authorities: ['全国人民代表大会常务委员会'],
  region: [],
  postingDate: '2024-12-25',
  info: [],
  preamble: ['增值税的税率。'],
  articles: [],
  tail: [],
  citedLaws: [],
  related: [],
  fiscal: true,
  taxTypes: ['增值税'],
  ...more,
})

export const CORPUS: Corpus = {
  judicials: [],
  partners: [
    { id: 'p1', columnName: '砚岭律师', slogan: '专注合同', wechatBiz: 'biz1' },
    { id: 'p2', columnName: '澄屿观察', slogan: '', wechatBiz: 'biz2' },
  ],
  articles: Array.from({ length: 12 }, (_, at) => ({
    jid: `a${at + 1}`,
    title: at === 0 ? '违约金的调整规则' : `实务文章${at + 1}`,
    authors: [at % 2 ? '白砚' : '沈衡'],
    partnerId: at < 3 ? 'p1' : undefined,
    releaseDate: `20${10 + at}-03-04`,
    paragraphs: [
      { label: '一、问题', text: '合同当事人\n约定违约金。' },
      { label: '', text: '结语' },
    ],
    citedLaws: at === 0 ? cited : [],
    reads: 100 - at,
  })),
  ruleBooks: [
    {
      id: 1,
      name: '买卖合同',
      isNew: true,
      chapters: [
        {
          name: '第一章',
          sections: [
            { name: '质量', sids: ['s1', 's2'] },
            { name: '价款', sids: ['s2', 'gone'] },
          ],
        },
        { name: '第二章', sections: [] },
      ],
    },
    { id: 99, name: '更多', isNew: false, chapters: [] },
  ],
  similarities: [
    {
      sid: 's1',
      title: '质量瑕疵的类案',
      bookId: 1,
      caseNumber: '（2020）沪01民终1号',
      courtName: '上海市第一中级人民法院',
      releaseDate: '2020-05-06',
      rule: '质量瑕疵可以减价。',
      paragraphs: [{ label: '案情', text: '买方主张减价。' }],
      citedLaws: cited,
    },
    { sid: 's2', title: '价款的类案', bookId: 1, rule: '逾期付款。', paragraphs: [], citedLaws: [] },
  ],
  proDocs: [
    {
      iid: 'i1',
      title: '张某盗窃案起诉书',
      causes: [['侵犯财产罪', '盗窃罪']],
      documentNumber: '沪检刑诉〔2024〕1号',
      procuratorate: '上海市人民检察院',
      level: 2,
      documentType: '起诉书',
      region: ['上海市', '徐汇区'],
      releaseDate: '2024-02-03',
      paragraphs: [
        { label: '案情', text: '张某入户。' },
        { label: '检察院观点', text: '应当以盗窃罪追究刑事责任。' },
      ],
    },
    {
      iid: 'i2',
      title: '李某不起诉决定书',
      causes: [['危害公共安全罪', '危险驾驶罪']],
      documentNumber: '浙检刑不诉〔2023〕2号',
      procuratorate: '杭州市西湖区人民检察院',
      level: 4,
      documentType: '不起诉决定书',
      region: ['浙江省', '杭州市'],
      releaseDate: '2023-02-03',
      paragraphs: [{ label: '检察院观点', text: '情节轻微。' }],
    },
  ],
  biddings: [
    {
      bid: 'b1',
      title: '法律服务采购',
      authority: '某市财政局',
      region: ['山东省', '济南市'],
      releaseDate: '2026-01-02',
      amount: 95_000,
      paragraphs: [{ label: '概况', text: '采购法律服务。' }],
    },
    { bid: 'b2', title: '物业采购', authority: '某大学', region: ['山东省'], releaseDate: '', paragraphs: [] },
  ],
  penalties: Array.from({ length: 7 }, (_, at) => ({
    id: `t${at + 1}`,
    title: `处罚决定${at + 1}`,
    institution: '某税务局',
    caseNumber: `税罚〔2025〕${at + 1}号`,
    penaltyDate: `2025-01-0${at + 1}`,
    regions: [['广东省']],
    taxTypes: ['增值税'],
    paragraphs: [{ label: '违法事实', text: '虚开增值税发票。' }],
  })),
  qas: [
    {
      id: 'q1',
      question: '增值税怎么申报？',
      answer: '按月申报。\n也可按季。',
      dispatchAuthority: '国家税务总局',
      documentNumber: '税总函〔2024〕1号',
      answerDate: '2024-05-06',
      publishBody: '纳税服务中心',
      keywords: ['增值税'],
    },
  ],
  dynamics: [
    {
      id: 'd1',
      title: '增值税新政',
      releaseDate: '2026-01-01',
      keywords: ['新政'],
      paragraphs: [{ label: '正文', text: '第一段\n第二段' }],
    },
  ],
  incentives: [
    {
      tid: 'x1',
      title: '集成电路行业优惠',
      typePath: ['企业', '所得税'],
      paragraphs: [{ label: '内容', text: '减半征收' }],
    },
    { tid: 'x2', title: '制造业加计', typePath: ['企业', '增值税'], paragraphs: [{ label: '内容', text: '加计抵减' }] },
    { tid: 'x3', title: '个人优惠', typePath: ['个人'], paragraphs: [] },
  ],
  carousels: [
    { mapId: 'm1', title: '专题一', status: 1, lists: { laws: ['f1', 'gone'], dynamics: ['d1'], qas: ['q1'] } },
    {
      mapId: 'm2',
      title: '专题二',
      status: 2,
      categories: [
        { name: '增值税', query: '税种:增值税' },
        { name: '企业所得税', query: '税种:企业所得税' },
      ],
    },
  ],
  laws: [
    law('f1', '中华人民共和国增值税法', { effectiveDate: '2026-01-01' }),
    law('f2', '增值税暂行条例', {
      aliases: ['增值税法'],
      effectiveDate: '1994-01-01',
      repealedDate: '2026-01-01',
      timeLimited: '失效',
    }),
    law('f3', '印花税条例', {
      preamble: ['印花税的税率。'],
      taxTypes: [],
      effectiveDate: '2000-01-01',
      timeLimited: '失效',
    }),
    law('n1', '民事诉讼法', { fiscal: false, taxTypes: [], preamble: ['增值税一词也在这里。'] }),
  ],
  cases: [true, false].map((fiscal, at) => ({
    jid: `c${at + 1}`,
    title: '增值税发票纠纷',
    caseType: '行政',
    documentType: '判决书',
    publishType: 0,
    caseNumber: `（2024）行终${at}号`,
    court: { name: '上海市高级人民法院', level: '高级', province: '上海市' },
    causes: [['税务行政处罚']],
    trades: [],
    trialRound: 2,
    judges: [],
    parties: [],
    agents: [],
    citedLaws: [],
    penalties: [],
    features: [],
    paragraphs: [{ label: '本院认为', text: '增值税发票' }],
    themes: [],
    fiscal,
  })),
}

export async function startSmall(env: Record<string, string> = {}): Promise<TestServer> {
  const engine = openEngine({ file: path.join(temporaryDir(), 'corpus.db') })
  await writeCorpus(engine, CORPUS, 'test', () => undefined)
  const server = await startServer(env, { engine })
  return {
    ...server,
    async close() {
      await server.close()
      engine.close()
    },
  }
}
