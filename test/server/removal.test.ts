/** Requests for masking or withdrawal, from the page and from the mini-program. */
import { DatabaseSync } from '../../server/sqlite'
import { DECIDED_REQUEST_LIFE, REMOVAL_REQUEST_QUOTA } from '../../server/accounts/removal-requests'
import { caseLibrary } from '../../server/libraries/case'
import { copy } from '../../server/copy'
import { RATE_LIMITS } from '../../server/http/rate-limits'
import { DAY } from '../../server/runtime'
import { openPlainEngine } from './engine/support/plain-engine'
import { startServer, type TestServer, UNLIMITED } from './support/server'
import { failureIn, get, openForm, post, submitForm } from './support/visits'

const engine = openPlainEngine()
const TITLE = '张三与<李四>借款合同纠纷一审民事判决书'
beforeAll(() =>
  engine.write(writer => {
    writer.define(caseLibrary.spec)
    const rest = { blocks: [], names: {}, values: {}, numbers: {}, weight: 0, payload: {} }
    writer.put('case', { id: 'c1', title: TITLE, ...rest })
  }),
)

let server: TestServer
const start = async (env: Record<string, string> = {}, limits = UNLIMITED) =>
  void (server = await startServer(env, { engine, limits }))
afterEach(() => server.close())

const form = { kind: 'mask', name: '张三', applicant: '张三', relation: '本人', contact: '13800138000', reason: '旧案' }
const request = { library: 'case', id: 'c1', ...form, consent: copy.privacy.version }
const PAGE = '/removal?screen=case-detail&id=c1'
const API = '/removal/api/v1'
const send = (more: object = {}) => post(server, `${API}/requests`, { ...request, ...more })
const receiptOf = (reply: Awaited<ReturnType<typeof send>>) => reply.json<{ data: { receipt: string } }>().data.receipt
const stateOf = (receipt: string) => post(server, `${API}/state`, { receipt })

function stored() {
  const db = new DatabaseSync(`${server.dir}/data/accounts.db`)
  const rows = db.prepare('SELECT * FROM removal_requests').all() as Record<string, unknown>[]
  db.close()
  return rows
}

describe('a request', () => {
  beforeEach(() => start())

  it('gets a receipt, by which its state can be asked', async () => {
    const receipt = receiptOf(await send())
    expect(receipt).toMatch(/^[2-9A-HJKMNP-Z]{4}(?:-[2-9A-HJKMNP-Z]{4}){3}$/)
    const madeAt = server.runtime.now().toISOString()
    expect((await stateOf(receipt)).json()).toEqual({ isSuccess: true, data: { state: 'open', answer: '', madeAt } })
    expect((await stateOf(` ${receipt.toLowerCase().replaceAll('-', ' ')}`)).statusCode).toBe(200)
    for (const wrong of ['', 'x', receipt.replace(/.$/, sign => (sign === 'A' ? 'B' : 'A'))])
      expect(failureIn(await stateOf(wrong))).toMatchObject({ code: 404, id: 'receipt_unknown' })
  })

  it('tells the applicant the decision and its reason, for a year', async () => {
    const receipt = receiptOf(await send())
    const [listed] = await server.store.removalRequests.list()
    expect(listed).toMatchObject({ collection: 'case', document: 'c1', title: TITLE, name: '张三', kind: 'mask' })
    await server.store.removalRequests.decide(listed!.id, 'refused', '不是同一人')
    expect((await stateOf(receipt)).json()).toMatchObject({ data: { state: 'refused', answer: '不是同一人' } })
    server.runtime.pass(DECIDED_REQUEST_LIFE)
    await server.store.sweep()
    expect(failureIn(await stateOf(receipt))).toMatchObject({ id: 'receipt_unknown' })
  })

  it('sent a thousand times is one row with one receipt', async () => {
    const receipts = new Set<string>()
    for (let at = 0; at < 1000; at++) receipts.add(receiptOf(await send()))
    expect(receipts.size).toBe(1)
    expect(stored()).toHaveLength(1)
  })

  it('with a thousand texts stores as many as the quota of a visitor allows', async () => {
    const codes = []
    for (let at = 0; at < REMOVAL_REQUEST_QUOTA.visitor + 5; at++)
      codes.push((await send({ reason: `理由${at}` })).statusCode)
    expect(codes.filter(code => code === 200)).toHaveLength(REMOVAL_REQUEST_QUOTA.visitor)
    expect(stored()).toHaveLength(REMOVAL_REQUEST_QUOTA.visitor)
    expect(failureIn(await send({ reason: '又一个' }))).toMatchObject({ code: 429, id: 'removal_many' })
    // A decided request does not count.
    const [first] = await server.store.removalRequests.list()
    await server.store.removalRequests.decide(first!.id, 'refused', '重复')
    expect((await send({ reason: '又一个' })).statusCode).toBe(200)
  })

  it('stores nothing about people in plain text', async () => {
    await send({ reason: '涉及隐私' })
    const row = JSON.stringify(stored())
    for (const text of ['张三', '13800138000', '涉及隐私', '本人']) expect(row).not.toContain(text)
    expect(server.log.join('')).not.toMatch(/张三|13800138000/)
  })

  it.each([
    ['a missing name', { name: '' }, 'removal_incomplete'],
    ['a name of one character', { name: '张' }, 'removal_incomplete'],
    ['a control in a line', { contact: '138\u001b[2J' }, 'removal_incomplete'],
    ['a long reason', { reason: '长'.repeat(1001) }, 'removal_incomplete'],
    ['a very long reason', { reason: '长'.repeat(5000) }, 'invalid_request'],
    ['a library of laws', { library: 'law' }, 'invalid_request'],
    ['another kind', { kind: 'burn' }, 'invalid_request'],
    ['no consent', { consent: '' }, 'removal_consent'],
    ['an unknown document', { id: 'c2' }, 'not_found'],
    ['a body beyond the limit', { reason: 'x'.repeat(40_000) }, 'body_too_large'],
  ])('is refused with %s', async (_what, more, id) => {
    expect(failureIn(await send(more))).toMatchObject({ id })
    expect(stored()).toEqual([])
  })
})

