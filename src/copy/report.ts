/** Texts of the report on similar cases. */
import { copy } from '../copy'
import { listToolsCopy } from './list-tools'

export { fill } from '../copy'

export const reportCopy = {
  ...copy,
  report: {
    ...listToolsCopy.selection,
    make: '生成报告',
    cases: '选取的案例',
    count: '{count}件',
    remove: '移除 {title}',
    remark: { label: '备注：{title}', hint: '备注（选填），如与待决案件的相似之处' },
    matter: '待决案件',
    question: { label: '争议焦点', hint: '待决案件的争议焦点（必填）' },
    pendingCase: { label: '案件名称或案号', hint: '选填' },
    court: {
      label: '受理法院',
      hint: '法院全称，类案据此排列',
      suggested: '填入{court}',
      unknown: '不能识别这个法院，请填写全称，如江苏省南京市鼓楼区人民法院',
    },
    courtAbove: {
      label: '上一级人民法院',
      hint: '选填，不能从受理法院的名称得知时填写',
      derived: '{court}（按受理法院的名称）',
    },
    entries: {
      section: '人民法院案例库',
      label: '已检索人民法院案例库',
      hint: '各级人民法院审理案件时应当检索人民法院案例库。没有检索的，报告中留出填写的位置',
      numbers: { label: '入库编号', hint: '检索到的入库类似案例的编号；没有检索到的，留空' },
    },
    style: { label: '版式', official: '仿宋（公文）', song: '宋体' },
    searcher: { label: '检索主体', hint: '检索人或单位（必填）' },
    use: '结果运用情况',
    analysis: { label: '结果运用分析', hint: '是否参照或者参考类案及其理由；不填写时，报告中留出手写的位置' },
    pictures: {
      label: '附统计图',
      hint: '检索结果的裁判年份与地域分布',
      failed: '统计图生成失败，请重试，或关闭“附统计图”后再生成',
    },
    search: '检索条件',
    noConditions: '未设检索条件',
    factsSearch: {
      method: '案情检索：按输入的案情查找相似案例',
      kind: '平台按案情只列出{kind}案例',
      total: '列出相似案例{total}件',
      notWritten: '案情不写入报告。需要载明的，请写入争议焦点或结果运用分析',
    },
    noCases: '还没有选取案例。请先在案例列表中选取，再生成报告',
    toList: '前往案例列表',
    steps: { label: '生成类案检索报告的步骤', titles: ['选取案例', '填写内容', '生成报告'] },
    making: { pictures: '正在生成统计图', writing: '正在生成报告' },
    made: {
      seal: '报',
      title: '报告已生成',
      contents: '报告的内容',
      open: '打开',
      send: '发送',
      again: '返回修改',
      saved: '已放入工作台，可随时打开修改后再生成。',
      fileTime: '文件保留十分钟。',
      elsewhere: '这份报告的内容保存在生成它的设备上，这里没有',
    },
    missing: { question: '请填写待决案件的争议焦点', searcher: '请填写检索主体' },
  },
} as const
