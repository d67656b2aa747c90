/** Splits the text of a penalty into sentences. */
import type { TextSection } from '../../../records'

const END = /[。；;\n]/

/**
 * The maximum length of a sentence, in characters. Longer ones are tables and lists, of which only the beginning is
 * read.
 */
const LONGEST = 1_000

export const penaltySentences = (paragraphs: TextSection[]): string[] =>
  paragraphs
    .flatMap(({ text }) => text.split(END))
    .map(sentence => sentence.trim().slice(0, LONGEST))
    .filter(Boolean)

const SEVERAL = /(?:[二两三四五六七八九十]|[2-9]|\d\d)[起例]/
const NUMBERED = /^[二2][、.．](?=.*查处)/

/** Whether a text reports on several cases. Its sums and days then do not describe the whole document. */
export const coversSeveralCases = (title: string, sentences: string[]): boolean =>
  SEVERAL.test(title) || sentences.some(sentence => NUMBERED.test(sentence))
