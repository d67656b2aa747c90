/** What only the charts say, beside what every screen may. */
import { copy as everywhere } from '../copy'

export { fill } from '../copy'

export const copy = {
  ...everywhere,
  visual: {
    picture: {
      hint: '长按图片可保存或转发',
      failed: '图片没有生成，请重试',
      save: '保存到相册',
      saved: '已保存到相册',
      notSaved: '图片没有保存成功，请稍后重试',
      refusedPrivacy: '同意隐私保护指引后才能保存图片',
      refused: '保存图片需要相册权限，请在设置中允许',
      refusedBySystem: '保存图片需要相册权限，请在手机设置中允许微信访问相册',
      toSettings: '去设置',
    },
    regions: {
      most: '{name}最多 {count} 件',
      mostOfSeveral: '{name}等 {regions} 个地区最多，各 {count} 件',
      regions: '{count} 个地区有裁判',
      elsewhere: '另有 {count} 件不在图上',
      nowhere: '另有 {count} 件未注明地区',
      atLeast: '{count} 以上',
      from: '{count}起',
    },
    title: '可视化',
    list: '列表',
    total: '共 {count} 条',
    hint: '点图中的任一项即加入检索条件',
    loading: '正在统计',
    more: '加载更多',
    failed: '查询过程中出现错误',
    month: '{month}月',
    /** Which months a line has; beside its title. */
    months: '{year}年1月至{month}月',
    oneYear: '{year}年',
    unit: '件',
    rest: { some: '其余{count}项', many: '其余各项', none: '未注明' },
    faces: { years: '年', months: '月', map: '地图', bars: '条形图', pie: '饼图' },
    ways: '{title}的显示方式',
    chart: '{title}图：{items}',
    item: '{name} {count}件',
    download: '下载{title}图',
    table: '{title}的数据',
    copyTable: '复制数据',
    tableHead: ['名称', '件数', '占比'],
    share: '分享图表',
    shared: '案例可视化',
    source: '来源：{app}',
    countedOn: '统计于 {day}',
    noTrial: '该功能暂未开放试用，请微信联系工作人员开通全功能试用',
  },
} as const
