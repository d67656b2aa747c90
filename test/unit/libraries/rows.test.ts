import '../../support/without-taro'
import { articleRow } from '@/libraries/article/search'
import { biddingRow } from '@/libraries/bidding/search'
import { publicationText } from '@/libraries/case/publication'
import { caseRow } from '@/libraries/case/search'
import { judicialRow } from '@/libraries/judicial/search'
import { lawRow } from '@/libraries/law/search'
import { lawStatusLabel } from '@/libraries/law/status-label'
import { proDocRow } from '@/libraries/pro-doc/search'
import { similarityRow } from '@/libraries/similarity/search'

const conditions = [{ name: '全文', value: '违约金' }]
const query = '[{"name":"全文","value":"违约金"}]'
const type = (text: string) => ({ kind: 'type', text })
const text = (words: string) => ({ kind: 'text', text: words })
const hit = (words: string) => ({ kind: 'hit', text: words })

describe('a law', () => {
  const law = {
    lid: 'l1',
    title: '合同<em>违约金</em>规定',
    time_limited: '现行有效',
    eff_level: '司法解释',
    hitResult: '约定的<em>违约金</em>过高',
    dispatch_authority: '最高人民法院',
    document_number: '法释〔2023〕13号',
    posting_date: '2023-12-04',
    effective_date: '2023-12-05',
  }

  test('shows its status, its level, who gave it, and its days as laws are dated', () => {
    expect(lawRow(law, conditions)).toEqual({
      id: 'l1',
      view: {
        title: [text('合同'), hit('违约金'), text('规定')],
        labels: [{ kind: 'status', text: '现行有效', shape: 'in-force' }, type('司法解释')],
        snippet: [text('约定的'), hit('违约金'), text('过高')],
        meta: ['最高人民法院', '法释〔2023〕13号', '2023年12月04日发布　2023年12月05日施行'],
      },
      metadata: { from: '最高人民法院', number: '法释〔2023〕13号', day: '2023-12-04' },
      opens: { route: 'law-detail', params: { lid: 'l1', query } },
    })
  })

  test('leaves out what it does not have', () => {
    const bare = { ...law, eff_level: '', document_number: undefined, posting_date: undefined, effective_date: '' }
    const { view, opens } = lawRow(bare, [])
    expect(view.labels).toEqual([{ kind: 'status', text: '现行有效', shape: 'in-force' }])
    expect(view.meta).toEqual(['最高人民法院'])
    expect(opens.params).toEqual({ lid: 'l1' })
    expect(lawRow({ ...bare, article: '第五百七十七条' }, []).opens.params).toMatchObject({ article: '第五百七十七条' })
    expect(lawRow({ ...law, time_limited: '' }, []).view.labels).toEqual([type('司法解释')])
  })

  test.each([
    ['现行有效', '现行有效', 'in-force'],
    ['失效', '失效', 'repealed'],
    ['已被修改', '已被修改', 'amended'],
    ['部分失效', '部分失效', 'partly'],
    ['尚未生效', '尚未生效', 'pending'],
    ['征求意见稿或草案', '草案', 'draft'],
  ])('%s is shown as %s, by a shape of its own', (name, label, shape) => {
    expect(lawStatusLabel(name)).toEqual({ kind: 'status', text: label, shape })
  })

  test('an unheard-of status is a plain word', () => {
    expect(lawStatusLabel('暂停施行')).toEqual(type('暂停施行'))
    expect(lawStatusLabel('constructor')).toEqual(type('constructor'))
  })
})

describe('a case', () => {
  const item = {
    jid: 'c1',
    title: '买卖合同纠纷',
    hitResult: '本院认为',
    judgementType: '判决书',
    leveloftria: '一审',
    caseType: '民事',
    publishType: 0,
    courtName: '南京市中级人民法院',
    judgementDate: '20230501',
    caseNumber: '（2023）苏01民终1号',
  }

  test.each([
    [0, []],
    [1, [{ kind: 'rank', text: '公报案例' }]],
    [2, [{ kind: 'rank', text: '指导性案例' }]],
    [3, [type('典型案例')]],
    [4, [{ kind: 'rank', text: '参考案例' }]],
    [7, []],
  ])('of publish type %s', (publishType, ranks) => {
    const { view } = caseRow({ ...item, publishType }, [])
    expect(view.labels).toEqual([...ranks, type('民事'), type('判决书'), type('一审')])
    expect(view.meta).toEqual(['南京市中级人民法院', '2023-05-01', '（2023）苏01民终1号'])
  })

  test('of an unknown round has no label of it', () => {
    expect(caseRow({ ...item, leveloftria: '其他' }, []).view.labels).toEqual([type('民事'), type('判决书')])
  })

  test('that is typical tells who published it, and when', () => {
    const publication = { publisher: '最高人民法院', day: '2022-03-15' }
    const { view } = caseRow({ ...item, courtName: '', judgementDate: undefined, caseNumber: '', publication }, [])
    expect(view.meta).toEqual(['最高人民法院 2022-03-15发布'])
    expect(publicationText({ publication: { ...publication, day: '' } })).toBe('最高人民法院发布')
  })

  test('of 人民法院案例库 has its number there', () => {
    const { view, metadata } = caseRow({ ...item, publishType: 4, entryNumber: '2023-07-2-490-001' }, [])
    expect(view.meta).toEqual(['南京市中级人民法院', '2023-05-01', '入库编号2023-07-2-490-001'])
    expect(metadata.number).toBe('2023-07-2-490-001')
  })

  test('that is not public says so, and why', () => {
    const { view } = caseRow({ ...item, hitResult: undefined, notPublicReason: '离婚诉讼' }, [])
    expect(view.labels?.[0]).toEqual({ kind: 'locked', text: '未公开' })
    expect(view.snippet).toEqual([text('不公开理由：离婚诉讼')])
    const unexplained = caseRow({ ...item, hitResult: undefined }, []).view
    expect([unexplained.labels?.[0], unexplained.snippet]).toEqual([
      view.labels?.[0],
      [text('不公开理由：依法不在互联网公布')],
    ])
  })
})

