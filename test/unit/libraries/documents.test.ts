/** The texts that a lawyer reads in documents of each library. */
import '../../support/without-taro'
import { encodeUrlQuery } from '@domain/query/codec'
import { articleDocument } from '@/libraries/article/document'
import { biddingDocument } from '@/libraries/bidding/document'
import { caseDocument } from '@/libraries/case/document'
import { judicialDocument } from '@/libraries/judicial/document'
import { passagesOfSections } from '@/libraries/document-source'
import { proDocDocument } from '@/libraries/pro-doc/document'
import { similarityDocument } from '@/libraries/similarity/document'
import { judgment, section } from '../../support/judgment'

const paragraph = (text: string) => ({ kind: 'paragraph', text })
const label = (text: string) => ({ kind: 'label', text })

const casesOf = (name: string, ...values: string[]) => ({
  route: 'case-list',
  params: { query: encodeUrlQuery(values.map(value => ({ name, value }))) },
})

describe('a case', () => {
  test('has its labels, facts and judges, the latter leading to their cases', () => {
    const { labels, facts } = caseDocument(judgment)
    expect(labels).toEqual([
      { kind: 'rank', text: '指导性案例' },
      { kind: 'type', text: '民事' },
      { kind: 'type', text: '判决书' },
    ])
    expect(facts).toEqual([
      { label: '审理法院', value: '江苏省高级人民法院', isMetadata: true },
      { label: '案号', value: '（2023）苏民终90017号', isMetadata: true },
      { label: '案由', value: '买卖合同纠纷' },
      { label: '审理程序', value: '二审' },
      { label: '裁判日期', value: '2023-08-14', isMetadata: true },
      { label: '审判人员', value: '季某衡', opens: casesOf('法官', '季某衡') },
      { label: '审判人员', value: '段某', opens: undefined },
    ])
  })

  test('has its text, its video and how it is cited', () => {
    expect(caseDocument(judgment)).toMatchObject({
      id: 'c1',
      title: '甲与乙买卖合同纠纷二审民事判决书',
      passages: [label('本院认为'), paragraph('约定的<em>违约金</em>过高。')],
      catalog: [{ text: '本院认为', level: 1, passage: 0 }],
      citation: '甲与乙买卖合同纠纷案，江苏省高级人民法院（2023）苏民终90017号民事判决书',
      videoUrl: 'https://court.example.com/live/1',
    })
    expect(caseDocument(judgment).notPublicReason).toBeUndefined()
  })

  describe('of 人民法院案例库', () => {
    const entry = {
      number: '2023-07-2-490-001',
      day: '2024-02-23',
      keywords: ['民事', '竞业限制'],
      gist: '要旨。',
      index: '一审',
    }
    const paragraphs = [section('关键词', '民事 / 竞业限制'), section('裁判要旨', '要旨。')]

    test('has its number and keywords among the facts, and is cited by the number', () => {
      const { facts, passages, citation, metadata } = caseDocument({ ...judgment, publishType: 4, entry, paragraphs })
      expect(facts).toEqual(
        expect.arrayContaining([
          { label: '入库编号', value: '2023-07-2-490-001', isMetadata: true },
          { label: '案号', value: '（2023）苏民终90017号', isMetadata: true },
          { label: '入库日期', value: '2024-02-23' },
          { label: '关键词', value: '竞业限制', opens: casesOf('关键词', '竞业限制') },
        ]),
      )
      expect(passages).toEqual([label('裁判要旨'), paragraph('要旨。')])
      expect(citation).toContain('，人民法院案例库入库编号2023-07-2-490-001，江苏省高级人民法院，')
      expect(metadata.number).toBe('2023-07-2-490-001')
    })

    test('is read from its fields where a service sends no paragraphs', () => {
      const { passages, notPublicReason } = caseDocument({ ...judgment, entry, paragraphs: [] })
      expect(passages).toEqual([label('裁判要旨'), paragraph('要旨。'), label('关联索引'), paragraph('一审')])
      expect(notPublicReason).toBeUndefined()
    })

    test('keeps the keywords in the text where they are no field', () => {
      const { passages } = caseDocument({ ...judgment, entry: { number: entry.number }, paragraphs })
      expect(passages[0]).toEqual(label('关键词'))
    })
  })

  test('cites as of the day of the judgment, as far as that is known', () => {
    const of = (all_judgementinfo_date?: string) => caseDocument({ ...judgment, all_judgementinfo_date }).citing
    expect(of('2023-08-14')).toEqual({ by: 'judgment', day: '2023-08-14' })
    expect(of('20230814')).toEqual({ by: 'judgment', day: '2023-08-14' })
    expect([of('某日'), of()]).toEqual([{ by: 'judgment' }, { by: 'judgment' }])
  })

  test('leaves out what it does not have', () => {
    const bare = { ...judgment, all_caseinfo_casenumber: '', all_judgementinfo_date: undefined, videoUrl: '' }
    const document = caseDocument({ ...bare, all_judges_json: [], publishType: 0 })
    expect(document.facts.map(fact => fact.label)).toEqual(['审理法院', '案由', '审理程序'])
    expect(document.labels).toHaveLength(2)
    expect(document.videoUrl).toBeUndefined()
  })

  test.each([
    ['with a reason', { notPublicReason: '离婚诉讼', paragraphs: [section('首部', '某法院')] }, '离婚诉讼'],
    ['without a text', { paragraphs: [] }, ''],
    ['with an empty text', { paragraphs: [section('本院认为', ' ', '<em></em>')] }, ''],
  ])('%s is not public: its text is not shown, and others like it are', (_, change, reason) => {
    expect(caseDocument({ ...judgment, ...change })).toMatchObject({
      notPublicReason: reason,
      passages: [],
      catalog: [],
      similarCases: casesOf('案由', '买卖合同纠纷'),
    })
  })
})

