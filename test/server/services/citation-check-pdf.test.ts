/** Texts of uploaded PDFs: extracted text, pages that are pictures, and the cost of hostile files. */
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { type DocumentWorker, threadedDocumentWorker } from '../../../server/document-worker'
import { copy } from '../../../server/copy'
import { pdfOf } from '../../../server/download/pdf'
import { DEADLINES, stretchDeadlines } from '../../../server/threads/deadlines'
import { documentThread } from '../../support/built-server'
import { DRAWN_PICTURE, bombPage, drawnLines, pdfFile } from '../../support/pdf'
import { patience } from '../../support/time'
import type { TestServer } from '../support/server'
import { failureIn, post } from '../support/visits'
import { startSearching } from './corpus'

jest.setTimeout(patience(120_000))

const CITED = '依照《民法典》第五百七十七条'
const page = (...lines: string[]) => ({ content: drawnLines(lines) })
const PICTURE = { content: DRAWN_PICTURE }

let server: TestServer
let documentWorker: DocumentWorker
beforeAll(async () => {
  // pdf.js is an ES module, which this test's sandbox cannot load. A thread can.
  documentWorker = threadedDocumentWorker({
    most: 2,
    script: documentThread(),
    deadlines: stretchDeadlines(DEADLINES, patience(4)),
    onTrouble: error => void console.error(error),
    onEnded: () => undefined,
  })
  server = await startSearching({}, { documentWorker })
})
afterAll(async () => {
  await server.close()
  await documentWorker.close()
})

const send = (file: Buffer) => post(server, CITATION_CHECK_PATHS.text, { file: file.toString('base64') })
const read = async (file: Buffer) => (await send(file)).json<{ data: object }>().data

describe('are read', () => {
  it('from every page, without page numbers', async () => {
    const pages = [page('民事起诉状', CITED, '- 1 -'), page('第2页 共2页', '请求判令被告赔偿。')]
    expect(await read(pdfFile({ pages }))).toEqual({ text: `民事起诉状\n${CITED}\n请求判令被告赔偿。` })
  })

  it('without the spaces of the layout', async () => {
    expect(await read(pdfFile({ pages: [page('依 照《民法典》 第五百七十七条 Article 577')] }))).toEqual({
      text: `${CITED} Article 577`,
    })
  })

  it('from text of any colour: white text is text', async () => {
    const white = { content: drawnLines([CITED], '1 1 1 rg ') }
    expect(await read(pdfFile({ pages: [white] }))).toEqual({ text: CITED })
  })

  it('from a file of this server', async () => {
    const words = copy.paper.sample
    expect(await read(await pdfOf({ title: '某法', lines: [{ text: words, size: 12 }] }))).toEqual({ text: words })
  })

  it('from a file in which pages are pictures: they are named', async () => {
    expect(await read(pdfFile({ pages: [PICTURE, page(CITED), PICTURE] }))).toEqual({
      text: CITED,
      pagesWithoutText: [1, 3],
    })
  })
})

const ENCRYPT = `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>/ID[<00><00>]`
const bad: Array<[what: string, file: () => Buffer, code: number, id: string]> = [
  ['is pictures only', () => pdfFile({ pages: [PICTURE, PICTURE] }), 415, 'file_scanned'],
  ['has a password', () => pdfFile({ pages: [page(CITED)], trailer: ENCRYPT }), 400, 'file_encrypted'],
  [
    'has 2,000 pages',
    () => pdfFile({ pages: Array.from({ length: 2000 }, () => page(CITED)) }),
    413,
    'file_too_many_pages',
  ],
  [
    'says that it has a billion pages',
    () => pdfFile({ pages: [], tree: '/Kids[]/Count 1000000000' }),
    415,
    'file_unreadable',
  ],
  ['is cut off at its head', () => Buffer.from('%PDF-1.7\n1 0 obj\n'), 415, 'file_unreadable'],
  [
    'has a tree that leads to itself',
    () => pdfFile({ pages: [], tree: '/Kids[2 0 R]/Count 1' }),
    415,
    'file_unreadable',
  ],
]

describe('are refused from a file that', () => {
  it.each(bad)('%s', async (_, file, code, id) => {
    expect(failureIn(await send(file()))).toMatchObject({ code, id })
  })
})

describe('cost no more than a limit', () => {
  const MOST_BYTES = 700 * 1024 * 1024

  it.each([
    [65, 1],
    [650, 1],
    [6500, 2],
  ])('of %i MB in a part that is packed %i times', async (megabytes, times) => {
    const before = process.memoryUsage().rss
    const reply = await send(pdfFile({ pages: [bombPage(megabytes, times)] }))
    expect(failureIn(reply)).toMatchObject({ code: 413, id: 'file_too_long' })
    expect(process.memoryUsage().rss - before).toBeLessThan(MOST_BYTES)
  })

  it.each([1, 10, 100])('where arrays are %i thousand deep', async thousands => {
    const depth = thousands * 1000
    const { statusCode } = await send(
      pdfFile({ pages: [{ content: '['.repeat(depth) }], trailer: `/Deep${'['.repeat(depth)}` }),
    )
    expect([200, 413, 415, 422]).toContain(statusCode)
    expect(await read(pdfFile({ pages: [page(CITED)] }))).toEqual({ text: CITED })
  })
})
