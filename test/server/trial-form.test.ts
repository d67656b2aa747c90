import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from '../../server/sqlite'
import { copy } from '../../server/copy'
import { HOST, startServer, type TestServer } from './support/server'
import { get, submitForm } from './support/visits'

let server: TestServer
beforeEach(async () => void (server = await startServer()))
afterEach(() => server.close())

const DAY = 24 * 3600_000
const applicant = { name: '王律师', phone: '138 0013-8000', firm: '砚岭律师事务所' }
const link = '/trial?source=10&codetype=nuonuofaxiu&trycode=t1&gdt_vid=g1&unionId=u1'

function stored() {
  const db = new DatabaseSync(`${server.dir}/data/accounts.db`)
  const rows = db.prepare('SELECT * FROM trial_applications').all() as Record<string, unknown>[]
  db.close()
  return rows
}

describe('a trial application', () => {
  it('stores the applicant and the params of the link, and thanks', async () => {
    const reply = await submitForm(server, link, applicant)
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/trial/done'])
    const thanks = await get(server, '/trial/done')
    expect(thanks.body).toContain('申请已提交')
    expect(stored()).toEqual([
      {
        id: 1,
        name: '王律师',
        phone: expect.stringMatching(/^[\w-]{52}$/) as string,
        phone_print: expect.any(Uint8Array) as Uint8Array,
        consent: copy.privacy.version,
        firm: '砚岭律师事务所',
        source: '10',
        codetype: 'nuonuofaxiu',
        trycode: 't1',
        gdt_vid: 'g1',
        union_id: 'u1',
        created_at: server.runtime.now().getTime(),
      },
    ])
  })

  it('stores only words of a link', async () => {
    const mark = encodeURIComponent('1\x1b[2J\r\n\t2\u202e')
    await submitForm(server, link.replace('source=10', `source=${mark}`).replace('=g1', `=${mark}`), applicant)
    expect(stored()).toMatchObject([{ source: '1[2J2', gdt_vid: '1[2J2' }])
  })

  it('accepts a link without params, and a number with country or area code', async () => {
    await submitForm(server, '/trial', { ...applicant, phone: '+86 13800138001' })
    await submitForm(server, '/trial', { ...applicant, phone: '010-88886666' })
    const listed = await server.store.trialApplications.list()
    expect(listed.map(({ phone, source }) => [phone, source])).toEqual([
      ['13800138001', ''],
      ['01088886666', ''],
    ])
  })

  it('states its retention period, and is deleted after it', async () => {
    const short = await startServer({ TRIAL_APPLICATION_DAYS: '30' })
    expect((await get(short, link)).body).toContain('最长保留30天')
    await submitForm(short, link, applicant)
    const rows = () => {
      const db = new DatabaseSync(`${short.dir}/data/accounts.db`)
      const { n } = db.prepare('SELECT count(*) AS n FROM trial_applications').get() as { n: number }
      db.close()
      return n
    }
    short.runtime.pass(30 * DAY - 1)
    await short.store.sweep()
    expect(rows()).toBe(1)
    short.runtime.pass(1)
    await short.store.sweep()
    expect(rows()).toBe(0)
    await short.close()
  })

  it('counts a number once a day', async () => {
    await submitForm(server, link, applicant)
    expect((await submitForm(server, link, applicant)).statusCode).toBe(303)
    expect(stored()).toHaveLength(1)
    server.runtime.pass(DAY)
    await submitForm(server, link, applicant)
    expect(stored()).toHaveLength(2)
  })

  it.each([
    [{ name: ' ' }, '请输入您的姓名'],
    [{ name: '王'.repeat(41) }, '请输入您的姓名'],
    [{ name: '王\u0007' }, '请输入您的姓名'],
    [{ name: '王\u2028明' }, '请输入您的姓名'],
    [{ phone: '12345' }, '请输入正确的手机号码'],
    [{ phone: '1380013800x' }, '请输入正确的手机号码'],
    [{ firm: '' }, '请输入您的律所或单位名称'],
  ])('has errors beside the fields: %j', async (wrong, sentence) => {
    const reply = await submitForm(server, link, { ...applicant, ...wrong })
    expect(reply.statusCode).toBe(400)
    expect(reply.body).toContain(sentence)
    expect(reply.body).toContain('aria-describedby="')
    expect(stored()).toEqual([])
  })

  it('keeps the typed text, escaped', async () => {
    const reply = await submitForm(server, link, { ...applicant, name: '"><script>', phone: '' })
    expect(reply.body).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(reply.body).not.toContain('"><script>')
  })

  it('requires consent, by a box that is not ticked beforehand, and keeps the typed text', async () => {
    expect((await get(server, link)).body).not.toMatch(/name="consent"[^>]*checked/)
    const reply = await submitForm(server, link, { ...applicant, consent: '' })
    expect(reply.statusCode).toBe(400)
    expect(reply.body).toContain(copy.consent.missing)
    for (const value of ['王律师', '13800138000', '砚岭律师事务所']) expect(reply.body).toContain(`value="${value}"`)
    expect(stored()).toEqual([])
    const wrong = await submitForm(server, link, { ...applicant, firm: '' })
    expect(wrong.body).toMatch(/name="consent"[^>]*checked/)
    expect(wrong.body).not.toContain(copy.consent.missing)
  })

  it('leaves no plain number in the files of the server', async () => {
    await submitForm(server, link, applicant)
    const files = readdirSync(`${server.dir}/data`).map(name => readFileSync(`${server.dir}/data/${name}`))
    expect(files.some(bytes => bytes.includes('砚岭律师事务所'))).toBe(true)
    expect(files.some(bytes => bytes.includes('13800138000'))).toBe(false)
  })

  it('stores SQL as plain text', async () => {
    await submitForm(server, link, { ...applicant, firm: "'); DROP TABLE trial_applications; --" })
    expect(stored()).toMatchObject([{ firm: "'); DROP TABLE trial_applications; --" }])
  })

  it('refuses a form of another site', async () => {
    const reply = await submitForm(server, link, applicant, { cookie: '' })
    expect(reply.statusCode).toBe(403)
    expect(reply.body).toContain('页面已失效')
    expect(stored()).toEqual([])
  })

  it('returns a page for an overlong link or form', async () => {
    const long = await get(server, `/trial?source=${'x'.repeat(129)}`)
    expect([long.statusCode, long.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    const form = await submitForm(server, link, { ...applicant, name: 'x'.repeat(201) })
    expect([form.statusCode, form.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  })

  it('accepts bytes that are no text', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: link,
      headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=%ff%ed%a0%80&phone=%&firm=%00',
    })
    expect(reply.statusCode).toBe(403)
  })
})
