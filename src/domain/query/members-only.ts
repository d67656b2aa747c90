/**
 * The members-only dimensions for which a guest gets only a message. All others open the login prompt. Hosts that
 * require a login to search always open the prompt.
 */
const WITH_LOGIN_HINT: readonly string[] = ['标的额', '刑罚']

export const hasLoginHint = (dimension: string): boolean => WITH_LOGIN_HINT.indexOf(dimension) >= 0

/**
 * The services' name for the dimension of the kinds of publication. Only its choices in `REFERENCE` are closed to
 * guests. 参考案例 of 人民法院案例库 are open to everyone, because that library is public.
 */
const PUBLICATION_DIMENSION = '案例类型'
const REFERENCE: readonly string[] = ['类案参考', '参考性案例']

/** Whether guests may not filter by this value of a dimension. */
export const isMembersOnlyChoice = (dimension: string, value: string): boolean =>
  dimension === PUBLICATION_DIMENSION && REFERENCE.indexOf(value) >= 0
