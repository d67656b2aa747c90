/** The client part of a further library: a copy of the tree compiles with both parts, and its app works with its server. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { Answers, Question } from '../fixture/further-library/client/ask'
import { bundleCopy } from '../support/bundle-copy'
import { copyTree, documentedChanges, partOf, scriptIn, SERVER_TREE, changesOf } from '../support/further-library'
import { patience } from '../support/time'

/** The app for both targets, and the server. */
const PROJECTS = [
  'config/tsconfig.h5.json',
  'config/tsconfig.weapp.json',
  'test/fixture/further-library/server/tsconfig.json',
]
const COMPILING = patience(240_000)
const COMPILER = path.resolve(__dirname, '../../node_modules/typescript-7/bin/tsc')

const run = promisify(execFile)
const half = partOf('client')
const WANTED: Question = {
  words: [{ name: '全文', value: '违约金' }],
  keyword: '云禾',
  id: 'award-1',
  another: 'award-2',
  form: {
    full: { text: '违约金 货款' },
    title: { text: '买卖合同' },
    institution: { text: '云禾' },
    opinion: { text: '货款' },
    date: { from: '2025-01-01', to: '2025-12-31' },
  },
}

let folder: string
let server: ChildProcess
let url: string
let faults: Promise<string>
let answers: Answers

function bundleApp() {
  const client = path.dirname(scriptIn(folder, 'client/ask.ts'))
  const contents = readFileSync(path.join(client, 'main.ts.txt'), 'utf8')
  return bundleCopy(folder, { stdin: { contents, resolveDir: client, loader: 'ts' } })
}

