/** Collects the characters of the PDFs that the server makes from the sample. */
import { sampleCorpus } from '../server/corpus/sample'
import { lawDocument } from '../server/libraries/law/document'
import { relatedPaperContent } from '../server/services/files'
import { copy } from '../server/copy'

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at))

export function samplePdfCharacters(): string {
  const characters = new Set([...ASCII, ...copy.paper.shortened])
  for (const record of sampleCorpus().laws ?? []) {
    const law = lawDocument(record)
    for (const { url } of record.related)
      for (const { text } of relatedPaperContent(law, url)?.lines ?? []) for (const sign of text) characters.add(sign)
  }
  return [...characters].sort().join('')
}
