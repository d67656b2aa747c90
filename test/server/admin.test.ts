import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openAccountStore } from '../../server/accounts'
import { openCorpus } from '../../server/corpus/open'
import { systemRuntime } from '../../server/runtime'
import { runCommand } from './support/command'
import { temporaryDir, RETENTION } from './support/server'
import { patience } from '../support/time'

const dir = temporaryDir()
const dataDir = path.join(dir, 'data')
afterAll(() => rmSync(dir, { recursive: true }))
/** Each command loads the server's code again. */
jest.setTimeout(patience(120_000))

const admin = (command: string, input = '') =>
  runCommand('server/admin/main.ts', command.split(' '), { DATA_DIR: dataDir }, input)
const open = () =>
  openAccountStore({
    dataDir,
    demo: false,
    runtime: systemRuntime,
    ...RETENTION,
    passwordCost: 2 ** 10,
  })
async function inStore<T>(work: (store: Awaited<ReturnType<typeof open>>) => Promise<T>) {
  const store = await open()
  return work(store).finally(() => store.close())
}
const signIn = (password: string) => inStore(({ signIn: runAdmin }) => runAdmin('wang', password, '192.0.2.1'))
const COMMON = 'That password is a common one, or made of the login name or the name of the product; give another.'
const [OLD, NEW] = ['a long old password', '一个相当长的新密码，足够长']

describe('npm run admin -- user', () => {
  it('adds an account that can log in at once, lists it, and refuses a name in use', async () => {
    const added = await admin(
      'user add Wang --name=王律师 --kind=office --office=o1 --permissions=judgement,lawregu',
      `${OLD}\n`,
    )
    expect(added).toEqual({ code: 0, out: 'added wang, office\n', err: '' })
    expect(await signIn(OLD)).toMatchObject({ kind: 'in', account: { name: '王律师', officeId: 'o1' } })
    const again = await admin('user add WANG', `${OLD}\n`)
    expect([again.code, again.err]).toEqual([1, 'The login name wang is taken.\n'])
    expect((await admin('user list')).out).toBe('wang\toffice\t王律师\tactive\tjudgement,lawregu\n')
  })

  it('changes a password, which ends the sessions', async () => {
    const token = await inStore(async ({ accounts, sessions }) => {
      const { account } = (await accounts.findByLogin('wang'))!
      return (await sessions.grant(account)).token
    })
    expect((await admin('user password wang', `${NEW}\n`)).code).toBe(0)
    expect((await signIn(OLD)).kind).toBe('wrong')
    expect((await signIn(NEW)).kind).toBe('in')
    expect(await inStore(({ sessions }) => sessions.find(token))).toBeUndefined()
  })

  it('disables and enables accounts, and sets the permission points of an office', async () => {
    expect((await admin('user disable wang')).out).toBe(
      'disabled 王律师: all sessions have ended, 0 share keys open nothing\n',
    )
    expect(await signIn(NEW)).toMatchObject({ kind: 'in', account: { disabled: true } })
    expect((await admin('user enable wang')).out).toBe('enabled 王律师\n')
    expect((await admin('user permissions wang tender')).out).toBe('王律师 may tender\n')
    expect(await signIn(NEW)).toMatchObject({ account: { disabled: false, permissions: ['tender'] } })
  })

  it('links a WeChat login to an account, lists the link, and removes it', async () => {
    const weChat = await inStore(async ({ accounts }) => {
      const identity = { provider: 'wechat', subjects: ['open wx o1'], name: '微信用户' }
      return (await accounts.forIdentity(identity)).id
    })
    expect((await admin(`user link wang ${weChat}`)).out).toBe(`the WeChat login ${weChat} opens 王律师 from now on\n`)
    expect((await admin('user list')).out).toContain(`\tWeChat ${weChat}\n`)
    expect((await admin(`user link ${weChat} wang`)).err).toBe(
      'The second account is not one that a WeChat login made.\n',
    )
    expect((await admin('user unlink wang')).code).toBe(0)
    expect((await admin('user unlink wang')).err).toBe('No WeChat login opens 王律师.\n')
  })

  it('sets the phone number of an account, and refuses it to another account', async () => {
    expect((await admin('user phone wang 138x')).err).toBe('138x is no phone number of the mainland.\n')
    expect((await admin('user phone wang 138-0013-8000')).code).toBe(0)
    const owner = await inStore(({ phones }) => phones.ownerOf('13800138000'))
    expect(owner?.name).toBe('王律师')
    await admin('user add zhao', `${OLD}\n`)
    expect((await admin('user phone zhao 13800138000')).err).toBe("13800138000 is another account's number.\n")
    expect((await admin('user phone wang none')).out).toBe('王律师 has no phone number\n')
    expect((await admin('user remove zhao')).code).toBe(0)
  })

  it.each([
    ['user add li', 'short\n', 'A password has 12 to 256 characters; give it on standard input, in one line.'],
    ['user add li', 'password1234\n', COMMON],
    ['user add li.lawyer', 'li.lawyer-2026\n', COMMON],
    ['user password wang', 'Wang-20262026\n', COMMON],
    ['user add li --permissions=everything', OLD, /^There is no permission point everything; there are judgement, /],
    ['user add li --kind=king', OLD, 'There is no kind king; there are member, office, trial.'],
    ['user add li --kind=trial', OLD, 'An account for a trial has --days=N, and no other has.'],
    ['user disable nobody', '', 'There is no account nobody.'],
    ['user constructor wang', '', /^There is no command user constructor wang\.\nnpm run admin/],
    ['user list --fast', '', /^There is no option --fast\.\nnpm run admin/],
    ['', '', /^npm run admin/],
  ])('refuses "%s" with one sentence', async (command, input, sentence) => {
    const { code, out, err } = await admin(command, input)
    expect([code, out]).toEqual([1, ''])
    if (typeof sentence === 'string') expect(err).toBe(`${sentence}\n`)
    else expect(err).toMatch(sentence)
  })
})

