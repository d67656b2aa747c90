/**
 * The members-only dimensions that show a hint about the login. The other members-only dimensions open the
 * login popup.
 */
const WITH_LOGIN_HINT: readonly string[] = ['标的额', '刑罚']

export const hasLoginHint = (dimension: string): boolean => WITH_LOGIN_HINT.indexOf(dimension) >= 0

/**
 * The dimension with the kinds of cases, as services name it. Of its choices, only 类案参考 is for members only.
 * 参考案例 of 人民法院案例库 are open to everyone, as that library is.
 */
const CASE_KIND = '案例类型'
const REFERENCE: readonly string[] = ['类案参考', '参考性案例']

export const isReferenceCase = (dimension: string, value: string): boolean =>
  dimension === CASE_KIND && REFERENCE.indexOf(value) >= 0
