/** The members-only dimensions that show a hint to log in. All others open the login popup. */
const WITH_LOGIN_HINT: readonly string[] = ['标的额', '刑罚']

export const hasLoginHint = (dimension: string): boolean => WITH_LOGIN_HINT.indexOf(dimension) >= 0

/**
 * The services' name for the dimension of the kinds of publication. Only its choices in `REFERENCE` are restricted to
 * members. 参考案例 of 人民法院案例库 are open to everyone, because that library is public.
 */
const PUBLICATION_DIMENSION = '案例类型'
const REFERENCE: readonly string[] = ['类案参考', '参考性案例']

/** Whether only members may filter by this value of a dimension. */
export const isMembersOnlyChoice = (dimension: string, value: string): boolean =>
  dimension === PUBLICATION_DIMENSION && REFERENCE.indexOf(value) >= 0
