/** Words that sources use for the status of a law, and the empty text. None of them says that the law is in force. */
export const STATUS_WORDS =
  `${''} 时效不明 全文废止 全文失效 条款失效 部分废止 部分有效 已失效 废止 已废止 停止执行 待定 未知 长期 无 null 有效期届满
  已修订 已修正 已更新 尚未施行 未施行 草案 送审稿 暂停执行 试行期满 被代替 存疑 撤销 已撤销 宣布失效 自动失效 清理 保留 不适用 停用 归档
  过期 修订中 拟废止 拟修改`.split(/\s+/)