describe('npm run admin -- keys', () => {
  it('lists share keys, and revokes one or all of an account', async () => {
    const keys = await inStore(async ({ accounts, shareKeys }) => {
      const { account } = (await accounts.findByLogin('wang'))!
      const visual = [{ method: 'case_visual_interface' as const, params: { query: '' } }]
      const maker = { account: account.id, visitor: 'account' }
      const made = []
      for (let at = 0; at < 3; at++) made.push((await shareKeys.mint(visual, maker))!)
      return made
    })
    const listed = (await admin('keys list wang')).out.trim().split('\n')
    expect(listed).toHaveLength(3)
    expect(listed.some(line => keys.some(key => line.includes(key)))).toBe(false)
    expect((await admin(`keys revoke ${listed[0]?.split('\t')[0]}`)).out).toBe('revoked 1 key\n')
    expect((await admin('keys revoke --of=wang')).out).toBe('revoked 2 keys\n')
    expect((await admin('keys list')).out).toBe('')
    expect((await admin('keys revoke unknown')).err).toBe('There is no share key unknown.\n')
  })
})

describe('npm run admin -- user remove', () => {
  it('removes the account', async () => {
    expect((await admin('user add zhao', `${OLD}\n`)).code).toBe(0)
    expect((await admin('user remove zhao')).out).toBe('removed zhao, with all sessions and share keys\n')
    expect((await admin('user remove zhao')).err).toBe('There is no account zhao.\n')
  })
})

describe('npm run admin -- trials', () => {
  it('lists applicants with their numbers, and removes them', async () => {
    const marks = { source: '10', codetype: '', trycode: '', gdtVid: '', unionId: '', consent: 'v1' }
    await inStore(async ({ trialApplications }) => {
      for (const phone of ['13800000000', '13900000000', '13700000000'])
        await trialApplications.add({ ...marks, name: '王', phone, firm: '所' })
    })
    const lines = (await admin('trials list')).out.trim().split('\n')
    expect(lines.map(line => line.split('\t').slice(2).join(' '))).toEqual([
      '王 13800000000 所 10 v1',
      '王 13900000000 所 10 v1',
      '王 13700000000 所 10 v1',
    ])
    const id = lines[0]?.split('\t')[0]
    expect((await admin(`trials remove ${id}`)).out).toBe('removed 1 applications\n')
    expect((await admin(`trials remove ${id}`)).err).toBe('0 were removed; the others are not there.\n')
    expect((await admin('trials remove x')).err).toBe('There is no application x.\n')
    expect((await admin('trials remove')).code).toBe(1)
    expect((await admin('trials remove --all')).out).toBe('removed 2 applications\n')
    expect((await admin('trials list')).out).toBe('')
  })
})

const ORDERS = '\x1b]0;owned\x07\x1b[2J\r\n1\t2026\tforged\x9b2K\u2028\u202e\ud800'

