/** Of the dimensions that only members may choose in, these say so; for the others the login popup opens. */
const WITH_LOGIN_HINT: readonly string[] = ['标的额', '刑罚']

export const hasLoginHint = (dimension: string): boolean => WITH_LOGIN_HINT.indexOf(dimension) >= 0

/** Cases that courts look to in similar ones, as services name them: of this dimension the only choice for members. */
const CASE_KIND = '案例类型'
const REFERENCE: readonly string[] = ['类案参考', '参考案例', '参考性案例']

export const isReferenceCase = (dimension: string, value: string): boolean =>
  dimension === CASE_KIND && REFERENCE.indexOf(value) >= 0
