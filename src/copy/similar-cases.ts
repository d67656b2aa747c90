/** Texts of the search for similar cases. */
import { copy } from '../copy'

export { fill } from '../copy'

export const similarCasesCopy = {
  ...copy,
  similarCases: {
    facts: '案情',
    hint: '粘贴或输入案情：何人、何时、因何事、做了什么、结果如何。写得越具体，找到的案例越相似',
    count: '{count} / {most}',
    find: '找类案',
    private: '案情只用于本次检索，服务器不保存',
    tooShort: '请至少写{least}字，现有{count}字',
    tooLong: '最多{most}字，已超出{over}字',
    edit: '修改案情',
    resultsIntro: '根据以下案情检索，相同表述已标红',
    shared: '相同：',
    kind: '案件类型',
    causes: '可能的案由',
    causeWithoutCases: '{name}（本库暂无）',
    none: '本库没有类似案件。可以换一种案件类型，或把案情写得更具体一些',
  },
} as const
