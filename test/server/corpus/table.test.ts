import fc from 'fast-check'
import { readTableRows } from '../../../server/corpus/import/files/table'

const HEAD = '案号,全文,备注'
async function read(text: string) {
  async function* lines() {
    for (const [at, line] of text.split('\n').entries()) yield Promise.resolve({ number: at + 1, text: line })
  }
  const rows = []
  for await (const row of readTableRows(lines())) rows.push(row)
  return rows
}
const cellsOf = async (text: string) =>
  (await read(`${HEAD}\n${text}`)).map(({ row, fault }) => (row ? Object.values(row) : fault))

describe('a table', () => {
  it('is read back as written, with quotes, delimiters and line breaks in its cells', async () => {
    const cell = fc.string({ unit: fc.constantFrom('"', ',', '\n', '甲', ' ', 'x') })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), async rows => {
        const text = rows.map(row => row.map(value => `"${value.replaceAll('"', '""')}"`).join(',')).join('\n')
        expect(await cellsOf(text)).toEqual(rows)
      }),
    )
  })

  it('may omit quotes, end its lines as Windows does and contain blank ones', async () => {
    expect(await cellsOf('1,甲,\r\n\r\n2,"乙\r\n丙",x"y"\r\n3,"丁"戊,')).toEqual([
      ['1', '甲', ''],
      ['2', '乙\n丙', 'x"y"'],
      ['3', '丁戊', ''],
    ])
  })

  it('reports a header without rows', async () => {
    expect(await read(HEAD)).toEqual([{ line: 1, fault: 'a header without rows' }])
    expect(await read('')).toEqual([])
  })

  it('reports the line at which a row begins', async () => {
    const rows = await read(`${HEAD}\n1,"甲\n乙",\n\n2,丙\n3,"丁`)
    expect(rows.map(({ line, fault }) => [line, fault?.slice(0, 9)])).toEqual([
      [2, undefined],
      [5, '2 columns'],
      [6, 'a quote t'],
    ])
  })
})
