/** Converts the words that sources use for the status of a law. */
import { LAW_STATUS, type LawStatus } from '../libraries/law-statuses'

/** The words of sources for each status, separated by blanks. */
const WORDS: Record<LawStatus, string> = {
  现行有效: '现行有效 有效 现行 全文有效 全文现行有效 继续有效 仍然有效',
  部分失效: '部分失效 部分有效 部分废止 部分条款失效 部分条款废止 部分条款有效 条款失效 条款废止',
  失效: '失效 已失效 废止 已废止 被废止 已被废止 废止或失效 失效或废止 全文失效 全文废止 期满失效 宣布失效 停止执行 停止施行 已停止执行',
  已被修改: '已被修改 已修改 被修改 已被修订 已修订 被修订 已修正 已被修正 已被代替 已被替代',
  尚未生效: '尚未生效 尚未施行 尚未实施 未生效 未施行 未实施 待生效 待施行 即将生效 即将施行',
  征求意见稿或草案: '征求意见稿或草案 征求意见稿 草案 送审稿',
  时效不明: '时效不明 不明 未知',
}

const STATUSES = new Map(
  Object.entries(WORDS).flatMap(([status, words]) => words.split(' ').map(word => [word, status as LawStatus])),
)

/**
 * Returns the status for a word of a source. Returns `LAW_STATUS.unknown` for an empty word, and `undefined` for a word
 * that is not listed.
 */
export const readLawStatus = (word: string): LawStatus | undefined =>
  word.trim() === '' ? LAW_STATUS.unknown : STATUSES.get(word.replace(/[\s（）()【】[\]]/g, ''))
