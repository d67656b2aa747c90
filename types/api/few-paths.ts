/** What few screens ask for; the paths that every screen brings along are in `paths.ts`. */
/** The companion server's own: a server of others need not have it, and says so by `security` of `me`. */
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

/** The companion server's own. */
const TRIAL_SERVICE = '/trial/api/v1'

export const TRIAL_PATHS = {
  form: `${TRIAL_SERVICE}/form`,
  phone: `${TRIAL_SERVICE}/phone`,
  apply: `${TRIAL_SERVICE}/applications`,
}

/** The companion server's own: what of a desk only the mini-program asks for. */
const DESK_SERVICE = '/desk/api/v1'

export const NEWS_PATHS = { orders: `${DESK_SERVICE}/news`, order: `${DESK_SERVICE}/news/order` }

/** The companion server's own. */
const BRIEF_SERVICE = '/brief/api/v1'

export const BRIEF_PATHS = {
  text: `${BRIEF_SERVICE}/text`,
  check: `${BRIEF_SERVICE}/check`,
  report: `${BRIEF_SERVICE}/report`,
  link: `${BRIEF_SERVICE}/link`,
}
