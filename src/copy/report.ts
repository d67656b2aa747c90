/** Texts of the report on similar cases. */
import { copy } from '../copy'

export { fill } from '../copy'

export const reportCopy = {
  ...copy,
  report: {
    tool: '类案报告',
    startSelection: '类案报告：选取案例',
    stopSelection: '取消选取案例',
    selection: '选取案例',
    makeOf: '生成报告（{count}）',
    make: '生成报告',
    cases: '选取的案例',
    count: '{count}件',
    remove: '移除 {title}',
    remark: { label: '备注：{title}', hint: '备注（选填），如与待决案件的相似之处' },
    matter: '待决案件',
    question: { label: '争议焦点', hint: '待决案件的争议焦点（必填）' },
    pendingCase: { label: '案件名称或案号', hint: '选填' },
    searcher: { label: '检索主体', hint: '检索人或单位（必填）' },
    use: '结果运用情况',
    analysis: { label: '结果运用分析', hint: '是否参照或者参考类案及其理由；不填写时，报告中留出手写的位置' },
    pictures: {
      label: '附统计图',
      hint: '检索结果的裁判年份与地域分布',
      failed: '统计图没有生成，请重试，或关闭“附统计图”后再生成',
    },
    search: '检索条件',
    noConditions: '未设检索条件',
    noCases: '还没有选取案例。请在案例列表中点“类案报告”，选取后再生成',
    toList: '前往案例列表',
    steps: { label: '生成类案报告的步骤', titles: ['选取案例', '填写内容', '生成报告'] },
    making: { pictures: '正在生成统计图', writing: '正在生成报告', file: '正在准备文件' },
    missing: { question: '请填写待决案件的争议焦点', searcher: '请填写检索主体' },
  },
} as const
