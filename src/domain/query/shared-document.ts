/**
 * A share names its document within its query, as its first condition: `jid:c1,全文:违约金`. A service that stores queries
 * without reading them hands it back as it came.
 */
import { encodeApiQuery } from './codec'

/** What an address calls a document is Latin, as `jid`; a dimension never is. */
const NAMED = /^[a-z]+:((?:\\[,:;\\]|[^,:;\\])+)(?:,|$)/

export interface SharedQuery {
  id?: string
  /** Without the document. */
  query: string
}

export function withDocument(query: string, name: string, id: string): string {
  return [encodeApiQuery([{ name, value: id }]), query].filter(Boolean).join(',')
}

export function readSharedQuery(text: string): SharedQuery {
  const [whole = '', id] = NAMED.exec(text) ?? []
  return id ? { id: id.replace(/\\(?=[,:;\\])/g, ''), query: text.slice(whole.length) } : { query: text }
}
