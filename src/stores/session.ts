/** The session. It shares its storage keys with the office's other sites and the native wrapper. */
import { create } from 'zustand'
import type { LoginGrant, CurrentUser } from '@/api/user'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import { sessionHost } from '@/platform/session-host'
import { deviceValues } from '@/platform/storage/keys'

export interface Visitor {
  name: string
  isAlphaUser: boolean
  isTrial: boolean
  /** Whether the account has only a product trial (试用). */
  trialOnly: boolean
  /**
   * Whether the account has a password, and whether it may make personal tokens. Absent if the services do not offer
   * account security.
   */
  security?: { password: boolean; tokens?: boolean }
  /** Whether the services store the workspace. */
  desk?: boolean
  /** The state of the WeChat link. `undefined` if the server cannot link WeChat. */
  weChat?: CurrentUser['weChat']
  /** The permissions granted by the office. `undefined` for accounts that need none. */
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
  /** The holder of the token. Absent until loaded. */
  visitor?: Visitor
  /** Whether the login popup for guests is open. */
  isLoginPopupOpen: boolean
  /** The sentence that says what the login is for. Absent if it is for the whole app. */
  loginPurpose?: string
  /** Reads the saved session from the device. */
  restore(): void
  /**
   * Starts the session. Fields that the grant lacks keep their saved values. The office's other sites may have set
   * them.
   */
  signIn(grant: LoginGrant): void
  /** Ends the session. Deletes its stored fields except `is3c`, which a later 401 needs. */
  signOut(): void
  /** Sets the visitor. Fields that the service does not return keep their saved values. */
  setVisitor(visitor: Visitor, me: CurrentUser): void
  askToLogin(purpose?: string): void
  closeLogin(): void
}

const SIGNED_OUT = { token: undefined, officeId: undefined, userId: undefined, isNew3cUser: false, visitor: undefined }

/**
 * Returns the token of the session. Inside the native wrapper the cookie takes precedence, because the wrapper sets it.
 * Elsewhere a stored token takes precedence. A cookie may come from another site of the domain or an insecure
 * connection.
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

/** Returns the saved session with the update applied. */
const mergeSession = (update: SessionUpdate, rest: SavedSession): SavedSession => ({
  token: rest.token,
  officeId: update.officeId ?? rest.officeId,
  userId: update.userId ?? rest.userId,
  isNew3cUser: update.isNew3cUser ?? rest.isNew3cUser,
  is3c: update.is3c ?? rest.is3c,
})

export const useSession = create<SessionState>()((set, get) => ({
  ...readSession(),
  isLoginPopupOpen: false,

  restore() {
    const saved = readSession()
    const samePerson = saved.token === get().token
    set({ ...saved, visitor: samePerson ? get().visitor : undefined })
  },

  signIn(grant) {
    // A remaining cookie would replace the new token at the next start of the native app.
    sessionHost.dropCookie()
    const { token, ...update } = grant
    deviceValues.token.set(token)
    saveSession(update)
    set({ ...mergeSession(update, readSession()), token, visitor: undefined, isLoginPopupOpen: false })
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

  askToLogin: loginPurpose => set({ isLoginPopupOpen: true, loginPurpose }),
  closeLogin: () => set({ isLoginPopupOpen: false }),
}))

/** Whether the visitor must log in to search: there is no token, and the host requires one. */
export const needsLogin = ({ token }: Pick<SessionState, 'token'>) =>
  !token && (host.current() === 'weapp' || host.current() === 'app')
