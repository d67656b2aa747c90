/** Paths that few screens use. `paths.ts` has those that every screen loads. */
/**
 * Paths by which owners manage their accounts. Only the companion server has them. The reply of `me` has the field
 * `security` if a server has them.
 */
const ACCOUNT_SERVICE = '/account/api/v1'

export const ACCOUNT_PATHS = {
  password: `${ACCOUNT_SERVICE}/password`,
  sessions: `${ACCOUNT_SERVICE}/sessions`,
  endSession: `${ACCOUNT_SERVICE}/sessions/end`,
  endOtherSessions: `${ACCOUNT_SERVICE}/sessions/endOthers`,
  tokens: `${ACCOUNT_SERVICE}/tokens`,
  makeToken: `${ACCOUNT_SERVICE}/tokens/make`,
  revokeToken: `${ACCOUNT_SERVICE}/tokens/revoke`,
  shares: `${ACCOUNT_SERVICE}/shares`,
  revokeShare: `${ACCOUNT_SERVICE}/shares/revoke`,
  revokeShares: `${ACCOUNT_SERVICE}/shares/revokeAll`,
  personalData: `${ACCOUNT_SERVICE}/data`,
  personalDataFile: `${ACCOUNT_SERVICE}/data/zip`,
  clearWorkspace: `${ACCOUNT_SERVICE}/data/clear`,
  remove: `${ACCOUNT_SERVICE}/remove`,
  linkWeChat: `${ACCOUNT_SERVICE}/wechat/link`,
  unlinkWeChat: `${ACCOUNT_SERVICE}/wechat/unlink`,
}

/** Paths of trial applications. Only the companion server has them. */
const TRIAL_SERVICE = '/trial/api/v1'

export const TRIAL_PATHS = {
  form: `${TRIAL_SERVICE}/form`,
  phone: `${TRIAL_SERVICE}/phone`,
  apply: `${TRIAL_SERVICE}/applications`,
}

/** Paths of the workspace that only the mini-program uses. Only the companion server has them. */
const WORKSPACE_SERVICE = '/desk/api/v1'

export const ALERT_PATHS = { requests: `${WORKSPACE_SERVICE}/news`, request: `${WORKSPACE_SERVICE}/news/order` }

/** Paths of the citation check. Only the companion server has them. */
const CITATION_CHECK_SERVICE = '/brief/api/v1'

export const CITATION_CHECK_PATHS = {
  text: `${CITATION_CHECK_SERVICE}/text`,
  check: `${CITATION_CHECK_SERVICE}/check`,
  report: `${CITATION_CHECK_SERVICE}/report`,
  link: `${CITATION_CHECK_SERVICE}/link`,
}

/** Paths of reference data. Only the companion server has them; the app contains its own copy. */
const REFERENCE_FILES = '/reference-data/api/v1/files'

export const REFERENCE_DATA_PATHS = {
  files: REFERENCE_FILES,
  loanRates: `${REFERENCE_FILES}/loan-rates`,
  holidays: `${REFERENCE_FILES}/holidays`,
  shortNames: `${REFERENCE_FILES}/short-names`,
  supersededTitles: `${REFERENCE_FILES}/superseded-titles`,
  causes: `${REFERENCE_FILES}/causes`,
  courts: `${REFERENCE_FILES}/courts`,
}

/** The path of coverage. Only the companion server has it. */
export const COVERAGE_PATHS = { libraries: '/coverage/api/v1/libraries' }

/** Paths of requests for masking or withdrawal. Only the companion server has them. */
const REMOVAL_SERVICE = '/removal/api/v1'

export const REMOVAL_PATHS = {
  form: `${REMOVAL_SERVICE}/form`,
  request: `${REMOVAL_SERVICE}/requests`,
  state: `${REMOVAL_SERVICE}/state`,
}
