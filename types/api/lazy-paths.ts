/** Paths that few screens use. `paths.ts` has those that every screen loads. */
/** Companion server only. Other servers may lack it; `security` of `me` tells. */
const ACCOUNT_SERVICE = '/account/api/v1'

export const ACCOUNT_PATHS = {
  password: `${ACCOUNT_SERVICE}/password`,
  sessions: `${ACCOUNT_SERVICE}/sessions`,
  endSession: `${ACCOUNT_SERVICE}/sessions/end`,
  endOtherSessions: `${ACCOUNT_SERVICE}/sessions/endOthers`,
  shares: `${ACCOUNT_SERVICE}/shares`,
  revokeShare: `${ACCOUNT_SERVICE}/shares/revoke`,
  revokeShares: `${ACCOUNT_SERVICE}/shares/revokeAll`,
  ownData: `${ACCOUNT_SERVICE}/data`,
  ownDataFile: `${ACCOUNT_SERVICE}/data/zip`,
  clearDesk: `${ACCOUNT_SERVICE}/data/clear`,
  remove: `${ACCOUNT_SERVICE}/remove`,
  linkWeChat: `${ACCOUNT_SERVICE}/wechat/link`,
  unlinkWeChat: `${ACCOUNT_SERVICE}/wechat/unlink`,
}

/** Companion server only. */
const TRIAL_SERVICE = '/trial/api/v1'

export const TRIAL_PATHS = {
  form: `${TRIAL_SERVICE}/form`,
  phone: `${TRIAL_SERVICE}/phone`,
  apply: `${TRIAL_SERVICE}/applications`,
}

/** Companion server only: workspace paths that only the mini-program uses. */
const DESK_SERVICE = '/desk/api/v1'

export const NEWS_PATHS = { orders: `${DESK_SERVICE}/news`, order: `${DESK_SERVICE}/news/order` }

/** Companion server only. */
const BRIEF_SERVICE = '/brief/api/v1'

export const BRIEF_PATHS = {
  text: `${BRIEF_SERVICE}/text`,
  check: `${BRIEF_SERVICE}/check`,
  report: `${BRIEF_SERVICE}/report`,
  link: `${BRIEF_SERVICE}/link`,
}
