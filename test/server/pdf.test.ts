/**
 * PDFs of the server: an embedded font with every character of the sample's PDFs, readable text, and a limit of length.
 */
import { statSync } from 'node:fs'
import path from 'node:path'
import { samplePdfCharacters } from '../../scripts/sample-pdf-characters'
import { threadedDocumentWorker } from '../../server/document-worker'
import { DEADLINES, stretchDeadlines } from '../../server/threads/deadlines'
import { copy } from '../../server/copy'
import { pdfOf } from '../../server/download/pdf'
import { documentThread } from '../support/built-server'
import { letPass, patience } from '../support/time'

jest.setTimeout(patience(60_000))

const plain = (pdf: Buffer) => pdf.toString('latin1')
const line = (text: string, size = 12) => ({ text, size })
const pagesOf = (pdf: Buffer) => plain(pdf).match(/\/Type \/Page\b(?!s)/g)?.length
// pdf.js is an ES module, which this test's sandbox cannot load. A thread can.
const documentWorker = threadedDocumentWorker({
  most: 2,
  script: documentThread(),
  deadlines: stretchDeadlines(DEADLINES, patience(4)),
  onTrouble: error => void console.error(error),
  onEnded: () => undefined,
})
afterAll(() => documentWorker.close())
async function textOf(pdf: Buffer): Promise<string> {
  const words = await documentWorker.fileText(pdf)
  return 'text' in words ? words.text : JSON.stringify(words)
}

it('embeds its font and says which characters stand for the glyphs', async () => {
  const pdf = await pdfOf({ title: '论款项支付', lines: [line(copy.paper.sample)] })
  const file = plain(pdf)
  expect(file).toMatch(/\/FontFile2 \d+ 0 R/)
  expect(file).toMatch(/\/ToUnicode \d+ 0 R/)
  expect(file).not.toContain('STSong')
  expect(file).toContain('/Title ')
  expect(await textOf(pdf)).toBe(copy.paper.sample)
})

it('is equal for equal contents, whenever it is made', async () => {
  const content = { title: '甲', lines: [line('乙')] }
  const first = await pdfOf(content)
  await letPass(1100)
  expect(await pdfOf(content)).toEqual(first)
})

it('has each character of the papers in the sample', async () => {
  const characters = [...samplePdfCharacters()].filter(sign => sign.trim() !== '')
  expect(characters.length).toBeGreaterThan(500)
  const lines = Array.from({ length: Math.ceil(characters.length / 30) }, (_, at) =>
    line(characters.slice(at * 30, at * 30 + 30).join('')),
  )
  const text = await textOf(await pdfOf({ title: '甲', lines }))
  expect(characters.filter(sign => !text.includes(sign))).toEqual([])
})

it('is small, like its font', async () => {
  expect(statSync(path.resolve('server/download/data/paper-font.ttf')).size).toBeLessThan(1_500_000)
  const lines = Array.from({ length: 120 }, (_, at) => line(`第${at}条 当事人应当履行合同义务。`))
  const pdf = await pdfOf({ title: '甲', lines })
  expect([pagesOf(pdf), pdf.length < 200_000]).toEqual([4, true])
})

it('breaks lines at the margin, but not before closing punctuation', async () => {
  const text = await textOf(await pdfOf({ title: '甲', lines: [line(`${'条'.repeat(37)}。${'款'.repeat(3)}`)] }))
  expect(text.split('\n').some(one => one.startsWith('。'))).toBe(false)
  expect(text.replace(/\n/g, '')).toBe(`${'条'.repeat(37)}。${'款'.repeat(3)}`)
})

it('leaves out what exceeds a hundred thousand characters, and says so', async () => {
  const pdf = await pdfOf({ title: '甲', lines: Array.from({ length: 3_000 }, () => line('条'.repeat(99))) })
  expect(pagesOf(pdf)).toBeLessThan(100)
  expect((await textOf(pdf)).replace(/\n/g, '')).toContain(copy.paper.shortened)
})
