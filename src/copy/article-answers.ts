/** Texts of the screen on which articles answer a question. */
import { copy } from '../copy'

export { fill } from '../copy'

export const articleAnswersCopy = {
  ...copy,
  answers: {
    library: '条文',
    verbatim: '以下均为法律原文，未经改写',
    formNote: '回答只用法律原文，不生成文字',
    question: '问题',
    hint: '用自己的话写下问题',
    examples: '例如',
    exampleQuestions: ['试用期最长多久', '公司不给交社保怎么办', '租房合同没到期，房东要涨租金可以吗'],
    count: '{count} / {most}',
    tooLong: '最多{most}字，已超出{over}字。案情较长的，请用“案情检索”',
    find: '检索',
    edit: '修改',
    understood: '一并查找法律用语：{words}',
    absent: '以下前{count}条条文没有出现“{words}”',
    asOf: '列出{day}有效的条文',
    inForceThen: '当日有效',
    currently: '目前{status}',
    ground: '依据：{ground}',
    cases: '相关案例 {count} 件',
    versions: '历史版本 {count} 个',
    cite: '复制引用',
    versionsFailed: '历史版本加载失败，请稍后重试',
    none: '本库没有能回答此问题的条文',
    fullText: '在法规全文中检索“{words}”',
    story: '案情检索',
    otherCases: '在案例全文中检索“{words}”',
    clearFilters: '清除筛选条件',
  },
} as const