it('a visitor has a limit of requests', async () => {
  await start({}, { ...UNLIMITED, removal: RATE_LIMITS.removal })
  for (let at = 0; at < RATE_LIMITS.removal.max; at++) expect((await send({ reason: `${at}` })).statusCode).toBe(200)
  expect(failureIn(await send())).toMatchObject({ code: 429, id: 'throttled' })
})

describe('the page', () => {
  beforeEach(() => start())

  it('names the document, takes the request, and shows the receipt', async () => {
    const { reply } = await openForm(server, PAGE)
    expect(reply.body).toContain('张三与&lt;李四&gt;借款合同纠纷')
    expect(reply.body).not.toMatch(/name="consent"[^>]*checked/)
    // Other texts open beside the form, which stays filled.
    expect(reply.body).toMatch(/<nav class="statements"[^>]*>\s*<a href="[^"]*" target="_blank"/)
    const done = await submitForm(server, PAGE, form)
    const receipt = /class="receipt">([^<]+)</.exec(done.body)?.[1] ?? ''
    const state = await submitForm(server, '/removal/state', { receipt })
    expect(state.body).toContain(copy.removal.states.open)
    // A reload sends the form again.
    expect((await submitForm(server, PAGE, form)).body).toContain(receipt)
    expect(stored()).toHaveLength(1)
  })

  it('without a document takes the address of one', async () => {
    const address = 'https://app.test/case-detail/c1?query=%5B%5D'
    for (const typed of [
      address,
      'https://app.test/case-detail/c1。',
      '网址（https://app.test/case-detail/c1），',
      '/case-detail/c1.',
    ])
      expect((await submitForm(server, '/removal', { ...form, address: typed })).body).toContain('class="receipt"')
    for (const wrong of ['', 'https://app.test/law-detail/l1', 'https://app.test/case-detail/c2', '/case-detail/%'])
      expect((await submitForm(server, '/removal', { ...form, address: wrong })).body).toContain(
        copy.removal.addressWrong,
      )
  })

  it('shows a script as text, in the form and in its answer', async () => {
    const script = '<script>alert(1)</script>'
    const reply = await submitForm(server, PAGE, { ...form, reason: script, name: script, consent: '' })
    expect(reply.statusCode).toBe(400)
    expect(reply.body).not.toContain(script)
    expect(reply.body).toContain('&lt;script&gt;alert(1)')
    await submitForm(server, PAGE, { ...form, reason: script })
    const [listed] = await server.store.removalRequests.list()
    expect(listed?.reason).toBe(script)
    await server.store.removalRequests.decide(listed!.id, 'refused', script)
    const receipt = receiptOf(await send({ reason: script, name: form.name }))
    const state = await submitForm(server, '/removal/state', { receipt })
    expect(state.body).not.toContain(script)
    expect(state.body).toContain('说明：&lt;script&gt;alert(1)')
  })

  it.each([
    ['masked', copy.removal.states.masked, copy.removal.remedy],
    ['refused', copy.removal.remedy, copy.removal.states.open],
  ] as const)(
    'shows the day of a decision, and the remedies of a refused applicant: %s',
    async (state, text, absent) => {
      const receipt = receiptOf(await send())
      const [listed] = await server.store.removalRequests.list()
      server.runtime.pass(DAY)
      await server.store.removalRequests.decide(listed!.id, state, '')
      const { body } = await submitForm(server, '/removal/state', { receipt })
      for (const line of [text, '提交时间：2026-03-05', '处理时间：2026-03-06']) expect(body).toContain(line)
      for (const line of [absent, '说明：']) expect(body).not.toContain(line)
    },
  )

  it('of the state refuses an unknown receipt and another site, and keeps what was typed', async () => {
    const unknown = await submitForm(server, '/removal/state', { receipt: 'ABCD-2345' })
    expect(unknown.statusCode).toBe(404)
    const foreign = await submitForm(server, '/removal/state', { receipt: 'ABCD-2345' }, { cookie: 'form_guard=x' })
    expect(foreign.statusCode).toBe(403)
    expect(unknown.body).toContain(copy.errors.receipt_unknown)
    expect(foreign.body).toContain(copy.removal.stale)
    for (const { body } of [unknown, foreign]) expect(body).toContain('value="ABCD-2345"')
  })

  it('reports a reason that is missing, and a quota, without losing the other fields', async () => {
    const incomplete = await submitForm(server, PAGE, { ...form, reason: ' ' })
    expect(incomplete.statusCode).toBe(400)
    expect(incomplete.body).toMatch(/aria-describedby="reason-error"/)
    expect(incomplete.body).toContain(copy.removal.problems.reason)
    for (let at = 0; at < REMOVAL_REQUEST_QUOTA.visitor; at++) await send({ reason: `理由${at}` })
    const refused = await submitForm(server, PAGE, { ...form, reason: '又一个' })
    expect(refused.statusCode).toBe(429)
    for (const text of [copy.errors.removal_many, '又一个', '13800138000']) expect(refused.body).toContain(text)
  })

  it('hides no fault of the server behind the form', async () => {
    jest.spyOn(server.store.removalRequests, 'add').mockRejectedValue(new Error('the disk is gone'))
    jest.spyOn(server.store.removalRequests, 'status').mockRejectedValue(new Error('the disk is gone'))
    const receipt = 'ABCD-2345-EFGH-6789'
    for (const reply of [
      await submitForm(server, PAGE, form),
      await submitForm(server, '/removal/state', { receipt }),
    ]) {
      expect(reply.statusCode).toBe(500)
      expect(reply.body).toContain(copy.errors.server_error)
      expect(reply.body).not.toContain('the disk is gone')
    }
  })

  it('keeps the typed text when something is missing, and refuses another site', async () => {
    const reply = await submitForm(server, PAGE, { ...form, contact: '', consent: '' })
    for (const text of [copy.removal.problems.contact, copy.consent.missing, '旧案']) expect(reply.body).toContain(text)
    expect((await submitForm(server, PAGE, { ...form, kind: '' })).body).toContain(copy.removal.kindMissing)
    expect((await submitForm(server, PAGE, form, { cookie: 'form_guard=x' })).statusCode).toBe(403)
    expect(stored()).toEqual([])
  })

  it('of an unknown document says so', async () => {
    expect((await get(server, '/removal?screen=case-detail&id=c2')).statusCode).toBe(404)
  })
})

