/** Nearly all citations of labelled real judgments are found. Runs only with the real corpus. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { articleNumber, formatArticle } from '@domain/citation/article'
import { isContractName } from '@domain/citation/law-mentions'
import { plainLawName } from '@domain/citation/law-names'
import { findAllCitations } from '@domain/citation-check/find'
import { joinBrokenLines } from '@domain/citation-check/join-broken-lines'
import { FOLDER, isPresent } from '../server/corpus/support/real-corpus'

interface Row {
  cited_laws: Array<{ law: string; article: string }>
  paragraphs: Array<{ text: string }>
}

const NUMBER = /^第?[^条]+条(?:之[一二三四五六七八九十]+)?/

function nameOf({ law, article }: Row['cited_laws'][number]) {
  const number = articleNumber(NUMBER.exec(article)?.[0] ?? '')
  return plainLawName(law) + (number ? formatArticle(number) : '')
}

const rowsOf = () =>
  String(gunzipSync(readFileSync(path.join(FOLDER, 'cases.ndjson.gz'))))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Row)

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`

;(isPresent ? test : test.skip)('99 of 100 citations of real judgments are found', () => {
  let [laws, hits, contracts] = [0, 0, 0]
  for (const { cited_laws, paragraphs } of rowsOf()) {
    if (!cited_laws.length) continue
    const names = new Set<string>()
    for (const { law = '', article = '' } of findAllCitations(
      joinBrokenLines(paragraphs.map(({ text }) => text).join('\n')),
    ))
      for (const name of [plainLawName(law), plainLawName(law) + article]) names.add(name)
    for (const cited of cited_laws) {
      // The corpus counts clauses of contracts as laws; a brief's reader does not.
      if (isContractName(cited.law)) contracts++
      else {
        laws++
        if (names.has(nameOf(cited))) hits++
      }
    }
  }
  process.stdout.write(
    `figure: ${percent(hits, laws)} of ${laws} citations of laws in real judgments are found; with ${contracts} of contracts counted as missed ${percent(hits, laws + contracts)}\n`,
  )
  expect(hits / laws).toBeGreaterThanOrEqual(0.99)
})
