/** Shows why a case is similar: the passages that it shares with the facts. */
import { markHits } from '@domain/text/markup'
import type { EngineDocument } from '../../engine/port'
import { type FactsIndex, type SharedPassage, sharedPassages } from './passages'

const MOST = 3
/** The maximum number of characters of a passage. */
const LONGEST = 60
/** The maximum number of characters of the context on each side of a passage. */
const AROUND = 12
const END = /[。！？；\n]/
const MORE = '…'

const isLowHalf = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at))

function before(text: string, from: number): string {
  let at = from
  while (at > 0 && from - at < AROUND && !END.test(text[at - 1]!)) at--
  const isCut = at > 0 && !END.test(text[at - 1]!)
  return `${isCut ? MORE : ''}${text.slice(isLowHalf(text, at) ? at + 1 : at, from)}`
}

function after(text: string, to: number): string {
  let at = to
  while (at < text.length && at - to < AROUND && !END.test(text[at]!)) at++
  const isCut = at < text.length && !END.test(text[at]!)
  return `${text.slice(to, isLowHalf(text, at) ? at - 1 : at)}${isCut ? MORE : ''}`
}

function reasonOf(text: string, { from, to }: SharedPassage): string {
  const isLong = to - from > LONGEST
  const end = isLong ? from + LONGEST - (isLowHalf(text, from + LONGEST) ? 1 : 0) : to
  const passage = text.slice(from, end)
  return markHits(`${before(text, from)}${passage}${isLong ? MORE : after(text, to)}`, [passage])
}

/** Returns the shared passages of a case with their context. The passage itself is in `<em>` tags. */
export const markedPassagesOf = ({ blocks }: EngineDocument, facts: FactsIndex): string[] =>
  sharedPassages(blocks, facts, MOST).map(passage => reasonOf(blocks[passage.block]!.text, passage))
