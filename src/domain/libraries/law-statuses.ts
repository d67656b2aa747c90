/**
 * The app's own names for the status of a law. The words of sources are in `source-status.ts`, because readers never
 * see them.
 */

export const LAW_STATUS = {
  inForce: '现行有效',
  partly: '部分失效',
  repealed: '失效',
  amended: '已被修改',
  pending: '尚未生效',
  draft: '征求意见稿或草案',
  /** The status if the source states none, or one that the app does not know. */
  unknown: '时效不明',
} as const

export type LawStatus = (typeof LAW_STATUS)[keyof typeof LAW_STATUS]
