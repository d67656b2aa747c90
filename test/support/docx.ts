/** Reads the contents of a Word file. */
import { inflateRawSync } from 'node:zlib'
import { zipOf } from '@domain/document-model/zip'

export const zip = (parts: Record<string, string | Uint8Array>) => Buffer.from(zipOf(parts))

/** The entries of a zip archive, from its directory. */
export function unzip(file: Buffer): Record<string, Buffer> {
  const parts: Record<string, Buffer> = {}
  let at = file.readUInt32LE(file.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 16)
  while (file.readUInt32LE(at) === 0x02014b50) {
    const [method, packed] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [28, 30, 32].map(offset => file.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const local = file.readUInt32LE(at + 42)
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const bytes = file.subarray(start, start + packed)
    parts[file.toString('utf8', at + 46, at + 46 + nameLength)] = method ? inflateRawSync(bytes) : bytes
    at += 46 + nameLength + extra + comment
  }
  return parts
}

export const bodyOf = (file: Buffer) => String(unzip(file)['word/document.xml'] ?? '')

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }
const plain = (xml: string) => xml.replace(/&(?:lt|gt|quot|apos|amp);/g, entity => ENTITIES[entity] ?? entity)
const textIn = (xml: string) =>
  plain([...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''))

/** Returns all paragraphs, including those of tables. */
export const paragraphsOf = (xml: string) =>
  [...xml.matchAll(/<w:p(?: [^>]*)?>(.*?)<\/w:p>/gs)].map(([, p]) => textIn(p ?? ''))

/** Returns all tables as rows of cells. */
export const tablesOf = (xml: string) =>
  [...xml.matchAll(/<w:tbl>(.*?)<\/w:tbl>/gs)].map(([, table]) =>
    [...(table ?? '').matchAll(/<w:tr(?: [^>]*)?>(.*?)<\/w:tr>/gs)].map(([, row]) =>
      [...(row ?? '').matchAll(/<w:tc>(.*?)<\/w:tc>/gs)].map(([, cell]) => textIn(cell ?? '')),
    ),
  )

/** Errors that prevent Word from opening a part: unclosed elements, characters that XML forbids. */
export function faultsOf(xml: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  for (const [, closing, name = '', rest = ''] of xml.matchAll(/<(\/?)([\w:]+)((?:\s[^<>]*)?)>/g)) {
    if (closing) {
      if (open.pop() !== name) faults.push(`</${name}>`)
    } else if (!rest.endsWith('/')) open.push(name)
  }
  const bare = xml.replace(/<[^<>]*>/g, '').match(/[<>]|&(?!(?:lt|gt|quot|apos|amp);)/g) ?? []
  const unwritable = xml.match(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu) ?? []
  return [...faults, ...open, ...bare, ...unwritable]
}
