/** The login provider that is used without WeChat credentials. `services/oauth.ts` has its page. */
import type { Store } from '../accounts'
import { DEMO_MEMBER } from '../accounts/demo'
import { HttpError } from '../http/http-error'
import { digest, MINUTE, SECOND } from '../runtime'
import type { LoginProvider } from './port'

export const BUILTIN_APP_ID = 'alpha-builtin'
const CODE_LIFE = 60 * SECOND

interface Payload {
  account: string
  state: string
}

const digestOf = (state: string) => digest(state).toString('base64url')

export const issueCode = ({ tickets }: Store, account: string, state: string) =>
  tickets.issue('code', { account, state: digestOf(state) } satisfies Payload, CODE_LIFE)

export const builtinWeb = ({ tickets, accounts }: Store): LoginProvider => ({
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
 * Without WeChat, the code of a mini-program cannot be verified. Such a login therefore opens the demo member's
 * account.
 */
export const builtinWeapp = ({ tickets, accounts }: Store, demo: boolean): LoginProvider => ({
  appId: BUILTIN_APP_ID,
  async redeem(code) {
    const member = demo ? await accounts.find(DEMO_MEMBER) : undefined
    if (!member) throw new HttpError('weapp_login_off')
    if (!(await tickets.spendForeign('code', code, 5 * MINUTE))) throw new HttpError('code_used')
    return { account: member }
  },
})
