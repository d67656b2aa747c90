/** The similar-case report, read from its Word file. */
import { deflateSync } from 'node:zlib'
import { copy } from '../../../server/copy'
import { REPORT_LIMITS } from '../../../server/accounts/reports'
import { CASE_REPORT_LIMITS, type ReportAnswer, type ReportRequest } from '@contract/report'
import { bodyOf, faultsOf, paragraphsOf, tablesOf, unzip } from '../../support/docx'
import type { TestServer } from '../support/server'
import { failureIn, get, logIn, post } from '../support/visits'
import { startSearching } from './corpus'

const URL = '/judgement-search/api/v1/report'
let server: TestServer
let token: string
beforeEach(async () => {
  server = await startSearching()
  token = (await logIn(server)).token
})
afterEach(() => server.close())

const request = (more: Partial<ReportRequest> = {}): ReportRequest => ({
  question: '违约金约定过高时，如何调整？',
  searcher: '云麓律师事务所 白砚',
  query: '全文:违约金 损失;gap=10,裁判日期:2020-01-01TO',
  cases: ['c4', 'c3', 'c2', 'c1'].map(jid => ({ jid })),
  ...more,
})

const ask = (body: unknown, headers: Record<string, string> = { token }) => post(server, URL, body, headers)
const made = async (more: Partial<ReportRequest> = {}) => {
  const reply = await ask(request(more))
  expect([reply.statusCode, reply.body]).toEqual([200, expect.anything()])
  return reply.json<{ result: ReportAnswer }>().result
}
const fetchFile = (key: string, headers: Record<string, string> = { token }) => get(server, `${URL}/${key}`, headers)
async function report(more: Partial<ReportRequest> = {}) {
  const reply = await fetchFile((await made(more)).key)
  expect(reply.statusCode).toBe(200)
  const parts = unzip(reply.rawPayload)
  const xml = bodyOf(reply.rawPayload)
  for (const [name, part] of Object.entries(parts))
    if (/\.(xml|rels)$/.test(name)) expect([name, faultsOf(String(part))]).toEqual([name, []])
  return { reply, parts, xml, lines: paragraphsOf(xml), tables: tablesOf(xml) }
}

