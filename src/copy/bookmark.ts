/** Texts about saving a document, shared by several screens. */
import { copy } from '../copy'

export { fill } from '../copy'

export const bookmarkCopy = {
  ...copy,
  bookmark: {
    remove: '取消收藏',
    saved: '已收藏',
    removed: '已取消收藏',
    file: '放入案件夹',
    undo: '撤销',
    undone: '已恢复',
    unsynced: '有 {count} 处收藏的改动没有同步，保存在本机，下次登录同一账号后同步',
    searchSaved: '已订阅，有更新将在工作台提醒',
    searchSavedBefore: '已订阅，可在工作台查看',
    full: '收藏已满 {most} 条，请先删除一些',
  },
}