test('no listing contains control characters or forged rows', async () => {
  const application = {
    codetype: '',
    trycode: '',
    gdtVid: '',
    unionId: '',
    consent: `v1${ORDERS}`,
    phone: '13800000000',
  }
  await inStore(async ({ accounts, shareKeys, trialApplications }) => {
    await trialApplications.add({ ...application, name: `王${ORDERS}`, firm: `所${ORDERS}`, source: `10${ORDERS}` })
    const id = await accounts.create({ id: `x${ORDERS}`, kind: 'member', name: `李${ORDERS}` })
    await shareKeys.mint([{ method: 'case_visual_interface', params: { query: ORDERS } }], {
      account: id,
      visitor: 'v',
    })
  })
  for (const [listing, cells] of [
    ['trials list', 7],
    ['user list', 4],
    ['keys list', 5],
  ] as const) {
    const { out } = await admin(listing)
    expect(out).not.toMatch(/[^\P{Cc}\t\n]|[\u2028\u202e]/u)
    const lines = out.split('\n').filter(line => line.includes('forged'))
    expect([listing, lines.map(line => line.split('\t').length)]).toEqual([listing, [cells]])
  }
  expect((await admin('trials remove --all')).code).toBe(0)
})

describe('npm run admin -- corpus', () => {
  beforeAll(async () => {
    const engine = await openCorpus({ dataDir }, () => undefined)
    const document = (id: string) => ({
      ...{ id, title: id, blocks: [], names: {}, values: {}, numbers: {}, weight: 0, payload: null },
    })
    await engine.write(writer => {
      writer.define({ name: 'case', scopes: [], names: [], values: [], trees: [], numbers: [] })
      for (const id of ['c1', 'c2', 'c3']) writer.put('case', document(id))
    })
    await engine.close()
  })

  it('lists collections, removes all named documents or none, and verifies all', async () => {
    expect((await admin('corpus list')).out).toBe('case\t3\n')
    expect((await admin('corpus remove case c1 gone')).err).toBe('There is no document gone in case.\n')
    expect((await admin('corpus verify')).out).toBe('case\t3 read\n')
    expect((await admin('corpus remove case c1 c2')).out).toBe('removed 2 documents of case\n')
    expect((await admin('corpus list')).out).toBe('case\t1\n')
    expect((await admin('corpus remove none c1')).err).toBe('There is no collection none; there are case.\n')
  })
})

describe('npm run admin -- data', () => {
  const file = path.join(dir, 'rates.json')
  const rates = (more: object = {}) =>
    writeFileSync(
      file,
      JSON.stringify({
        data: 'loan-rates',
        version: 1,
        source: '甲',
        checkedTo: '2026-01-20',
        rows: [{ from: '2025-05-20', rates: { oneYear: 3, fiveYears: 3.5 } }],
        ...more,
      }),
    )

  it('checks and installs a file, lists it, prints it, and removes it again', async () => {
    rates()
    const cells = '1 rows\tchecked to 2026-01-20 (more than 60 days ago)\tlast change 2025-05-20\t甲\n'
    expect((await admin(`data check ${file}`)).out).toBe(`loan-rates\tis valid\t${cells}`)
    expect((await admin('data list')).out).toContain('loan-rates\tbundled\t')
    expect((await admin(`data install ${file}`)).code).toBe(0)
    expect((await admin('data list')).out).toContain(`loan-rates\toperator\t${cells}`)
    expect(JSON.parse((await admin('data show loan-rates')).out)).toMatchObject({ source: '甲' })
    expect((await admin('data remove loan-rates')).out).toBe('loan-rates\tremoved; the bundled file is in use\n')
    const again = await admin('data remove loan-rates')
    expect([again.code, again.err]).toEqual([1, 'The bundled loan-rates are in use; there is no file to remove.\n'])
  })

  it('installs nothing if one file is refused, and tells which row is wrong', async () => {
    rates({ rows: [{ from: '2025-05-20', rates: { oneYear: 3 } }] })
    const refused = await admin(`data install ${file}`)
    expect([refused.code, refused.err]).toEqual([
      1,
      `${file}: Row 1 (2025-05-20) has nothing as "fiveYears", not a rate such as 3.45.\n`,
    ])
    expect((await admin('data list')).out).toContain('loan-rates\tbundled\t')
    expect((await admin('data remove rates')).err).toContain('There is no data rates; there are loan-rates, ')
    expect((await admin('data check /nowhere.json')).err).toBe('/nowhere.json: The file cannot be read (ENOENT).\n')
  })
})
