/**
 * The whole server over HTTP, all in one thread and then with a thread for each core: each kind of call alone, then all of them
 * at once, and how long its event loop is held. On the real corpus of ../shared/corpus where that folder is, else on the sample.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import http from 'node:http'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningServer, startServer } from '../support/server'
import { type Figure, measure, table } from './engine/measure'

const ROOT = path.resolve(__dirname, '../..')
const REAL = path.resolve(ROOT, '../shared/corpus')
const RUNS = 60
const LOAD_SECONDS = 10
const AT_ONCE = 50

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
  const taken: number[] = []
  const client = async (offset: number) => {
    for (let index = offset; performance.now() < until; index += AT_ONCE) {
      const start = performance.now()
      const { status } = await get(origin, (calls[index % calls.length] ?? calls[0]!)(index))
      taken.push(performance.now() - start)
      answered++
      if (status !== 200) wrong++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, offset) => client(offset)))
  taken.sort((a, b) => a - b)
  const p99 = taken[Math.floor(taken.length * 0.99)]?.toFixed(0)
  return `${Math.round(answered / LOAD_SECONDS)} requests a second with ${AT_ONCE} at once, p99 ${p99} ms, ${wrong} of ${answered} not answered with 200`
}

function importReal(data: string) {
  if (!existsSync(REAL)) return false
  const files = readdirSync(REAL).filter(name => name.endsWith('.ndjson.gz'))
  const tsx = path.join(ROOT, 'node_modules/.bin/tsx')
  const args = ['server/corpus/import/main.ts', ...files.map(name => path.join(REAL, name))]
  spawnSync(tsx, args, { cwd: ROOT, env: { ...process.env, DATA_DIR: data }, stdio: 'inherit' })
  return true
}

const LAWS = '/ilawregu-search/api/v1/lawregu'
/** The commonest pairs of characters in laws, which a guest may ask for within a gap. */
const PAIRS = '规定 管理 应当 部门 人民 机构 单位 国家 有关 进行'

async function heavy(origin: string): Promise<Record<string, string>> {
  const found = await (await fetch(`${origin}${LAWS}/list?query=${q('标题:民法典')}`)).text()
  const lid = /"lid":"([^"]+)"/.exec(found)?.[1] ?? ''
  return {
    'a gap of the ten commonest pairs': `${LAWS}/list?query=${q(`全文:${PAIRS};gap=10`)}`,
    'a law as a Word file': `${LAWS}/download/${lid}`,
    'all charts': `/judgement-search/api/v1/search/getAllVisualData?query=${q('全文:被告 原告')}`,
  }
}

/** The probe tells what was the longest while these words were said. */
const longest = (said: string) => Math.max(0, ...[...said.matchAll(/^held (\d+)$/gm)].map(([, ms]) => Number(ms)))

async function holds(server: RunningServer) {
  const lines: string[] = []
  for (const [what, address] of Object.entries(await heavy(server.origin))) {
    const before = server.output().length
    const { status } = await get(server.origin, address)
    await new Promise(resolve => setTimeout(resolve, 600))
    lines.push(`${what}: ${status}, the loop held ${longest(server.output().slice(before))} ms at most`)
  }
  return lines.join('\n')
}

async function withWorkers(corpus: string | undefined, workers: number) {
  const data = mkdtempSync(path.join(tmpdir(), 'alpha-bench-'))
  if (corpus) cpSync(corpus, data, { recursive: true })
  const server = await startServer({
    DATA_DIR: data,
    CORPUS: corpus ? 'none' : 'sample',
    TRUST_PROXY: '1',
    DEMO: 'no',
    WORKERS: String(workers),
    NODE_OPTIONS: `--require ${path.join(__dirname, 'loop-probe.js')}`,
  })
  try {
    console.log(`\nWORKERS=${workers}`)
    console.log(await holds(server))
    console.log(table(await alone(server.origin)))
    console.log(await together(server.origin))
  } finally {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

async function main() {
  const corpus = mkdtempSync(path.join(tmpdir(), 'alpha-corpus-'))
  try {
    const real = importReal(corpus)
    console.log(
      `\n${cpus()[0]?.model ?? 'cpu'} × ${cpus().length}, ${real ? 'real corpus' : 'sample corpus'}, client on the same machine`,
    )
    for (const workers of [0, availableParallelism()]) await withWorkers(real ? corpus : undefined, workers)
  } finally {
    rmSync(corpus, { recursive: true, force: true })
    agent.destroy()
  }
}

void main()
