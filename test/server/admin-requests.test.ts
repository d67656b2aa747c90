/** The administrator's queue of requests for masking or removal. */
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openAccountStore } from '../../server/accounts'
import { openCorpus } from '../../server/corpus/open'
import { systemRuntime } from '../../server/runtime'
import { patience } from '../support/time'
import { runCommand } from './support/command'
import { RETENTION, temporaryDir } from './support/server'

const dir = temporaryDir()
const dataDir = path.join(dir, 'data')
afterAll(() => rmSync(dir, { recursive: true }))
/** Each command loads the server's code again. */
jest.setTimeout(patience(240_000))

const admin = (...args: string[]) => runCommand('server/admin/main.ts', ['requests', ...args], { DATA_DIR: dataDir })
const load = () => runCommand('server/corpus/import/main.ts', [file], { DATA_DIR: dataDir })

const judgment = (cid: string, name: string) => ({
  cid,
  title: `${name}与李四民间借贷纠纷一审民事判决书`,
  case_type: '民事',
  document_type: '民事判决书',
  court: '北京市朝阳区人民法院',
  court_level: '基层法院',
  origin_province: '北京市',
  cause: ['民间借贷纠纷'],
  procedure: '一审',
  judgment_date: '2020-08-01',
  judges: [],
  parties: [{ role: '原告', name }],
  agents: [],
  cited_laws: [],
  paragraphs: [{ label: '首部', text: `原告：${name}，男。` }],
})
const file = path.join(dir, 'cases.ndjson')
writeFileSync(file, [judgment('c1', '张三'), judgment('c2', '孙七')].map(row => JSON.stringify(row)).join('\n'))

async function inStore<T>(work: (store: Awaited<ReturnType<typeof openAccountStore>>) => Promise<T>) {
  const store = await openAccountStore({
    dataDir,
    demo: false,
    runtime: systemRuntime,
    ...RETENTION,
    passwordCost: 2 ** 10,
  })
  return work(store).finally(() => store.close())
}
async function ask(document: string, name: string, reason: string) {
  const values = { name, applicant: '赵律师', relation: '代理人', contact: '13800138000', reason }
  const rest = { kind: 'mask', collection: 'case', title: '标题', consent: '1', visitor: 'v' } as const
  const added = await inStore(store => store.removalRequests.add({ ...rest, document, values }))
  return added.ok ? added.receipt : ''
}
async function whole(id: string) {
  const engine = await openCorpus({ dataDir }, () => undefined)
  const document = await engine.get('case', id)
  await engine.close()
  return document && JSON.stringify(document)
}
const stateOf = (receipt: string) => inStore(store => store.removalRequests.status(receipt))

it('lists and shows requests, masks, removes and refuses, and the next import keeps to it', async () => {
  expect((await load()).code).toBe(0)
  const [mask, removal, other] = [
    await ask('c1', '张三', '第一行\n第二行'),
    await ask('c2', '孙七', '撤下'),
    await ask('c2', '周八', '隐名'),
  ]
  const list = (await admin('list')).out
  expect(list.split('\n').map(line => line.split('\t')[0])).toEqual(['1', '2', '3', ''])
  expect(list).toContain('\topen\tmask\tcase\tc1\t张三\t赵律师\n')
  const output = (await admin('show', mask)).out
  for (const line of ['contact\t13800138000', 'reason\t第二行', 'places\t2\tbecomes 张某', 'place\t原告：张三，男。'])
    expect(output).toContain(`${line}\n`)

  expect((await admin('mask', '1', '--reason=已隐名')).out).toBe('masked 张三 as 张某 in 2 places of c1\n')
  expect(await whole('c1')).not.toContain('张三')
  expect(await stateOf(mask)).toMatchObject({ state: 'masked', answer: '已隐名' })

  expect((await admin('mask', '3')).err).toBe('c2 does not have the name 周八; give another with --name=NAME.\n')
  expect((await admin('refuse', '3')).err).toMatch(/^A refusal has --reason=TEXT/)
  expect((await admin('refuse', '3', '--reason=文书中没有这个姓名')).out).toBe('refused 3\n')
  expect(await stateOf(other)).toMatchObject({ state: 'refused', answer: '文书中没有这个姓名' })

  expect((await admin('remove', '2')).out).toBe('removed c2 of case\n')
  expect(await whole('c2')).toBeUndefined()
  expect((await admin('list')).out).toBe('')
  expect((await admin('list', '--all')).out.split('\n')).toHaveLength(4)

  const again = await load()
  expect(again.out).toContain('was withdrawn at the request of a person named in it')
  expect(await whole('c1')).not.toContain('张三')
  expect(await whole('c2')).toBeUndefined()

  rmSync(path.join(dataDir, 'corpus.db'))
  await load()
  expect(await whole('c1')).not.toContain('张三')
  expect(await whole('c2')).toBeUndefined()

  expect((await admin('undo', '2')).out).toMatch(/^undid 1 masks or removals/)
  expect(await stateOf(removal)).toMatchObject({ state: 'open' })
  await load()
  expect(await whole('c2')).toContain('孙七')
  expect((await admin('apply')).out).toBe('applied 1 masks and removals; 0 documents have changed\n')
})

it.each([
  [['show', '99'], 'There is no request 99.\n'],
  [['show', 'ABCD-ABCD-ABCD-ABCD'], 'There is no request ABCD-ABCD-ABCD-ABCD.\n'],
  [['burn', '1'], /^There is no command requests burn 1\.\n/],
  [['mask', '1', '--reason=a\u0007b'], /^A reason is one line of at most 500 characters\.\n/],
])('refuses %j with one sentence', async (args, sentence) => {
  const { code, err } = await admin(...args)
  expect(code).toBe(1)
  if (typeof sentence === 'string') expect(err).toBe(sentence)
  else expect(err).toMatch(sentence)
})
