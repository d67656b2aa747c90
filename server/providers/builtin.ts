/** The login provider that is used without WeChat credentials. `services/oauth.ts` has its page. */
import type { AccountStore } from '../accounts'
import { DEMO_MEMBER_ID } from '../accounts/demo'
import { HttpError } from '../http/http-error'
import { secretDigest, MINUTE, SECOND } from '../runtime'
import type { LoginProvider } from './port'

export const BUILTIN_APP_ID = 'alpha-builtin'
const CODE_LIFE = 60 * SECOND

interface Payload {
  account: string
  state: string
}

const digestOf = (state: string) => secretDigest(state).toString('base64url')

export const issueLoginCode = ({ tickets }: AccountStore, account: string, state: string) =>
  tickets.issue('code', { account, state: digestOf(state) } satisfies Payload, CODE_LIFE)

export const builtinWebLogin = ({ tickets, accounts }: AccountStore): LoginProvider => ({
  appId: BUILTIN_APP_ID,
  async redeem(code, state) {
    const ticket = await tickets.spend<Payload | null>('code', code)
    if (!ticket.ok) throw new HttpError(`code_${ticket.why}`)
    const account = ticket.payload?.state === digestOf(state) ? await accounts.find(ticket.payload.account) : undefined
    if (!account) throw new HttpError('code_unknown')
    return { account }
  },
})

/**
 * Logs mini-programs in without WeChat, on a server with demo accounts. The code cannot be verified, so the login opens
 * the demo member's account.
 */
export const builtinWeappLogin = ({ tickets, accounts }: AccountStore, demo: boolean): LoginProvider => ({
  appId: BUILTIN_APP_ID,
  async redeem(code) {
    const member = demo ? await accounts.find(DEMO_MEMBER_ID) : undefined
    if (!member) throw new HttpError('weapp_login_off')
    if (!(await tickets.spendForeign('code', code, 5 * MINUTE))) throw new HttpError('code_used')
    return { account: member }
  },
})
