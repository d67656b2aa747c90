/** The standing of a law in our words. Those of sources stand apart: readers have no use for them. */

export const LAW_STATUS = {
  inForce: '现行有效',
  partly: '部分失效',
  repealed: '失效',
  amended: '已被修改',
  pending: '尚未生效',
  draft: '征求意见稿或草案',
  /** The source says nothing, or nothing that we understand. */
  unknown: '时效不明',
} as const

export type LawStatus = (typeof LAW_STATUS)[keyof typeof LAW_STATUS]
