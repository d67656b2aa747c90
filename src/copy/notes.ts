/** The texts of notes and highlights. */
import { bookmarkCopy } from './bookmark'

export { fill } from '../copy'

export const notesCopy = {
  ...bookmarkCopy,
  notes: {
    headings: '目录',
    tabs: '目录与笔记',
    tab: '笔记 {count}',
    selection: '选中的文字',
    mark: '划线：{colour}',
    colours: { gold: '金', ok: '绿', brand: '蓝', seal: '红' },
    colour: '颜色',
    write: '笔记',
    cite: '引用',
    copy: '复制',
    searchSelection: '检索',
    close: '取消选择',
    tooMany: '一次最多划{most}段，请少选一些',
    marked: '已划线',
    saved: '已保存',
    removed: '已删除',
    remove: '删除',
    copyCited: '复制引用',
    hint: '写下想法（仅自己可见）',
    sheet: '划线与笔记',
    lost: '原文已变，找不到这段文字',
    showInDocument: '在原文中查看',
    twoTexts: '两台设备都写了这条笔记，请选择保留哪一份',
    here: '当前',
    elsewhere: '另一份',
    keepThis: '只留这份',
    keepBoth: '两份都留',
    cited: '“{quote}”（{citation}）',
    citedArticle: '{citation}：“{quote}”',
    search: '在笔记中查找',
    all: '全部 {count} 条',
    noMatch: '笔记里没有“{typed}”',
  },
}