function png(width = 2, height = 3) {
  const chunk = (name: string, data: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    return Buffer.concat([size, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(64))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}
const picture = (data: Buffer, caption = '裁判年份') => ({ caption, png: data.toString('base64') })

const COURT = '江苏省南京市鼓楼区人民法院'

describe('the report', () => {
  it('has the parts of Art. 8 of the guidance, in its order', async () => {
    const { lines, reply } = await report({ pendingCase: '（2026）苏01民初9号', analysis: '应当参照c1。\n理由充分。' })
    expect(lines[0]).toBe('类案检索报告')
    const headings = lines.filter(line => /^[一二三四五六]、/.test(line))
    expect(headings).toEqual(Object.values(copy.report.headings))
    const after = (heading: string) => lines[lines.indexOf(heading) + 1]
    expect(after(copy.report.headings.question)).toBe('违约金约定过高时，如何调整？')
    expect(lines).toEqual(expect.arrayContaining(['应当参照c1。', '理由充分。', '检索主体：云麓律师事务所 白砚']))
    expect(lines.at(-1)).toBe('2026年3月5日')
    expect(lines.join()).not.toContain('是否参照指导性案例：□')
    expect(reply.headers['content-disposition']).toContain(
      `${encodeURIComponent('类案检索报告')}%20${encodeURIComponent('（2026）苏01民初9号')}%202026-03-05.docx`,
    )
  })

  it('names the searcher, court, time, place, methods, subject and result of the search', async () => {
    const query =
      '全文:违约金 损失;gap=10,标题:-物权,引用法条:民法典585条,裁判日期:2022-01-01TO,案号:苏;any,审理程序:-1,标的额:3'
    const { tables } = await report({ query, pendingCase: '某案', court: COURT })
    expect(Object.fromEntries(tables[0] ?? [])).toEqual({
      检索主体: '云麓律师事务所 白砚',
      待决案件: '某案',
      待决案件的受理法院: COURT,
      检索时间: '2026年3月5日 16:00（北京时间）',
      检索平台: 'Alpha 检索（案例库）',
      平台收录: expect.stringMatching(/^法规：本库收录.*；裁判文书：平台收录的部分，不代表全部生效裁判$/) as string,
      检索方法: '关键词检索、法条关联案件检索、案例关联检索',
      检索范围及条件:
        '全文间隔10字：违约金 损失；标题不包含：物权；引用法条：民法典585条；裁判日期：2022-01-01至今；案号：苏（任一）；审理程序：其他；标的额：2000万元至5000万元',
      检索结果: '命中案例0件，从中选取类案4件',
    })
  })

  it('counts the results by the places of Art. 4, and of the last three years', async () => {
    // c1 guiding, 2023-05; c2 of Zhejiang’s high court, 2022-08; c3 of a court of Suzhou, 2023-11; c4 of Nanjing’s
    // intermediate court, 2021, which is the one above.
    const { tables, lines } = await report({ query: '', court: COURT })
    expect(tables[1]).toEqual([
      ['顺位', '类别', '命中', '其中近三年', '选取'],
      ['一', '最高人民法院发布的指导性案例', '1', '1', '1'],
      ['二', '最高人民法院发布的典型案例（含公报案例）及裁判生效的案件', '0', '0', '0'],
      ['三', '本省（自治区、直辖市）高级人民法院（江苏省高级人民法院）发布的参考性案例及裁判生效的案件', '0', '0', '0'],
      ['四', `上一级人民法院（江苏省南京市中级人民法院）及本院（${COURT}）裁判生效的案件`, '1', '0', '1'],
      ['—', '其他案件（不在第四条所列顺位之内）', '2', '1', '2'],
    ])
    const text = lines.join('\n')
    expect(text).toContain('命中案例4件，其中近三年（2023年3月5日以来）2件')
    expect(text).toContain('已经在前一顺位中检索到类案的，可以不再进行检索')
    expect(text).toContain('第一顺位之后可以不再检索')
    expect(text).toContain('选取的案例2、4裁判于三年以前。')
    expect(Object.fromEntries(tables[0] ?? [])).toMatchObject({ 检索方法: '未设检索条件，检索全部案例' })
  })

  it('has no third and fourth place without the pending court, and says so', async () => {
    const { tables, lines } = await report({ query: '' })
    expect(tables[1]?.slice(1).map(([place, , total]) => [place, total])).toEqual([
      ['一', '1'],
      ['二', '0'],
      ['—', '3'],
    ])
    expect(lines).toContain(copy.report.noCourt)
  })

  it('takes the court above from the request, where the name of the court does not tell it', async () => {
    const court = '江苏省昆山市人民法院'
    const unknown = await report({ query: '', court })
    expect(unknown.tables[1]?.[4]?.[1]).toContain('上一级人民法院（未填写，未计入）')
    const entered = await report({ query: '', court, courtAbove: '江苏省南京市中级人民法院' })
    expect(entered.tables[1]?.[4]?.slice(2)).toEqual(['1', '0', '1'])
  })

  it('compares the cases in the order of Art. 4, in a place the newest first', async () => {
    const { tables, xml } = await report({ court: COURT })
    const [head, ...rows] = tables[2] ?? []
    expect(head).toEqual(copy.report.comparisonHead.slice(0, 9))
    expect(rows[0]).toEqual([
      '1',
      '一（指导性案例）',
      'c1买卖合同纠纷案',
      '江苏省南京市中级人民法院',
      '（2023）苏01民终1号',
      '2023年5月1日',
      '买卖合同纠纷',
      '二审',
      '部分支持。驳回上诉，维持原判。',
    ])
    expect(rows.map(([, rank, title]) => [rank, title])).toEqual([
      ['一（指导性案例）', 'c1买卖合同纠纷案'],
      ['四（上一级人民法院及本院）', '离婚纠纷案'],
      ['其他', '盗窃案'],
      ['其他', '违约金纠纷再审案'],
    ])
    expect(rows[1]?.[8]).toBe('本案例不公开：离婚诉讼或者涉及未成年子女抚养、监护')
    expect([...xml.matchAll(/<w:pgSz [^>]*>/g)].map(([size]) => /landscape/.test(size))).toEqual([false, true, false])
    expect(xml).toMatch(/<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"\/>/)
    expect(xml.match(/<w:tblHeader\/>/g)?.length).toBeGreaterThan(0)
  })

  it('has the remarks on a case', async () => {
    const { tables } = await report({ cases: [{ jid: 'c3' }, { jid: 'c2', remark: ' 金额相近 ' }] })
    expect(tables[2]?.map(row => row.at(-1))).toEqual(['备注', '', '金额相近'])
  })

  it('quotes the reasons with the search words, the cited articles, and those shared by the cases', async () => {
    const { lines, xml } = await report({ court: COURT })
    expect(lines).toEqual(
      expect.arrayContaining([
        '1. c1买卖合同纠纷案',
        '引用：c1买卖合同纠纷案，江苏省南京市中级人民法院（2023）苏01民终1号民事判决书。',
        '裁判理由摘录：违约金是否过高，应当以实际损失为基础。',
        '引用法条：《中华人民共和国民法典》第五百八十五条（2021年1月1日起施行）。',
        '2. 离婚纠纷案',
        '本案例不公开：离婚诉讼或者涉及未成年子女抚养、监护',
        copy.report.common,
        '《中华人民共和国民法典》第五百八十五条（2021年1月1日起施行）：2件（案例1、4）',
        '当事人可以约定违约金。',
        '违约金过分高于损失的，可以适当减少。',
      ]),
    )
    expect(xml).toMatch(/<w:b\/>(?:(?!<\/w:r>).)*违约金<\/w:t>/)
  })

  it('leaves lines to write on where no text was entered', async () => {
    const { lines } = await report()
    const at = lines.indexOf(copy.report.headings.use)
    expect(lines.slice(at + 2, at + 5)).toEqual(copy.report.form)
    expect(lines.slice(at + 5, at + 10)).toEqual(['', '', '', '', ''])
    expect(lines).toContain(copy.report.noStatistics)
  })

  it('has the pictures, each with its caption and source', async () => {
    const { parts, lines, xml } = await report({ pictures: [picture(png(1560, 800)), picture(png(), '地域分布')] })
    const media = Object.keys(parts).filter(name => name.startsWith('word/media/'))
    expect(media).toHaveLength(2)
    expect(media.map(name => parts[name]?.subarray(1, 4).toString())).toEqual(['PNG', 'PNG'])
    const at = lines.indexOf('图1　裁判年份')
    expect(lines.slice(at, at + 2)).toEqual(['图1　裁判年份', '来源：Alpha 检索（案例库），2026年3月5日检索'])
    expect(lines).toContain('图2　地域分布')
    expect(xml).toContain('descr="地域分布"')
    expect(lines).not.toContain(copy.report.noStatistics)
  })

  it('accepts any text unchanged', async () => {
    const hostile = '</w:t><script>&amp;"违约金"\u0000\u0008\ud800😀'
    const question = hostile + '长'.repeat(CASE_REPORT_LIMITS.length.question - hostile.length)
    const analysis = Array.from({ length: 50 }, () => `${hostile.slice(0, 20)}${'长'.repeat(79)}`).join('\n')
    const { lines } = await report({
      question,
      analysis,
      searcher: hostile,
      pendingCase: hostile,
      query: '全文:</w\\:t>&\u0001',
      cases: [{ jid: 'c1', remark: hostile }],
      pictures: [picture(png(), hostile)],
    })
    const expected = '</w:t><script>&amp;"违约金"😀'
    expect(lines).toEqual(expect.arrayContaining([`检索主体：${expected}`, '图1　'.concat(expected)]))
    expect(lines.join('')).toContain('长'.repeat(900))
  })
})

describe('access', () => {
  it('needs a login', async () => {
    expect(failureIn(await ask(request(), {}))).toMatchObject({ code: 401, id: 'login_required' })
    expect(failureIn(await fetchFile((await made()).key, {}))).toMatchObject({ code: 401, id: 'login_required' })
  })

  it('needs the permission point for cases', async () => {
    const office = (await logIn(server, 'office-few')).token
    expect((await ask(request(), { token: office })).statusCode).toBe(200)
    const visitor = await server.store.sessions.find(office)
    if (visitor) server.store.sessions.find = async () => ({ ...visitor, permissions: ['lawregu'] })
    expect(failureIn(await ask(request(), { token: office }))).toMatchObject({ code: 403, id: 'permission_denied' })
  })

  it('is limited to the account that requested it, for a while and more than once', async () => {
    const { key } = await made()
    const other = (await logIn(server, 'trial')).token
    expect(failureIn(await fetchFile(key, { token: other }))).toMatchObject({ code: 410, id: 'report_gone' })
    expect((await fetchFile(key)).statusCode).toBe(200)
    const isDownload = (line: string) => line.includes('"event":"downloaded"') && line.includes('"demo-member"')
    expect(server.log.filter(isDownload)).toHaveLength(1)
    server.runtime.pass(REPORT_LIMITS.lifetime - 1)
    expect((await fetchFile(key)).statusCode).toBe(200)
    server.runtime.pass(1)
    expect(failureIn(await fetchFile(key))).toMatchObject({ code: 410, id: 'report_gone' })
  })

  it('ends for older reports of the same account', async () => {
    const keys = []
    for (let count = 0; count <= REPORT_LIMITS.perOwner; count++)
      keys.push((await made({ cases: [{ jid: 'c1' }] })).key)
    const codes = await Promise.all(keys.map(async key => (await fetchFile(key)).statusCode))
    expect(codes).toEqual([410, 200, 200, 200])
  })
})

describe('invalid requests', () => {
  it.each([
    ['no question', { question: ' \n' }, 'report_incomplete', 400],
    ['nobody', { searcher: '' }, 'report_incomplete', 400],
    ['no case', { cases: [] }, 'invalid_request', 400],
    ['a case that is gone', { cases: [{ jid: 'c1' }, { jid: 'gone' }] }, 'report_case_missing', 404],
    ['too many cases', { cases: Array.from({ length: 31 }, () => ({ jid: 'c1' })) }, 'invalid_request', 400],
    ['a question too long', { question: '长'.repeat(1001) }, 'invalid_request', 400],
    ['an analysis too long', { analysis: '长'.repeat(5001) }, 'invalid_request', 400],
    ['a court with too long a name', { court: '长'.repeat(61) }, 'invalid_request', 400],
    ['an unknown look', { style: 'comic' as 'song' }, 'invalid_request', 400],
    ['an unknown condition', { query: '天气:晴' }, 'unknown_dimension', 400],
    ['three pictures', { pictures: [1, 2, 3].map(() => picture(png())) }, 'invalid_request', 400],
    ['no picture', { pictures: [picture(Buffer.from('GIF89a'.padEnd(60)))] }, 'report_picture_broken', 400],
    ['half a picture', { pictures: [picture(png().subarray(0, 50))] }, 'report_picture_broken', 400],
    ['a picture of no size', { pictures: [picture(png(0, 5))] }, 'report_picture_broken', 400],
    ['a picture of any size', { pictures: [picture(png(90_000, 5))] }, 'report_picture_broken', 400],
    ['no base64', { pictures: [{ caption: '', png: '%%%' }] }, 'report_picture_broken', 400],
  ])('%s', async (_what, more, id, code) => {
    const failure = failureIn(await ask({ ...request(), ...more }))
    expect(failure).toMatchObject({ code, id })
    expect(failure.resultMsg).toMatch(/\p{Script=Han}/u)
  })

  it('a picture of more than a megabyte is refused, and a body of more than three', async () => {
    const large = Buffer.concat([png().subarray(0, -12), Buffer.alloc(CASE_REPORT_LIMITS.picture), png().subarray(-12)])
    expect(failureIn(await ask(request({ pictures: [picture(large)] }))).code).toBe(400)
    const huge = { caption: '', png: 'A'.repeat(4 * 1024 * 1024) }
    expect(failureIn(await ask(request({ pictures: [huge] })))).toMatchObject({ code: 413, id: 'body_too_large' })
  })

  it('the same case twice counts once', async () => {
    const { tables } = await report({ cases: [{ jid: 'c1' }, { jid: 'c1' }] })
    expect(tables[2]).toHaveLength(2)
  })
})
