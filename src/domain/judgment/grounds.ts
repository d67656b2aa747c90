/** Lists the articles on which a decision rests. */
import { type CitationLink, linkCitations } from '../citation/link-citations'

/** Laws about the procedure. Each decision names them, so they come last. */
const PROCEDURE = /诉讼法|诉讼费用|诉讼程序|适用法律程序/

const RESTS_ON = /依照|依据|根据|按照/

/** Where the grounds begin: articles whose conditions are not met (不符合…的情形) are none. */
function groundsFrom(sentence: string): number {
  const after = sentence.lastIndexOf('符合') + 1
  const begin = after ? sentence.slice(after).search(RESTS_ON) : -1
  return begin < 0 ? 0 : after + begin
}

/** Returns the articles of the sentence that leads to the operative part: each once, those of substance first. */
export function articlesIn(sentence: string): CitationLink[] {
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

/** Returns the name of a law as short as it stays clear: without brackets and 中华人民共和国. */
export const bareLawName = (law: string): string => law.replace(/[《》〈〉<>]/g, '').replace(/^中华人民共和国/, '')
