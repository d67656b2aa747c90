/** The files of the app that the service worker caches when a page asks for them. */
import { build } from 'esbuild'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { gate } from '../support/time'

const FILE = 'https://app.test/chunk/charts.12345678.js'
const stored = new Map<string, Response>()
let isDiskFull: boolean
/** Opens when the page has read the file: a disk is slower. */
let pageRead: ReturnType<typeof gate>
const caches = {
  open: async () => {
    await pageRead.opened
    return {
      put: async ({ url }: Request, reply: Response) => {
        if (isDiskFull) throw new Error('QuotaExceededError')
        stored.set(url, new Response(await reply.text()))
      },
    }
  },
  keys: async () => [],
  match: async ({ url }: Request) => stored.get(url)?.clone(),
}

let fetched: string[]
let files: typeof import('../../config/service-worker/files')
beforeAll(async () => {
  const file = path.resolve(__dirname, '../../config/service-worker/files.ts')
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, format: 'cjs', write: false })
  const module = { exports: {} }
  const fetch = async ({ url }: Request) => {
    fetched.push(url)
    return new Response('a large file')
  }
  const SERVICE_WORKER = { base: '/', revision: 'r', scripts: [], files: [] }
  const scope = { URL, Request, Response, location: new URL(FILE), caches, fetch, SERVICE_WORKER, module }
  runInNewContext(outputFiles[0]!.text, Object.assign(scope, { self: scope, exports: module.exports }))
  files = module.exports as typeof files
})
beforeEach(() => {
  stored.clear()
  ;[fetched, isDiskFull] = [[], false]
})

/** Reads the file like a page, which locks the body before the cache is open. */
async function read() {
  pageRead = gate()
  const waits: Array<Promise<unknown>> = []
  const event = { waitUntil: (work: Promise<unknown>) => void waits.push(work) }
  const request = new Request(FILE)
  const text = await files.answerFile({ event: event as never, request }).then(reply => reply.text())
  pageRead.open()
  await Promise.all(waits)
  return text
}

test('a file that is not installed is cached while the page reads it', async () => {
  expect([await read(), await read(), fetched]).toEqual(['a large file', 'a large file', [FILE]])
})

test('on a full disk the page still gets the file', async () => {
  isDiskFull = true
  expect([await read(), stored.size]).toEqual(['a large file', 0])
})
