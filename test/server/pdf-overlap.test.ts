/** PDFs that one thread reads at the same time, as the inline worker does. */
import { readPdf } from '../../server/citation-check/pdf'
import { eventually } from '../support/time'

/** The readers of open files in the order of their opening. Each waits until the test releases it. */
const openFiles: Array<{ release(size?: number): void }> = []

// pdf.js is an ES module, which this test's sandbox cannot load.
jest.mock('pdfjs-dist/legacy/build/pdf.worker.mjs', () => ({}))
jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  getDocument: () => {
    let release: (size?: number) => void = () => undefined
    const released = new Promise<number>(resolve => (release = (size = 1) => resolve(size)))
    openFiles.push({ release })
    const getTextContent = async () => {
      new Uint8Array(await released)
      return { items: [{ str: '某法', hasEOL: false }] }
    }
    const document = { numPages: 1, getPage: async () => ({ getTextContent, cleanup: () => undefined }) }
    return { promise: Promise.resolve(document), destroy: async () => undefined }
  },
}))

const BOMB = 64 * 1024 * 1024
const LONGEST = 1000
const FILE = Buffer.from('%PDF-')

afterEach(() => void openFiles.splice(0))

async function readTwo(sizes: [first: number, second: number]) {
  const reads = [readPdf(FILE, LONGEST), readPdf(FILE, LONGEST)]
  for (const size of sizes) {
    await eventually(() => expect(openFiles).not.toHaveLength(0))
    openFiles.shift()!.release(size)
  }
  return Promise.all(reads)
}

it('leave the byte arrays and the console of the thread as they were', async () => {
  const [ByteArray, { warn }] = [globalThis.Uint8Array, console]
  expect(await readTwo([1, 1])).toEqual([{ text: '某法' }, { text: '某法' }])
  expect(globalThis.Uint8Array).toBe(ByteArray)
  expect(console.warn).toBe(warn)
})

it('do not answer for each other’s size', async () => {
  expect(await readTwo([BOMB, 1])).toEqual([{ refused: 'file_too_long' }, { text: '某法' }])
  expect(await readTwo([1, BOMB])).toEqual([{ text: '某法' }, { refused: 'file_too_long' }])
})
