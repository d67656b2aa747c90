/** Lists the articles on which a judgment is based. */
import { type CitationLink, linkCitations } from '../citation/link-citations'

/** Matches procedural laws. They come last, because every judgment cites them. */
const PROCEDURE = /诉讼法|诉讼费用|诉讼程序|适用法律程序/

const RESTS_ON = /依照|依据|根据|按照/

/**
 * Returns where the grounds begin. Articles whose conditions are not met (不符合…的情形) are before that and do not
 * count.
 */
function groundsFrom(sentence: string): number {
  const after = sentence.lastIndexOf('符合') + 1
  const begin = after ? sentence.slice(after).search(RESTS_ON) : -1
  return begin < 0 ? 0 : after + begin
}

/**
 * Returns the articles cited in the sentence before the operative part, without repetitions. Substantive laws come
 * first.
 */
export function groundArticlesIn(sentence: string): CitationLink[] {
  const links = new Map<string, CitationLink>()
  const from = groundsFrom(sentence)
  let at = 0
  for (const part of linkCitations([{ kind: 'text', text: sentence }])) {
    const start = at
    at += part.kind === 'break' ? 1 : part.text.length
    if (start < from) continue
    if (part.kind !== 'link' || !part.attributes || !('law' in part.attributes)) continue
    const { law, article } = part.attributes as CitationLink['attributes']
    const key = `${law} ${article}`
    if (!links.has(key)) links.set(key, { kind: 'link', text: part.text, attributes: { law, article } })
  }
  const all = [...links.values()]
  const isProcedure = ({ attributes }: CitationLink) => PROCEDURE.test(attributes.law)
  return all.filter(link => !isProcedure(link)).concat(all.filter(isProcedure))
}

/** Shortens the name of a law: drops brackets and 中华人民共和国. */
export const lawNameWithoutCountry = (law: string): string =>
  law.replace(/[《》〈〉<>]/g, '').replace(/^中华人民共和国/, '')
