/** The sentences of a penalty's text. */
import type { Paragraph } from '../../../records'

const END = /[。；;\n]/

/** Longer runs without an end are tables and lists, which no reader of penalties needs. */
const LONGEST = 1_000

export const sentencesOf = (paragraphs: Paragraph[]): string[] =>
  paragraphs
    .flatMap(({ text }) => text.split(END))
    .map(sentence => sentence.trim().slice(0, LONGEST))
    .filter(Boolean)

const SEVERAL = /(?:[二两三四五六七八九十]|[2-9]|\d\d)[起例]/
const NUMBERED = /^[二2][、.．](?=.*查处)/

/** Whether a text reports several cases, so that no sum or day is that of the document. */
export const hasSeveralCases = (title: string, sentences: string[]): boolean =>
  SEVERAL.test(title) || sentences.some(sentence => NUMBERED.test(sentence))