it('the page and the mini-program name the operator who decides', async () => {
  await start({ OPERATOR_NAME: '某公司', OPERATOR_CONTACT: 'privacy@example.com' })
  expect((await get(server, PAGE)).body).toContain('由某公司处理，联系方式：privacy@example.com。')
  expect((await get(server, `${API}/form`)).json()).toEqual({
    isSuccess: true,
    data: { consent: copy.privacy.version, operator: '某公司', contact: 'privacy@example.com' },
  })
})

it('a server without documents takes no request', async () => {
  server = await startServer()
  expect((await get(server, PAGE)).statusCode).toBe(404)
  expect(failureIn(await send())).toMatchObject({ code: 404, id: 'not_found' })
})

it('guests who may not read learn no title', async () => {
  await start({ GUESTS: 'none' })
  expect((await get(server, PAGE)).body).not.toContain('张三')
})

it('all requests together have a quota', async () => {
  await start()
  const { removalRequests } = server.store
  const values = { name: '张三', applicant: '张三', relation: '本人', contact: '1' }
  const target = { kind: 'mask', collection: 'case', document: 'c1', title: TITLE, consent: '1' } as const
  for (let at = 0; at < REMOVAL_REQUEST_QUOTA.all; at++)
    await removalRequests.add({ ...target, values: { ...values, reason: `${at}` }, visitor: `${at % 200}` })
  expect(failureIn(await send())).toMatchObject({ code: 429, id: 'removal_full' })
})
