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
    searchSaved: '已订阅，有新的会在工作台提示',
    searchSavedBefore: '已经订阅过了，在工作台可以看到',
    full: '收藏已满 {most} 条，请先删除一些',
  },
}
