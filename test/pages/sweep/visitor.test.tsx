/**
 * The visitor, share keys and reports, with every mutation of their replies: a valid result or a failure, and no
 * partial data is stored.
 */
import { ReportAnswer } from '@contract/report'
import { LoginInfo, Me, OfficePermissions, SessionGrant, TrialStatus } from '@contract/user'
import { makeCaseReport } from '@/api/report'
import { requestShareKey } from '@/api/share'
import { sessionHost } from '@/platform/session-host'
import { storage } from '@/platform/storage'
import { transport } from '@/platform/transport'
import { useSession } from '@/stores/session'
import { completeSignIn, signIn } from '@/actions/use-sign-in'
import { loadVisitor } from '@/actions/load-visitor'
import { variantsOf } from '../../support/sweep/changes'
import { dataOf, judgement, judgementOf } from '../../support/sweep/replies'

const REPLIES = {
  me: dataOf(Me),
  trial: dataOf(TrialStatus),
  permission: dataOf(OfficePermissions),
  info: dataOf(LoginInfo),
  exchange: dataOf(SessionGrant),
  key: judgement('0123456789abcdef0123456789abcdef'),
  report: judgementOf(ReportAnswer),
}
type Name = keyof typeof REPLIES

const CALLS: Array<[RegExp, Name]> = [
  [/users\/me$/, 'me'],
  [/trial\/me$/, 'trial'],
  [/getOfficePermission$/, 'permission'],
  [/wechat\/info/, 'info'],
  [/wechat\/web$/, 'exchange'],
  [/generateShareSecretKey$/, 'key'],
  [/\/report$/, 'report'],
]

const SCRAPS = /undefined|NaN|\[object|\bnull\b/
const isText = (value: unknown) => typeof value === 'string' && value !== '' && !SCRAPS.test(value)
const keptText = () => ['token', 'officeId', 'userId'].map(key => localStorage.getItem(key) ?? '').join(' ')

/** Each asks, and says what is not as it should be. */
const ASKS: Array<[Name, () => Promise<unknown>]> = [
  ...(['me', 'trial', 'permission'] as const).map((name): [Name, () => Promise<unknown>] => [
    name,
    async () => {
      useSession.setState({ token: 't', isNew3cUser: true, visitor: undefined })
      const met = await loadVisitor('t')
      if (!met.ok) return isText(met.error.id) || 'no reason'
      const { name: called, isAlphaUser, isTrial, trialOnly, points } = met.data
      const flags = [isAlphaUser, isTrial, trialOnly].every(flag => typeof flag === 'boolean')
      const granted = points === undefined || points.every(point => typeof point === 'string')
      return (typeof called === 'string' && !SCRAPS.test(called) && flags && granted) || JSON.stringify(met.data)
    },
  ]),
  [
    'info',
    async () => {
      const login = jest.spyOn(sessionHost, 'login').mockResolvedValue({ kind: 'left' })
      const left = await signIn()
      const { appId, state, authorizeUrl = '' } = login.mock.calls[0]?.[0] ?? {}
      login.mockRestore()
      // Without an address of its own the provider is the configured one.
      const isSound = isText(state) && !SCRAPS.test(`${appId}${authorizeUrl}`)
      return !left.ok || isSound || `${appId} ${state} ${authorizeUrl}`
    },
  ],
  [
    'exchange',
    async () => {
      jest.spyOn(sessionHost, 'takePendingState').mockReturnValue('s')
      const signed = await completeSignIn('c', 's')
      return !signed.ok || isText(useSession.getState().token) || 'no token'
    },
  ],
  [
    'key',
    async () => {
      const key = await requestShareKey([{ method: 'case_visual_interface', params: { query: '' } }])
      return !key.ok || isText(key.data) || String(key.data)
    },
  ],
  [
    'report',
    async () => {
      const made = await makeCaseReport({ question: '', searcher: '', cases: [{ jid: 'c1' }] })
      return !made.ok || (isText(made.data.key) && !SCRAPS.test(made.data.title)) || JSON.stringify(made.data)
    },
  ],
]

beforeEach(() => {
  jest.restoreAllMocks()
  storage.clear()
  useSession.getState().restore()
})

test.each(ASKS)('%s', async (changed, ask) => {
  const wrong: string[] = []
  for (const { name, reply } of [{ name: 'unchanged', reply: REPLIES[changed] }, ...variantsOf(REPLIES[changed])]) {
    localStorage.clear()
    jest.spyOn(transport, 'send').mockImplementation(async ({ url }) => {
      const called = CALLS.find(([call]) => call.test(url))?.[1]
      const answer = called === changed ? reply : called && REPLIES[called]
      return { kind: 'reply', status: 200, text: JSON.stringify(answer) }
    })
    const outcome = await ask().catch((error: unknown) => `throws ${String(error)}`)
    if (outcome !== true) wrong.push(`${name} – ${String(outcome)}`)
    if (SCRAPS.test(keptText())) wrong.push(`${name} – keeps ${keptText()}`)
  }
  expect(wrong).toEqual([])
})
