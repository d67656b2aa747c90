import { pdfOf } from '../../server/download/pdf'

const text = (pdf: Buffer) => pdf.toString('latin1')
const hex = (words: string) => Buffer.from(words, 'utf16le').swap16().toString('hex').toUpperCase()
const line = (words: string, size = 12) => ({ text: words, size })

/** The object of each entry in the cross-reference table. */
function objects(pdf: Buffer): string[] {
  const file = text(pdf)
  const [, at] = /startxref\n(\d+)\n%%EOF\n$/.exec(file)!
  const entries = file.slice(Number(at)).match(/^\d{10} 00000 n /gm)!
  return entries.map(entry => file.slice(Number(entry.slice(0, 10))).split('\nendobj')[0]!)
}

const shown = (pdf: Buffer) => [...text(pdf).matchAll(/<([0-9A-F]*)> Tj/g)].map(([, entries]) => entries)

it('has a table with every object, and streams of the declared length', () => {
  const pdf = pdfOf({ title: '论款项支付', lines: Array.from({ length: 120 }, (_, at) => line(`第${at}行`)) })
  const entries = objects(pdf)
  expect(text(pdf).startsWith('%PDF-1.5\n')).toBe(true)
  entries.forEach((object, at) => expect(object.startsWith(`${at + 1} 0 obj\n`)).toBe(true))
  const pages = entries.filter(object => object.includes('/Type /Page '))
  expect(pages).toHaveLength(4)
  expect(text(pdf)).toContain(`/Count ${pages.length} `)
  for (const [, length, content] of text(pdf).matchAll(/<< \/Length (\d+) >>\nstream\n([^]*?)\nendstream/g))
    expect(content).toHaveLength(Number(length))
  expect(text(pdf)).toContain(`/Title <FEFF${hex('论款项支付')}>`)
})

it("writes Chinese in the reader's font, and characters beyond the first plane too", () => {
  const pdf = pdfOf({ title: '甲', lines: [line('违约金 10%（甲）'), line('𠮷')] })
  expect(text(pdf)).toContain('/BaseFont /STSong-Light /Encoding /UniGB-UTF16-H')
  expect(shown(pdf)).toEqual([hex('违约金 10%（甲）'), hex('𠮷')])
})

it('breaks lines at the margin, but not before closing punctuation', () => {
  const lines = shown(pdfOf({ title: '甲', lines: [line('甲'.repeat(37) + '。' + '乙'.repeat(3))] }))
  expect(lines).toEqual([hex('甲'.repeat(37) + '。'), hex('乙'.repeat(3))])
})
