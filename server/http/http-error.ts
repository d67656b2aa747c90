import type { Failure } from '@contract/envelope'
import { copy, type ErrorId } from '../copy'

const STATUS: Record<ErrorId, number> = {
  invalid_request: 400,
  body_too_large: 413,
  unsupported_type: 415,
  not_found: 404,
  throttled: 429,
  server_error: 500,
  busy: 503,
  search_unavailable: 503,
  not_writable: 503,
  over_budget: 422,
  page_missing: 503,
  login_required: 401,
  session_expired: 401,
  account_disabled: 403,
  account_leaving: 403,
  account_gone: 403,
  trial_over: 403,
  state_unknown: 400,
  state_used: 400,
  state_expired: 400,
  code_unknown: 400,
  code_used: 400,
  code_expired: 400,
  weapp_login_off: 403,
  provider_refused: 403,
  provider_failed: 502,
  share_incomplete: 404,
  share_unknown: 404,
  share_expired: 410,
  share_wrong_method: 403,
  share_quota: 429,
  password_none: 403,
  password_unfit: 400,
  password_common: 400,
  password_same: 400,
  password_wrong: 400,
  password_locked: 429,
  demo_account: 403,
  redirect_refused: 400,
  authorize_refused: 400,
  unknown_dimension: 400,
  too_many_conditions: 400,
  too_many_gap_words: 400,
  too_hard: 400,
  unknown_order: 400,
  unknown_field: 400,
  page_out_of_range: 400,
  second_level_members: 403,
  login_to_choose: 403,
  advanced_members: 403,
  permission_denied: 403,
  facts_too_short: 400,
  facts_too_long: 400,
  document_not_public: 403,
  article_unknown: 404,
  file_empty: 400,
  file_encrypted: 400,
  file_too_long: 413,
  file_unreadable: 415,
  report_incomplete: 400,
  report_case_missing: 404,
  report_picture_broken: 400,
  report_gone: 410,
  news_unknown: 404,
  news_stranger: 403,
  link_wrong: 400,
  link_no_wechat: 403,
  link_account_taken: 409,
  link_wechat_taken: 409,
  link_demo: 403,
  phone_unknown: 404,
  phone_off: 403,
  phone_code_spent: 400,
  phone_unavailable: 502,
  trial_name: 400,
  trial_phone: 400,
  trial_firm: 400,
  trial_consent: 400,
  brief_link_long: 413,
}

/** An error that is sent to the client in an envelope. Any code that runs for a route may throw it. */
export class HttpError extends Error {
  readonly statusCode: number

  constructor(
    readonly id: ErrorId,
    /** An explanation for the log; the client does not see it. */
    reason?: string,
  ) {
    super(reason ?? id)
    this.statusCode = STATUS[id]
  }
}

export function failureOf({ id, statusCode }: HttpError): Failure {
  const sentence = copy.errors[id]
  return { status: statusCode, succeed: false, isSuccess: false, resultMsg: sentence, errMsg: sentence, id }
}