test('a judicial viewpoint', () => {
  const item = {
    vid: 'v1',
    viewTitle: '<em>违约金</em>的调整',
    hitResult: '以补偿为主',
    keywords: ['违约金', '损失'],
    volume: '合同卷',
    releaseDate: '2020-02-03',
  }
  expect(judicialRow(item, conditions)).toEqual({
    id: 'v1',
    view: {
      title: [hit('违约金'), text('的调整')],
      labels: [type('违约金'), type('损失')],
      snippet: [text('以补偿为主')],
      meta: ['合同卷', '2020-02-03'],
    },
    metadata: { from: '合同卷', day: '2020-02-03' },
    opens: { route: 'judicial-detail', params: { vid: 'v1', query } },
  })
})

describe('a similar case', () => {
  const item = { sid: 's1', title: '质量瑕疵', rule: '可以减价。', hitResult: '买方主张减价。', bookId: 1 }

  test('shows its rule', () => {
    const { view, opens } = similarityRow(item, [])
    expect(view).toEqual({ title: [text('质量瑕疵')], snippet: [text('可以减价。')], meta: [] })
    expect(opens).toEqual({ route: 'similarity-detail', params: { sid: 's1' } })
  })

  test('shows where the hit is, when that is not in the rule', () => {
    const elsewhere = '买方<em>主张</em>'
    expect(similarityRow({ ...item, hitResult: elsewhere }, []).view.snippet).toEqual([text('买方'), hit('主张')])
    const both = { ...item, rule: '可以<em>减价</em>', hitResult: elsewhere }
    expect(similarityRow(both, []).view.snippet).toEqual([text('可以'), hit('减价')])
    expect(similarityRow({ ...item, rule: '' }, []).view.snippet).toEqual([text('买方主张减价。')])
  })

  test('has its court, day and number', () => {
    const judged = { ...item, courtName: '某法院', releaseDate: '2020-05-06', caseNumber: '（2020）沪01民终1号' }
    expect(similarityRow(judged, []).view.meta).toEqual(['某法院', '2020-05-06', '（2020）沪01民终1号'])
  })
})

test('an article, of an institution or of nobody', () => {
  const item = { jid: 'a1', title: '实务', hitResult: '', authors: ['白砚', '沈衡'], releaseDate: '2024-03-05' }
  const { view, opens } = articleRow({ ...item, organ: '砚衡法评' }, [])
  expect(view).toEqual({ title: [text('实务')], snippet: [], meta: ['砚衡法评', '白砚、沈衡', '2024-03-05'] })
  expect(opens).toEqual({ route: 'article-detail', params: { jid: 'a1' } })
  expect(articleRow(item, []).view.meta).toEqual(['白砚、沈衡', '2024-03-05'])
})

test('a document of a procuratorate', () => {
  const item = {
    iid: 'i1',
    title: '张某盗窃案起诉书',
    procuratorate: '上海市人民检察院',
    procuratorateLevel: '省级人民检察院',
    documentType: '起诉书',
    documentNumber: '沪检刑诉〔2024〕1号',
    cause: '盗窃罪',
    releaseDate: '2024-02-03',
    hitResult: '张某入户',
  }
  const { view, opens } = proDocRow(item, [])
  expect(view.labels).toEqual([type('起诉书'), type('省级人民检察院'), type('盗窃罪')])
  expect(view.meta).toEqual(['上海市人民检察院', '2024-02-03', '沪检刑诉〔2024〕1号'])
  expect(opens).toEqual({ route: 'proDoc-detail', params: { iid: 'i1' } })
  expect(proDocRow({ ...item, cause: '' }, []).view.labels).toHaveLength(2)
})

test('a bidding notice, with its amount where it tells one', () => {
  const item = { bid: 'b1', title: '采购', authority: '某大学', region: '山东省济南市', hitResult: '公告' }
  const { view, opens } = biddingRow({ ...item, releaseDate: '2026-01-02', amount: 2_150_000 }, [])
  expect(view.meta).toEqual(['某大学', '山东省济南市', '2026-01-02', '金额215万元'])
  expect(opens).toEqual({ route: 'bidding-detail', params: { bid: 'b1' } })
  expect(biddingRow({ ...item, amount: 800 }, []).view.meta).toEqual(['某大学', '山东省济南市', '金额800元'])
  expect(biddingRow(item, []).view.meta).toEqual(['某大学', '山东省济南市'])
})