test.each([
  ['生命权、身体权、健康权纠纷', ['生命权、身体权、健康权纠纷']],
  ['故意伤害罪；盗窃罪', ['故意伤害罪', '盗窃罪']],
  ['故意伤害罪; 盗窃罪；', ['故意伤害罪', '盗窃罪']],
])('%s: a case is like those of each of its causes', (all_text_cause, causes) => {
  const { similarCases } = caseDocument({ ...judgment, all_text_cause, paragraphs: [] })
  expect(similarCases).toEqual(casesOf('案由', ...causes))
})

test('a case without a cause has no list of similar cases', () => {
  expect(caseDocument({ ...judgment, all_text_cause: '', paragraphs: [] }).similarCases).toBeUndefined()
})

describe('labelled text', () => {
  test('sections and the numbered headings in them make the catalog', () => {
    const { passages, catalog } = passagesOfSections([
      section('事实', '经审理查明：', '一、关于<em>抢劫</em>事实', '某年某月。', '（一）第一起', '某年。'),
      section('裁判结果', '一、撤销原判；', '二、驳回上诉。'),
    ])
    expect(catalog).toEqual([
      { text: '事实', level: 1, passage: 0 },
      { text: '一、关于抢劫事实', level: 2, passage: 2 },
      { text: '（一）第一起', level: 2, passage: 4 },
      { text: '裁判结果', level: 1, passage: 6 },
    ])
    for (const { text, passage } of catalog) expect(passages[passage]?.text.replace(/<\/?em>/g, '')).toBe(text)
  })

  test('captions stand in the middle, signatures at the right, all else runs on', () => {
    const { passages } = passagesOfSections([
      section('首部', '某某人民法院', '民 事 判 决 书', '依照法律，决定如下：'),
      section('审判人员', '审判长李某', '二〇一四年十二月三十日', '本判决为终审判决。'),
      section('附录', '本案依据的法律条文'),
    ])
    expect(passages.map(passage => ('align' in passage ? passage.align : undefined))).toEqual([
      undefined,
      'center',
      'center',
      undefined,
      undefined,
      'right',
      'right',
      undefined,
      undefined,
      undefined,
    ])
  })

  test('a row of a table is a line of its own, at the margin', () => {
    expect(passagesOfSections([section('', '|税目|税率|', '|---|---|', '|<em>酒</em>|10%|')]).passages).toEqual([
      { kind: 'paragraph', text: '税目　税率', align: 'start' },
      { kind: 'paragraph', text: '<em>酒</em>　10%', align: 'start' },
    ])
  })

  test('blank lines and empty sections are not there; neighbours of one label are one; no label makes no entry', () => {
    expect(
      passagesOfSections([section('', '前言'), section('观点', '甲', ''), section('观点', '乙'), section('理由', ' ')]),
    ).toEqual({
      passages: [paragraph('前言'), label('观点'), paragraph('甲'), paragraph('乙')],
      catalog: [{ text: '观点', level: 1, passage: 1 }],
    })
  })

  test('markup that is none stays text, and a megabyte of it is read at once', () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    const long = `${evil}<em>违约金</em>`.repeat(15_000)
    const started = Date.now()
    expect(passagesOfSections([section('本院认为', evil, long)]).passages.slice(1)).toEqual([
      paragraph(evil),
      paragraph(long),
    ])
    expect(Date.now() - started).toBeLessThan(3000)
  })
})

