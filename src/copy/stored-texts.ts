/** Texts about the documents stored on the device. */
import { bookmarkCopy } from './bookmark'

export { fill } from '../copy'

export const storedTextsCopy = {
  ...bookmarkCopy,
  texts: {
    title: '离线内容',
    sum: '{count} 篇 · {size}',
    none: '本机还没有可离线阅读的内容',
    hint: '读过的和收藏的文书存在本机，没有网络时也能打开；退出登录即清除',
    more: '展开其余 {count} 篇',
    saved: '已收藏',
    remove: '从本机删除：{title}',
    removeRead: '仅保留收藏',
    removeAll: '全部删除',
    removeAllQuestion: '删除本机的全部内容？收藏、笔记和备注不受影响，有网络时会重新下载',
    removed: '已从本机删除',
    full: '本机空间已满，有收藏的文书未能存入；已存的内容不受影响',
    older: '网络异常，打开的是收藏时的文本，现行文本请联网后查看',
    withdrawn: '这篇文书已下架，以下是{day}保存在本机的内容',
  },
}
