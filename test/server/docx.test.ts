import fastify from 'fastify'
import { docxOf } from '../../server/download/docx'
import { contentDisposition, DOCX_TYPE, sendDocx } from '../../server/download/send'
import type { Visitor } from '../../server/http/visitor'
import { inlineDocumentWorker } from '../../server/document-worker'
import { bodyOf, faultsOf, unzip } from '../support/docx'

const content = {
  title: '甲公司与乙公司买卖合同纠纷案',
  facts: [
    ['案号', '（2026）沪01民终1号'],
    ['法院', undefined],
  ] as Array<[string, string | undefined]>,
  blocks: [
    { heading: '本院认为', level: 1 as const, text: '第一行<违约金>&"过高"\n第二行\u0000\ud800😀' },
    { heading: '一级下面', level: 2 as const },
  ],
}

describe('a Word file', () => {
  it('is a package with headings, facts and one paragraph a line, in Chinese fonts', async () => {
    const parts = unzip(await docxOf(content))
    expect(String(parts['[Content_Types].xml'])).toContain('wordprocessingml.document.main+xml')
    const xml = String(parts['word/document.xml'])
    expect(faultsOf(xml)).toEqual([])
    const texts = [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text)
    expect(texts).toEqual([
      content.title,
      '案号',
      '（2026）沪01民终1号',
      '本院认为',
      '第一行&lt;违约金&gt;&amp;&quot;过高&quot;',
      '第二行😀',
      '一级下面',
    ])
    expect(xml).toContain('w:eastAsia="宋体"')
    expect(xml).toMatch(
      /<w:pStyle w:val="Heading1"\/>(?!.*<w:pStyle w:val="Heading1"\/>).*<w:pStyle w:val="Heading2"\/>/s,
    )
    expect(xml.match(/<w:tbl>/g)).toHaveLength(1)
  })

  it('has no table without facts', async () => {
    expect(bodyOf(await docxOf({ ...content, facts: [] }))).not.toContain('<w:tbl>')
  })

  it('has its own name when it is sent', async () => {
    const app = fastify()
    app.decorate('documentWorker', inlineDocumentWorker)
    app.decorateRequest('visitor', { getter: () => ({ kind: 'guest' }) as Visitor })
    app.get('/', (_request, reply) => sendDocx(reply, content))
    const reply = await app.inject('/')
    expect(reply.headers['content-type']).toBe(DOCX_TYPE)
    expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="document.docx"; filename*=UTF-8''${encodeURIComponent(content.title)}.docx`,
    )
  })

  it.each([
    ['a/b\\c:"d"\r\nX-Evil: 1', 'a%20b%20c%20d%20X-Evil%201.docx'],
    ["(2026)'*!", '%282026%29%27%20%21.docx'],
    ['\ud800', 'document.docx'],
    ['', 'document.docx'],
  ])('%j becomes a name that every system accepts', (title, name) => {
    expect(contentDisposition(title).split("UTF-8''")[1]).toBe(name)
  })
})
