/** The current user: `/user`, `/im`, `/admin` and `/3c-user`. */
import { Type, type Static } from '@sinclair/typebox'
import { WeChatState } from './wechat-link'

/** GET /user/api/v1/login/wechat/info?client=web|weapp: how to log in. */
export const LoginInfo = Type.Object({
  appId: Type.String(),
  state: Type.String({ description: 'one use, ten minutes' }),
  authorizeUrl: Type.String({
    description: "the provider's authorise page, without its query; a server of others may leave it out",
  }),
})
export type LoginInfo = Static<typeof LoginInfo>

export const LoginInfoQuery = Type.Object({
  client: Type.Optional(Type.Union([Type.Literal('web'), Type.Literal('weapp')])),
})
export type LoginInfoQuery = Static<typeof LoginInfoQuery>

/** POST /user/api/v1/login/wechat/web: exchanges the code of a login for a session. */
export const CodeExchange = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 512 }),
  state: Type.String({ minLength: 1, maxLength: 128 }),
})
export type CodeExchange = Static<typeof CodeExchange>

/**
 * POST /user/api/v1/login/restore: restores an account within ten minutes of a login refused with `account_leaving`.
 */
export const RestoreRequest = Type.Object({ state: Type.String({ minLength: 1, maxLength: 128 }) })
export type RestoreRequest = Static<typeof RestoreRequest>

export const SessionGrant = Type.Object({
  token: Type.String(),
  officeId: Type.String(),
  userId: Type.String(),
  isNew3cUser: Type.Boolean(),
  is3c: Type.Boolean(),
  expiresAt: Type.String({ format: 'date-time' }),
})
export type SessionGrant = Static<typeof SessionGrant>

/** GET /im/v1/users/me: the logged-in account. */
export const Me = Type.Object({
  office_id: Type.String(),
  user_id: Type.String(),
  name: Type.String(),
  isAlphaUser: Type.Boolean(),
  isNew3cUser: Type.Boolean(),
  /**
   * Present if owners can manage their accounts (`/account`). `password`: whether the owner may change the password.
   * `tokens`: whether the account may make personal tokens for assistant programs.
   */
  security: Type.Optional(Type.Object({ password: Type.Boolean(), tokens: Type.Optional(Type.Boolean()) })),
  /** Whether the services store workspaces (`/desk`). */
  desk: Type.Optional(Type.Boolean()),
  weChat: Type.Optional(WeChatState),
})
export type Me = Static<typeof Me>

/** GET /admin/api/v1/trial/me: the trial of the account. */
export const TrialStatus = Type.Object({
  isTrial: Type.Boolean(),
  trialOnly: Type.Boolean({ description: 'has nothing but the trial: what is not open to trials stays closed' }),
  expiresAt: Type.Optional(Type.String({ format: 'date-time' })),
})
export type TrialStatus = Static<typeof TrialStatus>

/** POST /3c-user/api/v1/alphaIsv/getOfficePermission: the permissions of the office. */
export const OfficePermissions = Type.Object({
  permissionList: Type.Array(Type.Object({ permission: Type.String() })),
})
export type OfficePermissions = Static<typeof OfficePermissions>

/** Permissions that an office may grant, one for each library. */
export const PERMISSION_POINTS = [
  'judgement',
  'lawregu',
  'cnki',
  'article',
  'judicialview',
  'inspection',
  'tender',
  'similarity',
  'goodJudgement',
] as const
export type PermissionPoint = (typeof PERMISSION_POINTS)[number]
