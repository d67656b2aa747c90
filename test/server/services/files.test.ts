/** Attached files of the sample can be opened. */
import type { RelatedPaper } from '@contract/lawregu'
import { sampleCorpus } from '../../../server/corpus/sample'
import type { TestServer } from '../support/server'
import { get, logIn } from '../support/visits'
import { LAWS, startSearching } from './corpus'

let server: TestServer
let token: string
const laws = [...sampleCorpus().laws].filter(({ related }) => related.length > 0).slice(0, 20)

beforeAll(async () => {
  server = await startSearching({ laws: [...laws, LAWS[0]!] })
  token = (await logIn(server)).token
})
afterAll(() => server.close())

const papersOf = async (lid: string) =>
  (await get(server, `/ilawregu-search/api/v1/lawregu/${lid}/related`, { token })).json<{ data: RelatedPaper[] }>().data

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
/** The strings of a PDF, without their escapes. */
const unescaped = (pdf: Buffer) =>
  pdf.toString('latin1').replace(/\\([nrtbf()\\])/g, (_, sign: string) => ESCAPES[sign] ?? sign)
const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1')

it('every law links to files on this server, without a session', async () => {
  for (const { lid } of laws)
    for (const { url, title } of await papersOf(lid)) {
      expect(url).toMatch(/^http:\/\/[^/]+\/files\//)
      const reply = await get(server, new URL(url).pathname)
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(unescaped(reply.rawPayload)).toContain(utf16(title.slice(0, 8)))
    }
})

it('links to other sites stay, and no file is made for them', async () => {
  const [paper] = await papersOf(LAWS[0]!.lid)
  expect(paper!.url).toBe(LAWS[0]!.related[0]!.url)
  expect((await get(server, `/files/${LAWS[0]!.lid}/1.pdf`)).statusCode).toBe(404)
})

it.each([
  '/files/unknown/1.pdf',
  `/files/${laws[0]!.lid}/99.pdf`,
  `/files/${laws[0]!.lid}/0.pdf`,
  '/files/x/..%2f1.pdf',
])('%s is not found', async path => expect([400, 404]).toContain((await get(server, path)).statusCode))
