/** Who is here. Kept through the storage keys that the office's other sites and the native wrapper share with us. */
import type { Me, SessionGrant } from '@contract/user'
import { create } from 'zustand'
import { host } from '@/platform/host'
import { sessionHost } from '@/platform/session-host'
import { kept } from '@/platform/storage/keys'

export interface Visitor {
  name: string
  isAlphaUser: boolean
  isTrial: boolean
  /** Has nothing but the trial. */
  trialOnly: boolean
  /** What an office has granted; undefined for those who need no grant. */
  points?: string[]
}

interface Kept {
  token?: string
  officeId?: string
  userId?: string
  isNew3cUser: boolean
  is3c: boolean
}

export interface SessionState extends Kept {
  /** What the services say about the holder of the token; absent until asked. */
  visitor?: Visitor
  /** The needless-login popup is open. */
  needLoginShow: boolean
  /** Reads what is kept; a token cookie wins over a stored token. */
  restore(): void
  signIn(grant: SessionGrant): void
  /** Forgets the session, here and in storage. */
  signOut(): void
  meet(visitor: Visitor, me: Me): void
  askToLogin(): void
  closeLogin(): void
}

const nobody = { token: undefined, officeId: undefined, userId: undefined, isNew3cUser: false, visitor: undefined }

function readKept(): Kept {
  return {
    token: sessionHost.tokenFromCookie() ?? kept.token.get(),
    officeId: kept.officeId.get(),
    userId: kept.userId.get(),
    isNew3cUser: kept.isNew3cUser.get() ?? false,
    is3c: kept.is3c.get() ?? false,
  }
}

export const useSession = create<SessionState>()((set, get) => ({
  ...readKept(),
  needLoginShow: false,

  restore() {
    const found = readKept()
    const samePerson = found.token === get().token
    set({ ...found, visitor: samePerson ? get().visitor : undefined })
  },

  signIn(grant) {
    // A cookie left by somebody else would win over the new token at the next start.
    sessionHost.dropCookie()
    kept.token.set(grant.token)
    kept.officeId.set(grant.officeId)
    kept.userId.set(grant.userId)
    kept.isNew3cUser.set(grant.isNew3cUser)
    kept.is3c.set(grant.is3c)
    const { token, officeId, userId, isNew3cUser, is3c } = grant
    set({ token, officeId, userId, isNew3cUser, is3c, visitor: undefined, needLoginShow: false })
  },

  signOut() {
    sessionHost.dropCookie()
    for (const key of ['token', 'officeId', 'userId', 'isNew3cUser'] as const) kept[key].remove()
    set(nobody)
  },

  meet(visitor, me) {
    kept.officeId.set(me.office_id)
    kept.userId.set(me.user_id)
    kept.isNew3cUser.set(me.isNew3cUser)
    set({ visitor, officeId: me.office_id, userId: me.user_id, isNew3cUser: me.isNew3cUser })
  },

  askToLogin: () => set({ needLoginShow: true }),
  closeLogin: () => set({ needLoginShow: false }),
}))

/** No token, and a host in which one cannot browse freely without. */
export const isNeedlessLogin = ({ token }: Pick<SessionState, 'token'>) =>
  !token && (host.current() === 'weapp' || host.current() === 'app')
