/** The texts of lists, their filters and sort orders. */
import { copy } from '../copy'

export { fill } from '../copy'

export const listCopy = {
  ...copy,
  results: {
    heading: '{library}检索结果',
    totalBefore: '共',
    /** Replaces `totalBefore` in a list whose total is unknown. */
    listedBefore: '已列出',
    totalAfter: '条',
    sort: '排序',
    empty: '抱歉，在您的检索条件下没有找到具体结果，请尝试调整检索条件',
    clear: '清除全部条件',
    onlyInFullText: '标题中没有，全文中有{total}条',
    referenceCases: '含人民法院案例库参考案例 {count} 条',
    save: '订阅此检索',
    lookInFullText: '查看全文中的{total}条',
  },
  filter: {
    pickDay: '选择日期',
    dayHint: '只列出当日已经施行、尚未失效的法规',
    hasVideo: '有庭审视频',
    hasAnnouncement: '有开庭公告',
    more: '筛选',
    any: '不限',
    everywhere: '全国',
    all: '全部',
    fewer: '收起',
    expand: '展开{name}',
    collapse: '收起{name}',
    level: '第{level}级',
    count: '{count}条',
    party: '姓名或单位名称',
  },
  sort: {
    relevance: '相关性',
    judgementDate: '裁判日期',
    published: '发布时间',
    effective: '施行日期',
    penaltyDate: '处罚日期',
    answerDate: '答复日期',
  },
}
