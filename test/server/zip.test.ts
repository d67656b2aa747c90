/** Archives as streams: every chunk arrives, whatever its size, and equal content gives equal archives. */
import { randomBytes } from 'node:crypto'
import { type ArchiveEntry, zipFiles } from '../../server/download/zip'
import { unzip } from '../support/docx'

async function archiveOf(files: ArchiveEntry[]) {
  const chunks: Uint8Array[] = []
  for await (const chunk of zipFiles(files)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

it('texts and bytes are read back, in chunks larger than the buffer of the compressor as well', async () => {
  // Random bytes do not compress, so the compressor falls behind.
  const blocks = Array.from({ length: 8 }, () => randomBytes(256 * 1024))
  const files = unzip(
    await archiveOf([
      { name: '数据.json', chunks: ['{"a":', '1}'] },
      { name: 'large', chunks: blocks },
      { name: 'empty', chunks: [] },
    ]),
  )
  expect(Object.keys(files)).toEqual(['数据.json', 'large', 'empty'])
  expect(files['数据.json']!.toString()).toBe('{"a":1}')
  expect(Buffer.concat(blocks).equals(files.large!)).toBe(true)
  expect(files.empty).toHaveLength(0)
})

it('the compressor is waited for before the next chunk is read', async () => {
  let chunks = 0
  async function* many() {
    for (; chunks < 64; chunks++) yield randomBytes(256 * 1024)
  }
  const archive = zipFiles([{ name: 'large', chunks: many() }])
  await archive.next()
  expect(chunks).toBeLessThan(8)
  await archive.return(undefined)
})

it('equal content gives an equal archive', async () => {
  const files = () => [{ name: 'a', chunks: ['text'] }]
  expect(await archiveOf(files())).toEqual(await archiveOf(files()))
})

it('a name that the format cannot hold is an error, and no damaged archive', async () => {
  await expect(archiveOf([{ name: 'n'.repeat(65_536), chunks: ['text'] }])).rejects.toThrow('filename too long')
})
