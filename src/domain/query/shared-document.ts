/** A share names its document as the first condition of its query: `jid:c1,全文:违约金`. Services store and return queries unread. */
import { encodeApiQuery } from './codec'

/** Document parameters are Latin, as `jid`; dimensions never are. */
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
