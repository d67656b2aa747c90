/** Who is here. SavedSession through the storage keys that the office's other sites and the native wrapper share with us. */
import { create } from 'zustand'
import type { Grant, CurrentUser } from '@/api/readers/user'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import { sessionHost } from '@/platform/session-host'
import { deviceValues } from '@/platform/storage/keys'

export interface Visitor {
  name: string
  isAlphaUser: boolean
  isTrial: boolean
  /** Has nothing but the trial. */
  trialOnly: boolean
  /** The services let an account look after itself: by a password too? */
  security?: { password: boolean }
  /** The services keep what lies on the desk. */
  desk?: boolean
  /** Whether a WeChat login opens the account, or may open another; absent where the services cannot link them. */
  weChat?: CurrentUser['weChat']
  /** What an office has granted; undefined for those who need no grant. */
  points?: string[]
}

interface SavedSession {
  token?: string
  officeId?: string
  userId?: string
  isNew3cUser: boolean
  is3c: boolean
}

export interface SessionState extends SavedSession {
  /** What the services say about the holder of the token; absent until asked. */
  visitor?: Visitor
  /** The needless-login popup is open. */
  needLoginShow: boolean
  /** Reads what is kept. */
  restore(): void
  /** What the grant does not say is left as it is kept: the office's other sites may have said it. */
  signIn(grant: Grant): void
  /** Forgets the session, here and in storage. */
  signOut(): void
  /** A flag that is kept stands where the service is silent. */
  setVisitor(visitor: Visitor, me: CurrentUser): void
  askToLogin(): void
  closeLogin(): void
}

const SIGNED_OUT = { token: undefined, officeId: undefined, userId: undefined, isNew3cUser: false, visitor: undefined }

/**
 * The native wrapper says by its cookie who is here. Elsewhere a stored token is not given up for a cookie, which a neighbour
 * below the same domain, or a line without https, may have planted.
 */
function readToken() {
  const [cookie, stored] = [sessionHost.tokenFromCookie(), deviceValues.token.get()]
  return bridge.available() ? (cookie ?? stored) : (stored ?? cookie)
}

function readSession(): SavedSession {
  return {
    token: readToken(),
    officeId: deviceValues.officeId.get(),
    userId: deviceValues.userId.get(),
    isNew3cUser: deviceValues.isNew3cUser.get() ?? false,
    is3c: deviceValues.is3c.get() ?? false,
  }
}

type SessionUpdate = Partial<Omit<SavedSession, 'token'>>

function saveSession({ officeId, userId, isNew3cUser, is3c }: SessionUpdate) {
  if (officeId !== undefined) deviceValues.officeId.set(officeId)
  if (userId !== undefined) deviceValues.userId.set(userId)
  if (isNew3cUser !== undefined) deviceValues.isNew3cUser.set(isNew3cUser)
  if (is3c !== undefined) deviceValues.is3c.set(is3c)
}

/** What was said, and what was kept of the rest. */
const mergeSession = (update: SessionUpdate, rest: SavedSession): SavedSession => ({
  token: rest.token,
  officeId: update.officeId ?? rest.officeId,
  userId: update.userId ?? rest.userId,
  isNew3cUser: update.isNew3cUser ?? rest.isNew3cUser,
  is3c: update.is3c ?? rest.is3c,
})

export const useSession = create<SessionState>()((set, get) => ({
  ...readSession(),
  needLoginShow: false,

  restore() {
    const saved = readSession()
    const samePerson = saved.token === get().token
    set({ ...saved, visitor: samePerson ? get().visitor : undefined })
  },

  signIn(grant) {
    // In the native app a cookie left by somebody else would win over the new token at the next start.
    sessionHost.dropCookie()
    const { token, ...update } = grant
    deviceValues.token.set(token)
    saveSession(update)
    set({ ...mergeSession(update, readSession()), token, visitor: undefined, needLoginShow: false })
  },

  signOut() {
    sessionHost.dropCookie()
    for (const key of ['token', 'officeId', 'userId', 'isNew3cUser'] as const) deviceValues[key].remove()
    set(SIGNED_OUT)
  },

  setVisitor(visitor, me) {
    const update = { officeId: me.office_id, userId: me.user_id, isNew3cUser: me.isNew3cUser }
    saveSession(update)
    set({ ...mergeSession(update, get()), visitor })
  },

  askToLogin: () => set({ needLoginShow: true }),
  closeLogin: () => set({ needLoginShow: false }),
}))

/** No token, and a host in which one cannot browse freely without. */
export const isNeedlessLogin = ({ token }: Pick<SessionState, 'token'>) =>
  !token && (host.current() === 'weapp' || host.current() === 'app')
