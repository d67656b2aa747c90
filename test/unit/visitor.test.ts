/** The current visitor, with services that return less than the companion server. */
import '../support/without-taro'
import { bridge } from '@/platform/bridge'
import { sessionHost } from '@/platform/session-host'
import { deviceValues } from '@/platform/storage/keys'
import { transport } from '@/platform/transport'
import { useSession } from '@/stores/session'
import { loadVisitor } from '@/actions/load-visitor'

const requests: string[] = []
function serve(answers: Record<string, unknown>) {
  requests.length = 0
  jest.spyOn(transport, 'send').mockImplementation(async ({ url }) => {
    const name = url.slice(url.lastIndexOf('/') + 1)
    requests.push(name)
    const isKnown = name in answers
    return { kind: 'reply', status: isKnown ? 200 : 404, text: isKnown ? JSON.stringify({ data: answers[name] }) : '' }
  })
}
const session = () => useSession.getState()

function keep(flags: { isNew3cUser?: boolean; is3c?: boolean; officeId?: string; userId?: string }) {
  session().signOut()
  deviceValues.is3c.remove()
  deviceValues.token.set('t1')
  for (const [name, value] of Object.entries(flags)) deviceValues[name as 'officeId'].set(value as string)
  session().restore()
}

const ME = { office_id: 'o1', user_id: 7 }

test('a flag that is kept stands where me is silent, and permissions are asked for', async () => {
  keep({ isNew3cUser: true, is3c: true })
  serve({ me: ME, getOfficePermission: { permissionList: [{ permission: 'lawregu' }] } })
  expect(await loadVisitor('t1')).toMatchObject({ ok: true, data: { points: ['lawregu'] } })
  expect(requests).toContain('getOfficePermission')
  expect(session()).toMatchObject({ isNew3cUser: true, is3c: true, officeId: 'o1', userId: '7' })
  expect(deviceValues.isNew3cUser.get()).toBe(true)
})

test('what me says wins over what is kept; what it leaves out stays', async () => {
  keep({ isNew3cUser: true, officeId: 'kept', userId: 'kept' })
  serve({ me: { user_id: 'u2', office_id: null, isNew3cUser: false } })
  expect(await loadVisitor('t1')).toMatchObject({ ok: true, data: { points: undefined } })
  expect(session()).toMatchObject({ isNew3cUser: false, officeId: 'kept', userId: 'u2' })
  expect(deviceValues.officeId.get()).toBe('kept')
})

test('nobody is an office user for want of a flag', async () => {
  keep({})
  serve({ me: ME })
  expect(await loadVisitor('t1')).toMatchObject({ ok: true })
  expect(requests).not.toContain('getOfficePermission')
})

test('permissions that are no list are not known: the door stays shut until they are', async () => {
  keep({ isNew3cUser: true })
  serve({ me: ME, getOfficePermission: {} })
  expect(await loadVisitor('t1')).toMatchObject({ ok: false, error: { id: 'garbled' } })
  expect(session().visitor).toBeUndefined()
})

test('a grant that names nobody keeps what the office’s other sites have said', () => {
  keep({ isNew3cUser: true, is3c: true, officeId: 'o1' })
  session().signIn({ token: 't2' })
  expect(session()).toMatchObject({ token: 't2', isNew3cUser: true, is3c: true, officeId: 'o1' })
})

describe('where a cookie and a stored token differ', () => {
  const holderOf = (cookie: string | undefined, stored: string | undefined, inApp = false) => {
    jest.spyOn(sessionHost, 'tokenFromCookie').mockReturnValue(cookie)
    jest.spyOn(bridge, 'available').mockReturnValue(inApp)
    if (stored) deviceValues.token.set(stored)
    else deviceValues.token.remove()
    session().restore()
    return session().token
  }
  afterEach(() => jest.restoreAllMocks())

  test('the stored one stands: the cookie may have been planted', () => {
    expect(holderOf('planted', 'own')).toBe('own')
  })
  test('the wrapper’s cookie stands in the native app', () => {
    expect(holderOf('of-the-wrapper', 'old', true)).toBe('of-the-wrapper')
  })
  test('the only one there is stands everywhere', () => {
    expect([holderOf('c', undefined), holderOf(undefined, 's'), holderOf(undefined, 's', true)]).toEqual([
      'c',
      's',
      's',
    ])
  })
})

test('whether an account may look after itself is what me says; silence is no', async () => {
  keep({})
  serve({ me: { ...ME, security: { password: true } } })
  await loadVisitor('t1')
  expect(session().visitor?.security).toEqual({ password: true })
  serve({ me: ME })
  await loadVisitor('t1')
  expect(session().visitor?.security).toBeUndefined()
})
