/** Texts of the charts. */
import { pictureCopy } from './picture'

export { fill } from '../copy'

export const visualCopy = {
  ...pictureCopy,
  visual: {
    regions: {
      only: '{name} {count} 件',
      most: '{name}最多 {count} 件',
      mostOfSeveral: '{name}等 {regions} 个地区最多，各 {count} 件',
      regions: '覆盖 {count} 个地区',
      /** 新疆生产建设兵团 is no province-level region. */
      regionsAndCorps: '覆盖 {count} 个地区和兵团',
      elsewhere: '另有 {count} 件不在图上',
      nowhere: '另有 {count} 件未载明地区',
      atLeast: '{count} 以上',
      from: '{count}起',
    },
    list: '列表',
    total: '共 {count} 件',
    hint: '点图表可筛选',
    hintInTable: '点条目可筛选',
    /** The toast after a tap on a chart. */
    added: '已加入条件：{dimension} {value}',
    loading: '正在统计',
    more: '加载更多',
    failed: '查询过程中出现错误',
    unavailable: '图表加载失败',
    month: '{month}月',
    /** The year of a chart by month, shown beside the title of the chart. */
    oneYear: '{year}年',
    /**
     * Replace `oneYear` while the last year or month has not ended. The day up to which the library has cases is
     * unknown here, so none is claimed.
     */
    unfinishedYear: '{year}年未满',
    unfinishedMonth: '{year}年{month}月未满',
    /** Shown if the last year of the chart is later than the device's clock, so that the year may be unfinished. */
    mayBePart: '{year}年可能不完整',
    asides: {
      earlier: '{year}年以前 {count} 件',
      noYear: '另有 {count} 件未载明年份',
      elsewhere: '另有 {count} 件不在图上',
    },
    yearBefore: '前一年',
    yearAfter: '后一年',
    /** Insights: each describes a chart in one sentence. */
    insights: {
      rising: '库内近{years}年上升，{year}年 {count} 件',
      falling: '库内近{years}年下降，{year}年 {count} 件',
      steady: '库内近{years}年平稳，{year}年 {count} 件',
      uneven: '库内近{years}年起伏较大，{year}年 {count} 件',
      years: { 3: '三', 4: '四', 5: '五' },
      all: '全部为{name}',
      overHalf: '{name}过半，占{share}%',
      firstThree: '前三项共占{share}%',
    },
    restLine: '未列示：{items}',
    unit: '件',
    rest: { some: '其余{count}项', many: '其余各项', none: '未载明' },
    /** The name of cases without a value, by the field of the chart, where 未载明 is untrue: a judgment states its result. */
    withoutValue: { outcome: '未归类' } as Record<string, string>,
    faces: { years: '年', months: '月', map: '地图', bars: '条形图', pie: '饼图' },
    facesLabel: '{title}的显示方式',
    chart: '{title}图：{items}',
    item: '{name} {count}件',
    download: '{title} · 导出图片',
    table: '{title} · 数据表',
    copyTable: '复制数据',
    tableHead: ['件数', '占比'],
    /** The head of the first column of a table, by the field of its chart. */
    tableNames: { year: '年份', month: '月份', region: '地区' } as Record<string, string>,
    tableName: '名称',
    share: '分享图表',
    shared: '案例可视化',
    /** The button below shared charts. It opens the app. */
    openIn: '用 {app} 打开',
    groups: '图表分组',
    source: '来源：{app}',
    countedOn: '统计于 {day}',
    noTrial: '该功能暂未开放试用，请微信联系工作人员开通全功能试用',
  },
} as const