async function startServer() {
  const args = ['--import', 'tsx', scriptIn(folder, 'server/serve.ts'), 'awards', path.join(folder, 'corpus.db')]
  server = spawn(process.execPath, args, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] })
  const [line] = (await Promise.race([
    once(createInterface(server.stdout!), 'line'),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}.`))),
  ])) as [string]
  return line
}

/** The compiler's errors. */
async function compile() {
  const errors: string[] = []
  for (const project of PROJECTS) {
    const checking = run(process.execPath, [COMPILER, '-p', project, '--pretty', 'false'], { cwd: folder })
    await checking.catch(({ stdout }: { stdout: string }) => errors.push(`${project}: ${stdout}`))
  }
  return errors.join('\n')
}

beforeAll(async () => {
  folder = copyTree([...SERVER_TREE, 'config', 'src', 'test/support'], partOf('server'), half)
  faults = compile()
  const [app, host] = await Promise.all([bundleApp(), startServer()])
  url = host
  const env = { ...process.env, API_HOST: url }
  const { stdout } = await run(process.execPath, [app, JSON.stringify(WANTED)], { env, maxBuffer: 16 * 1024 * 1024 })
  answers = JSON.parse(stdout) as Answers
})
afterAll(async () => {
  await faults
  if (server.exitCode === null) {
    server.stdin!.end()
    await once(server, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}, COMPILING)

/** The server's count for a query written by hand. */
async function counted(conditions: string) {
  const reply = await fetch(`${url}/award/api/v1/search/list?query=${encodeURIComponent(conditions)}`)
  return ((await reply.json()) as { data: { totalCount: number } }).data.totalCount
}

test('the document lists exactly the files and lines of the fixture', () =>
  expect(documentedChanges('The app', 'award')).toEqual(changesOf(half)))

test('its list has rows with hits that open their documents, in both orders', () => {
  const { bySort } = answers
  expect(bySort.map(({ label, total, rows }) => [label, total, rows.length])).toEqual([
    ['相关性', 40, 10],
    ['裁决日期', 40, 10],
  ])
  const [first] = bySort[0]!.rows
  expect(first!.view.title).toEqual([{ kind: 'text', text: expect.stringContaining('买卖合同争议') }])
  expect(first!.view.snippet).toContainEqual({ kind: 'hit', text: '违约金' })
  expect(first!.opens).toEqual({
    route: 'award-detail',
    params: { aid: first!.id, query: JSON.stringify(WANTED.words) },
  })
  const days = bySort[1]!.rows.map(({ view }) => view.meta?.[1])
  expect(days).toEqual([...days].sort().reverse())
  expect(days).not.toEqual(bySort[0]!.rows.map(({ view }) => view.meta?.[1]))
})

test('its filters have choices, one and all', () => {
  const [institutions, years] = answers.byFilter
  expect(institutions).toHaveLength(8)
  expect(years!.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(40)
  expect(answers.all).toEqual({ institutionResults: institutions, yearResults: years })
})

test('its suggestions appear', () =>
  expect(answers.suggested).toEqual([
    { pre: '仲裁机构', directToPageFlag: false, value: [expect.objectContaining({ value: '云禾市仲裁委员会' })] },
  ]))

test("a value in its advanced form finds the server's count, and returns to the form", async () => {
  const questions = [
    '全文:违约金,全文:货款',
    '标题:买卖合同',
    '仲裁机构:云禾',
    '仲裁庭意见:货款',
    '裁决日期:2025-01-01TO2025-12-31',
  ]
  const totals = await Promise.all(questions.map(counted))
  expect(answers.category.advanced).toBe(true)
  expect(answers.advanced.map(({ key }) => key)).toEqual(Object.keys(WANTED.form))
  expect(answers.advanced.map(({ again }) => again)).toEqual(Object.keys(WANTED.form).map(key => [key]))
  expect(answers.advanced.map(({ total }) => total)).toEqual(totals)
  expect(totals.slice(0, 4)).toEqual([40, 40, 5, 0])
  const of2025 = answers.byFilter[1]!.find(({ value }) => value === '2025')
  expect([totals[4]]).toEqual([of2025?.count])
})

test('its document opens in the reader, and as a file', async () => {
  const { document, download = '' } = answers
  const [institution, date] = document.facts
  expect([institution!.label, date!.label]).toEqual(['仲裁机构', '裁决日期'])
  expect(document.catalog.map(({ text }) => text)).toEqual(['案情', '仲裁庭意见'])
  expect(document.passages.map(({ kind }) => kind)).toEqual(['label', 'paragraph', 'label', 'paragraph'])
  expect(JSON.stringify(document.passages)).toContain('<em>违约金</em>')
  expect(document.citation).toMatch(
    new RegExp(`^${document.title}，${institution!.value}，\\d{4}年\\d{1,2}月\\d{1,2}日$`),
  )
  const file = await fetch(url + download)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringContaining('wordprocessingml')])
})

test('a key opens its document to a guest, and no other document', () => {
  const { documents, paths, entries, opens, bare, unknown } = answers.shared
  expect(entries).toEqual(['gated', 'check', 'mint'])
  expect(documents).toEqual([answers.document, answers.document])
  expect(paths).toEqual(['/judgement-search/api/v1/share/getShareDataBySecretKey'])
  expect(opens).toEqual([true, false])
  expect(bare).toBe('award-2')
  expect(unknown).toMatchObject({ ok: false, error: { code: 'share_unknown' } })
})

test('its screens have titles and permission points', () => {
  const { routes, titles, pages, screen, grants } = answers.entered
  expect(routes).toEqual([
    { url: '/award-list', page: 'pages/list/award', title: '仲裁裁决', point: 'award' },
    {
      url: '/award-detail/:aid',
      page: 'pages/detail/award',
      title: '仲裁裁决详情',
      point: 'award',
      shareMethod: 'award_details_interface',
    },
  ])
  expect(titles).toEqual(routes.map(({ title }) => title))
  for (const target of pages) expect(target).toEqual(expect.arrayContaining(routes.map(({ page }) => page)))
  for (const { page } of routes) expect(existsSync(path.join(folder, 'src', `${page}.tsx`))).toBe(true)
  expect(answers.screens).toEqual(['award-list', 'award-detail'].map(route => ({ route, shows: 'award' })))
  expect(screen).toEqual({ name: 'award-detail', params: { aid: 'award-1' } })
  expect(grants).toEqual(['denied', 'open'])
})

test('deep links and home lead to it', () => {
  const { link, links } = answers.entered
  expect(link).toEqual({ list: 'award-list', detail: 'award-detail', required: ['aid'] })
  expect(links).toEqual(
    [
      { name: 'award-detail', params: { aid: 'award-1' } },
      { name: 'award-list', params: {} },
      { name: 'advanced', params: { type: 'award' } },
    ].map(screen => ({ kind: 'screen', screen })),
  )
  expect(answers.shortcut).toEqual({ label: '仲裁裁决', leadsTo: '/pages/list/award' })
})

test('the app compiles for both targets, and so does the server', async () => expect(await faults).toBe(''), COMPILING)
