/** The characters of the PDFs that the server makes: those of the papers in the sample. */
import { sampleCorpus } from '../server/corpus/sample'
import { lawDocument } from '../server/libraries/law/document'
import { paperOf } from '../server/services/files'
import { copy } from '../server/copy'

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at))

export function paperCharacters(): string {
  const characters = new Set([...ASCII, ...copy.paper.shortened])
  for (const record of sampleCorpus().laws ?? []) {
    const law = lawDocument(record)
    for (const { url } of record.related)
      for (const { text } of paperOf(law, url)?.lines ?? []) for (const sign of text) characters.add(sign)
  }
  return [...characters].sort().join('')
}
