/** The members-only dimensions that show a hint to log in. All others open the login popup. */
const WITH_LOGIN_HINT: readonly string[] = ['标的额', '刑罚']

export const hasLoginHint = (dimension: string): boolean => WITH_LOGIN_HINT.indexOf(dimension) >= 0

/**
 * The services' name for the dimension of case kinds. Only its choice 类案参考 is restricted to members.
 * 参考案例 of 人民法院案例库 are open to everyone, as that library is public.
 */
const CASE_KIND = '案例类型'
const REFERENCE: readonly string[] = ['类案参考', '参考性案例']

export const isReferenceCase = (dimension: string, value: string): boolean =>
  dimension === CASE_KIND && REFERENCE.indexOf(value) >= 0