test('a judicial viewpoint', () => {
  const detail = {
    vid: 'v1',
    viewTitle: '醉酒的认定',
    keywords: ['危险驾驶', '醉酒'],
    volume: '刑事审判卷',
    releaseDate: '2026-10-24',
    paragraphs: [section('观点', '应予采纳。')],
  }
  expect(judicialDocument(detail)).toMatchObject({
    id: 'v1',
    title: '醉酒的认定',
    facts: [
      { label: '关键词', value: '危险驾驶、醉酒' },
      { label: '分册', value: '刑事审判卷' },
      { label: '发布时间', value: '2026-10-24' },
    ],
    citation: '《醉酒的认定》，刑事审判卷，2026年10月24日',
  })
  expect(judicialDocument({ ...detail, keywords: [], volume: '', releaseDate: undefined }).facts).toEqual([])
})

test('a similar case', () => {
  const detail = { sid: 's1', title: '工伤纠纷', bookId: 12, paragraphs: [] }
  const metadata = { caseNumber: '（2026）吉01民终1号', courtName: '长春市中级人民法院', releaseDate: '2026-10-31' }
  expect(similarityDocument({ ...detail, ...metadata })).toMatchObject({
    facts: [
      { label: '法院', value: '长春市中级人民法院' },
      { label: '案号', value: '（2026）吉01民终1号' },
      { label: '发布时间', value: '2026-10-31' },
    ],
    citation: '工伤纠纷，长春市中级人民法院（2026）吉01民终1号，2026年10月31日',
  })
  expect(similarityDocument(detail)).toMatchObject({ facts: [], passages: [], citation: '工伤纠纷' })
})

test('an article leads to the column of its institution, where it has one', () => {
  const detail = {
    jid: 'a1',
    title: '论违约金',
    authors: ['康砺之', '易维桢'],
    releaseDate: '2026-10-31',
    paragraphs: [],
  }
  expect(articleDocument(detail)).toMatchObject({
    facts: [
      { label: '作者', value: '康砺之、易维桢' },
      { label: '发布时间', value: '2026-10-31' },
    ],
    citation: '康砺之、易维桢：《论违约金》，2026年10月31日',
  })
  const opens = { route: 'article-partner-detail', params: { id: 'p1', name: '砚衡法评' } }
  const withColumn = articleDocument({ ...detail, organ: '砚衡法评', partnerId: 'p1' })
  expect(withColumn.facts[1]).toEqual({ label: '合作机构', value: '砚衡法评', isMetadata: true, opens })
  expect(withColumn).toMatchObject({
    partner: { id: 'p1', name: '砚衡法评' },
    citation: '康砺之、易维桢：《论违约金》，砚衡法评，2026年10月31日',
  })
  expect(articleDocument({ ...detail, organ: '砚衡法评' })).toMatchObject({ partner: undefined })
})

test('a document of a procuratorate', () => {
  const detail = {
    iid: 'i1',
    title: '曹某职务侵占案起诉书',
    procuratorate: '贵阳市云岩区人民检察院',
    procuratorateLevel: '区县人民检察院',
    documentType: '起诉书',
    documentNumber: '云岩检刑诉〔2026〕9147号',
    cause: '职务侵占罪',
    releaseDate: '2026-10-22',
    paragraphs: [section('案件事实', '经依法审查查明。'), section('', '检察员：周某')],
  }
  const { facts, labels, citation, passages } = proDocDocument(detail)
  expect(labels).toEqual([{ kind: 'type', text: '区县人民检察院' }])
  expect(facts.map(({ label, value }) => `${label} ${value}`)).toEqual([
    '检察院 贵阳市云岩区人民检察院',
    '文书类型 起诉书',
    '文书编号 云岩检刑诉〔2026〕9147号',
    '案由 职务侵占罪',
    '发布时间 2026-10-22',
  ])
  expect(citation).toBe('曹某职务侵占案起诉书，贵阳市云岩区人民检察院云岩检刑诉〔2026〕9147号，2026年10月22日')
  expect(passages[2]).toEqual({ kind: 'paragraph', text: '检察员：周某', align: 'right' })
})

test('a bidding notice tells its amount to the yuan', () => {
  const detail = { bid: 'b1', title: '公开招标公告', authority: '霁州市档案馆', region: '重庆市', paragraphs: [] }
  expect(biddingDocument({ ...detail, releaseDate: '2026-10-31', amount: 1234567.8 })).toMatchObject({
    facts: [
      { label: '招标单位', value: '霁州市档案馆' },
      { label: '地域', value: '重庆市' },
      { label: '发布时间', value: '2026-10-31' },
      { label: '金额', value: '1,234,567.8元' },
    ],
    citation: '公开招标公告，霁州市档案馆，2026年10月31日',
  })
  expect(biddingDocument(detail).facts).toHaveLength(2)
})
