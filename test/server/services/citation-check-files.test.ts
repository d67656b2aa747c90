/** Texts of uploaded files, good and bad, recognised by their content, whatever their name. */
import { readFileSync } from 'node:fs'
import { CITATION_CHECK_LIMITS } from '@contract/citation-check'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import type { TestServer } from '../support/server'
import { failureIn, logIn, post } from '../support/visits'
import { startSearching } from './corpus'
import { zip } from '../../support/docx'

let server: TestServer
beforeAll(async () => void (server = await startSearching({})))
afterAll(() => server.close())

/** Requests that a visitor may send in a minute: a guest sends the good files, a member the bad ones. */
const send = (file: Buffer, token?: string) =>
  post(server, CITATION_CHECK_PATHS.text, { file: file.toString('base64') }, token === undefined ? {} : { token })
const words = async (file: Buffer) => (await send(file)).json<{ data: { text: string } }>().data.text

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const body = (...texts: string[]) => `<w:document><w:body>${texts.map(paragraph).join('')}</w:body></w:document>`
const CITED = '依照《民法典》第五百七十七条'

describe('are read', () => {
  it('from a .docx, with its notes', async () => {
    const file = zip({
      '[Content_Types].xml': '<Types/>',
      'word/document.xml': body('起诉状', CITED),
      'word/footnotes.xml': `<w:footnotes>${paragraph('见合同法第五十二条')}</w:footnotes>`,
    })
    expect((await words(file)).split('\n').filter(Boolean)).toEqual(['起诉状', CITED, '见合同法第五十二条'])
  })

  it('from one with macros, without them', async () => {
    const file = zip({ 'word/vbaProject.bin': Buffer.from('Sub AutoOpen()'), 'word/document.xml': body(CITED) })
    expect((await words(file)).trim()).toBe(CITED)
  })

  it('from a .docx without deleted text', async () => {
    const deleted = '<w:p><w:del><w:r><w:delText>删去</w:delText></w:r></w:del><w:r><w:t>留下</w:t></w:r></w:p>'
    expect((await words(zip({ 'word/document.xml': deleted }))).trim()).toBe('留下')
  })

  it('from a .docx with tracked changes as it would stand, in notes too', async () => {
    const changed = (note: string) =>
      `<w:p><w:r><w:t>依照${note}</w:t></w:r><w:del w:id="1"><w:r><w:delText>第一条</w:delText></w:r></w:del>` +
      '<w:ins w:id="2"><w:r><w:t>第二条</w:t></w:r></w:ins></w:p>'
    const file = zip({
      'word/document.xml': `<w:document><w:body>${changed('甲法')}</w:body></w:document>`,
      'word/footnotes.xml': `<w:footnotes><w:footnote w:id="1">${changed('乙法')}</w:footnote></w:footnotes>`,
      'word/endnotes.xml': `<w:endnotes><w:endnote w:id="1">${changed('丙法')}</w:endnote></w:endnotes>`,
    })
    expect((await words(file)).split('\n').filter(Boolean)).toEqual([
      '依照甲法第二条',
      '依照乙法第二条',
      '依照丙法第二条',
    ])
  })

  it('from a .docx without text that was moved away', async () => {
    const moved =
      '<w:p><w:moveFrom w:id="1"><w:r><w:t>依照甲法第一条</w:t></w:r></w:moveFrom></w:p>' +
      '<w:p><w:moveTo w:id="2"><w:r><w:t>依照甲法第一条</w:t></w:r></w:moveTo></w:p>'
    expect((await words(zip({ 'word/document.xml': moved }))).trim()).toBe('依照甲法第一条')
  })

  it('from plain text in every encoding', async () => {
    expect(await words(Buffer.from(CITED))).toBe(CITED)
    expect(await words(Buffer.from(`\ufeff${CITED}`, 'utf16le'))).toBe(CITED)
    const gb18030 = Buffer.from('d2c0d5d5a1b6c3f1b7a8b5e4a1b7b5dacee5b0d9c6dfcaaec6dfccf5', 'hex')
    expect(await words(gb18030)).toBe(CITED)
  })

  it('from five megabytes without a line break', async () => {
    const text = CITED.repeat(Math.floor(CITATION_CHECK_LIMITS.file / Buffer.byteLength(CITED)))
    expect(await words(Buffer.from(text))).toHaveLength(text.length)
  })
})

const OLD_OFFICE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const good = zip({ 'word/document.xml': body(CITED) })

/** A directory that declares another packed size of a part. */
function lying(): Buffer {
  const file = Buffer.from(good)
  file.writeUInt32LE(0x7fffffff, file.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 20)
  return file
}

const bad: Array<[what: string, file: () => Buffer, code: number, id: string]> = [
  ['is empty', () => Buffer.from(' \n'), 400, 'file_empty'],
  ['has no words', () => zip({ 'word/document.xml': body() }), 400, 'file_empty'],
  [
    'is encrypted',
    () => Buffer.concat([OLD_OFFICE, Buffer.alloc(512), Buffer.from('EncryptedPackage', 'utf16le')]),
    400,
    'file_encrypted',
  ],
  ['is a .doc of old', () => Buffer.concat([OLD_OFFICE, Buffer.alloc(512)]), 415, 'file_unreadable'],
  ['is a bomb', () => zip({ 'word/document.xml': Buffer.alloc(80 * 1024 * 1024, '<w:t>') }), 413, 'file_too_long'],
  [
    'has more words than a text file could',
    () => zip({ 'word/document.xml': `<w:t>${'a'.repeat(CITATION_CHECK_LIMITS.text + 1)}</w:t>` }),
    413,
    'file_too_long',
  ],
  ['is a program', () => readFileSync(process.execPath).subarray(0, 100_000), 415, 'file_unreadable'],
  ['is a program of Windows', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]), 415, 'file_unreadable'],
  [
    'is noise',
    () => Buffer.from(Array.from({ length: 999 }, (_, at) => 1 + ((at * 151) % 255))),
    415,
    'file_unreadable',
  ],
  ['is another archive', () => zip({ 'xl/workbook.xml': '<workbook/>' }), 415, 'file_unreadable'],
  ['is cut off', () => good.subarray(0, good.length - 40), 415, 'file_unreadable'],
  ['lies of its sizes', lying, 415, 'file_unreadable'],
  ['is too large', () => Buffer.alloc(CITATION_CHECK_LIMITS.file + 1, 'a'), 413, 'file_too_long'],
]

describe('are refused from a file that', () => {
  let token: string
  beforeAll(async () => void ({ token } = await logIn(server)))

  it.each(bad)('%s', async (_, file, code, id) => {
    expect(failureIn(await send(file(), token))).toMatchObject({ code, id })
  })

  it('has no text', async () => {
    expect(failureIn(await post(server, CITATION_CHECK_PATHS.text, { file: '中文' }))).toMatchObject({ code: 415 })
    expect(failureIn(await post(server, CITATION_CHECK_PATHS.text, {}))).toMatchObject({ code: 400 })
  })
})
