/** The server's build in an otherwise empty folder. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fakeH5, temporaryDir } from './support/server'
import { patience } from '../support/time'

const ROOT = path.resolve(__dirname, '../..')
const dir = temporaryDir()
const at = (...names: string[]) => path.join(dir, ...names)
const env = { PATH: process.env.PATH, NODE_ENV: 'test' as const, TARO_ENV: 'h5' as const, DATA_DIR: at('data') }
afterAll(() => rmSync(dir, { recursive: true }))

const BID = {
  bid: 'b1',
  notice_type: '公开招标公告',
  title: '办公楼法律顾问服务公开招标公告',
  purchaser: '澄屿市机关事务管理局',
  region: '江苏省',
  paragraphs: [{ label: '概况', text: '采购法律顾问服务。' }],
}

beforeAll(() => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build-server.ts'], {
    cwd: ROOT,
    env: { ...process.env, OUT: at('built') },
  })
  fakeH5(at('h5'))
  // Found by its own node_modules only.
  cpSync(at('built'), at('server'), { recursive: true })
  rmSync(at('built'), { recursive: true })
}, patience(60_000))

test(
  'it imports, searches and makes Word files in its threads, and ends on a signal',
  async () => {
    writeFileSync(at('bids.ndjson'), `${JSON.stringify(BID)}\n`)
    const output = execFileSync(process.execPath, ['bin/import.js', at('bids.ndjson')], {
      cwd: at('server'),
      env,
      stdio: 'pipe',
    })
    expect(String(output)).toContain('bids: 1')

    const server = spawn(process.execPath, ['bin/main.js'], {
      cwd: at('server'),
      env: { ...env, PORT: '0', H5_DIR: at('h5'), CORPUS: 'none', DEMO: 'no', WORKERS: '1' },
    })
    try {
      let out = ''
      server.stdout.on('data', chunk => (out += String(chunk)))
      while (!out.includes('ready')) await once(server.stdout, 'data')
      const url = /^ready (\S+)$/m.exec(out)![1]!
      const list = await (
        await fetch(`${url}tender/api/v1/search/tenderList?query=%E5%85%A8%E6%96%87:%E9%A1%BE%E9%97%AE`)
      ).json()
      expect(list).toMatchObject({ isSuccess: true, data: { totalCount: 1 } })
      const file = await fetch(`${url}tender/api/v1/search/download/b1`)
      expect(file.headers.get('content-type')).toContain('wordprocessingml')
    } finally {
      server.kill('SIGTERM')
    }
    expect((await once(server, 'exit'))[0]).toBe(0)
  },
  patience(60_000),
)

test('it makes a PDF with its font, in a thread and without one', () => {
  const content = JSON.stringify({ title: '甲', lines: [{ text: '法律适用', size: 12 }] })
  const script = `require('./document-worker/worker.js').pdf(${content}).then(pdf => process.stdout.write(pdf))`
  const pdf = execFileSync(process.execPath, ['-e', script], { cwd: at('server') })
  expect(pdf.toString('latin1')).toContain('/FontFile2')
  expect(existsSync(at('server/bin/data/paper-font.ttf'))).toBe(true)
})

test('its inventory lists its packages, and it contains no package that only builds the app', () => {
  const { components } = JSON.parse(readFileSync(at('server/bom.json'), 'utf8')) as {
    components: { name: string; version: string; purl: string; licenses?: unknown }[]
  }
  const names = components.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['fastify', '@fastify/static', 'pg', 'piscina', '@photostructure/sqlite']),
  )
  expect(names.filter(name => /^(webpack|react|sass|typescript|esbuild|@tarojs\/)/.test(name))).toEqual([])
  expect(components.filter(({ version, licenses }) => !version || !licenses)).toEqual([])
  expect(components.find(({ name }) => name === '@fastify/static')?.purl).toMatch(/^pkg:npm\/%40fastify\/static@\d/)
})
