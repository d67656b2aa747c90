/**
 * `npm run bench:server:load`: the whole server over HTTP, each kind of call alone and then all of them at once. On the real
 * corpus of ../shared/corpus where that folder is, else on the sample.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import http from 'node:http'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningServer, startServer } from '../support/server'
import { type Figure, measure, table } from './engine/measure'

const ROOT = path.resolve(__dirname, '../..')
const REAL = path.resolve(ROOT, '../shared/corpus')
const RUNS = 60
const LOAD_SECONDS = 10
const AT_ONCE = 8

const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })
let visitor = 0

/** Each request comes from an address of its own, so that the limits on one visitor do not measure themselves. */
const get = (origin: string, address: string) =>
  new Promise<{ status: number }>((resolve, reject) => {
    visitor++
    const from = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`
    const request = http.get(
      origin + address,
      { agent, headers: { noLogin: 'true', 'x-forwarded-for': from } },
      reply => {
        reply.resume()
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0 }))
      },
    )
    request.on('error', reject)
  })

const WORDS = [
  '违约金',
  '过高',
  '合同',
  '增值税',
  '股权转让',
  '盗窃',
  '诈骗',
  '利息',
  '担保',
  '劳动',
  '赔偿',
  '抗诉',
  '死刑',
  '借款',
  '离婚',
]
const pair = (index: number) => [WORDS[index % WORDS.length], WORDS[(index * 7 + 3) % WORDS.length]] as const
const q = (text: string) => encodeURIComponent(text)

const CALLS: Record<string, (index: number) => string> = {
  'case list': index => {
    const [a, b] = pair(index)
    return `/judgement-search/api/v1/search/list?query=${q(`全文:${a},全文:${b}`)}&pageIndex=${1 + (index % 3)}`
  },
  'case list, near': index => {
    const [a, b] = pair(index)
    return `/judgement-search/api/v1/search/list?query=${q(`全文:${a} ${b};gap=${10 + index}`)}`
  },
  'law list': index => `/ilawregu-search/api/v1/lawregu/list?query=${q(`全文:${pair(index)[0]},标题:法`)}`,
  'case groups': index => `/judgement-search/api/v1/search/caseLeftStatistics?query=${q(`全文:${pair(index)[0]}`)}`,
  suggestions: index =>
    `/judgement-search/api/v1/search/recommend/suggest?keyword=${q((pair(index)[0] ?? '').slice(0, 2))}`,
  'fiscal list': index =>
    `/fiscal-tax/api/v1/search/fiscalTaxList?fiscalTaxType=LAWREGU&query=${q(`全文:${pair(index)[1]}`)}&pageSize=5`,
}

async function alone(origin: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [what, address] of Object.entries(CALLS)) {
    figures.push(
      await measure(what, RUNS, async index => {
        const { status } = await get(origin, address(index))
        return status === 200 ? 1 : 0
      }),
    )
  }
  return figures
}

async function together(origin: string) {
  const calls = Object.values(CALLS)
  const until = performance.now() + LOAD_SECONDS * 1000
  let answered = 0
  let wrong = 0
  const client = async (offset: number) => {
    for (let index = offset; performance.now() < until; index += AT_ONCE) {
      const { status } = await get(origin, (calls[index % calls.length] ?? calls[0]!)(index))
      answered++
      if (status !== 200) wrong++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, offset) => client(offset)))
  return `${Math.round(answered / LOAD_SECONDS)} requests a second with ${AT_ONCE} at once, ${wrong} of ${answered} not answered with 200`
}

function importReal(data: string) {
  if (!existsSync(REAL)) return false
  const files = readdirSync(REAL).filter(name => name.endsWith('.ndjson.gz'))
  const tsx = path.join(ROOT, 'node_modules/.bin/tsx')
  const args = ['server/corpus/import/main.ts', ...files.map(name => path.join(REAL, name))]
  spawnSync(tsx, args, { cwd: ROOT, env: { ...process.env, DATA_DIR: data }, stdio: 'inherit' })
  return true
}

async function main() {
  const data = mkdtempSync(path.join(tmpdir(), 'alpha-bench-'))
  let server: RunningServer | undefined
  try {
    const real = importReal(data)
    server = await startServer({ DATA_DIR: data, CORPUS: real ? 'none' : 'sample', TRUST_PROXY: '1', DEMO: 'no' })
    console.log(
      `\n${cpus()[0]?.model ?? 'cpu'} × ${cpus().length}, ${real ? 'real corpus' : 'sample corpus'}, client on the same machine`,
    )
    console.log(table(await alone(server.origin)))
    console.log(await together(server.origin))
  } finally {
    await server?.stop()
    rmSync(data, { recursive: true, force: true })
    agent.destroy()
  }
}

void main()
