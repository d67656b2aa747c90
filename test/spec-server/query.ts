/** Reads the query of a search, `name:value,name:value;qualifier`, and tells whether a document matches. */
import type { Doc } from './documents'

export interface Condition {
  name: string
  words: string[]
  any: boolean
}

/** Splits a text at a sign, except where a backslash precedes the sign. */
const split = (text: string, sign: string) =>
  (text.match(new RegExp(`(?:\\\\.|[^\\\\${sign}])+`, 'g')) ?? []).filter(Boolean)
const plain = (text: string) => text.replace(/\\(.)/g, '$1')

export function readQuery(text: string | null): Condition[] {
  return split(text ?? '', ',').flatMap(condition => {
    const at = condition.indexOf(':')
    const [value = '', ...qualifiers] = split(condition.slice(at + 1), ';')
    const words = plain(value).split(/\s+/).filter(Boolean)
    return at > 0 && words.length
      ? [{ name: plain(condition.slice(0, at)), words, any: qualifiers.includes('any') }]
      : []
  })
}

/** Whether a value lies in a range such as 2020-01-01TO2021-12-31. Either end may be missing. */
function inRange(value: string, range: string) {
  const [from = '', to = ''] = range.split('TO')
  return (!from || value >= from) && (!to || value <= to)
}

function hasWord(doc: Doc, name: string, word: string): boolean {
  if (word.startsWith('-') && word.length > 1) return !hasWord(doc, name, word.slice(1))
  if (word.includes('TO')) return inRange(doc.date, word)
  const value = doc.facets[name]
  if (value !== undefined) return value === word || value.startsWith(`${word}/`)
  return (name === '标题' ? doc.title : doc.title + doc.text).includes(word)
}

export const matches = (doc: Doc, conditions: Condition[]) =>
  conditions.every(({ name, words, any }) => words[any ? 'some' : 'every'](word => hasWord(doc, name, word)))
