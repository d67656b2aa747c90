/**
 * Reads and writes the query of a shared document. Its first condition identifies the document: `jid:c1,全文:违约金`.
 * A service can store such a query and return it without reading it. Our server reads the id from it.
 */
import { encodeApiQuery } from './codec'

/**
 * Matches the condition that identifies the document. Its name has Latin letters (`jid`), unlike names of dimensions.
 */
const NAMED = /^[a-z]+:((?:\\[,:;\\]|[^,:;\\])+)(?:,|$)/

interface SharedQuery {
  id?: string
  /** The query without the condition that identifies the document. */
  query: string
}

/** Adds the condition that identifies the document at the beginning of a query. `name` is the name of the id: `jid`. */
export function withDocumentId(query: string, name: string, id: string): string {
  return [encodeApiQuery([{ name, value: id }]), query].filter(Boolean).join(',')
}

export function readSharedQuery(text: string): SharedQuery {
  const [whole = '', id] = NAMED.exec(text) ?? []
  return id ? { id: id.replace(/\\(?=[,:;\\])/g, ''), query: text.slice(whole.length) } : { query: text }
}
