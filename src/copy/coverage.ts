/** Texts of 收录范围, what the libraries hold. */
import { copy } from '../copy'

export { fill } from '../copy'

export const coverageCopy = {
  ...copy,
  coverage: {
    intro: '各库收录了什么、收录至哪一天。晚于所列日期的文件可能尚未收录；没有检索到，不等于没有。',
    /** Replaces the intro if no library has a known last day. */
    introWithoutDays: '各库收录了什么。收录截止日均未载明，文件可能尚未收录；没有检索到，不等于没有。',
    /** Replaces the intro if no library has documents. */
    nothing: '各库均暂未收录文件。',
    /** The line with the libraries that have no documents. */
    empty: '暂未收录文件的库：{names}',
    /** Replaces the line on the source if no library has one. */
    noSources: '各库的数据来源均未载明。',
    sample: '含自编的演示数据，不是真实的文书与法规。',
    count: '共{total}条',
    part: '{name}{total}条',
    parts: '其中：{parts}',
    source: '数据来源：{text}',
    unknownSource: '数据来源：未载明',
    missing: '已知未收录：{text}',
    line: '{name}库{count}',
    /** The line of a library whose documents are part of another library. */
    within: '属{name}库（{count}）',
  },
} as const
