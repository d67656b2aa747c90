/** Documents on the device, to be read without network: what was read lately, and whatever is kept on the desk. */
import { bytesOf, textsToEvict } from '@domain/workspace/eviction'
import { isRecord } from '@domain/guards'
import type { DocumentSource, ReadableDocument } from '@/libraries/document'
import type { StoredText } from '@/platform/vault/port'
import { texts } from '@/platform/vault/texts'
import { changeDesk, openDesk, ownerNow, useDesk } from '@/stores/workspace'
import { upgradeDocument } from './upgrade-document'
import { entriesOf, type SyncState } from '@domain/workspace/sync-state'
import { CATEGORIES, FISCAL } from '@/libraries/categories'

/** Of each screen of a document: the param that names it there. */
const NAMES = new Map(
  [...Object.values(CATEGORIES), ...Object.values(FISCAL)].map(({ detail, id }): [string, string] => [detail, id]),
)

/** Under which a document's text lies on the device. */
const textId = (route: string, id: string) => `${route} ${id}`

const textIdOf = (route: string, params: Record<string, string>) => textId(route, params[NAMES.get(route) ?? ''] ?? '')

/** The entries of kept documents, by the ids of their texts. */
export const keptTexts = (ledger: SyncState) =>
  new Map(entriesOf(ledger, 'document').map(entry => [textIdOf(entry.body.route, entry.body.params), entry] as const))

/** Of the documents as they are stored; those of another one are not read. */
const FORMAT = 1
/** UTF-8 of Chinese letters. */
const BYTES_A_LETTER = 3

export interface Place {
  source: Pick<DocumentSource, 'route'>
  id: string
  params: Record<string, string>
}

/** Removes what the new one needs; whether that was enough. */
async function makeRoom(owner: string, others: StoredText[], bytes: number, most?: number) {
  const kept = keptTexts(useDesk.getState().ledger)
  const gone = textsToEvict(others, id => kept.has(id), bytes, most)
  if (gone?.length) await texts.remove(owner, gone)
  return gone !== undefined
}

/** What became of it: a text that has nothing to read, or whose reader has left meanwhile, is passed over. */
export type Stored = 'stored' | 'full' | 'passed'

/** Puts it on the device. One that holds less than we may use refuses sooner: there the oldest reads make room as well. */
export async function storeText({ source, id, params }: Place, document: ReadableDocument): Promise<Stored> {
  const owner = ownerNow()
  if (owner === undefined || !document.passages.length) return 'passed'
  await openDesk()
  const content = JSON.stringify({ format: FORMAT, document })
  const key = textId(source.route, id)
  const { title } = document
  const text: StoredText = {
    ...{ id: key, title, route: source.route, params },
    bytes: content.length * BYTES_A_LETTER,
    readAt: Date.now(),
  }
  const listOthers = async () => (await texts.list(owner)).filter(one => one.id !== key)
  if (!(await makeRoom(owner, await listOthers(), text.bytes))) return 'full'
  if (ownerNow() !== owner) return 'passed'
  if (await texts.write(owner, text, content)) return 'stored'
  const others = await listOthers()
  const isRoom = await makeRoom(owner, others, text.bytes, bytesOf(others))
  return isRoom && ownerNow() === owner && (await texts.write(owner, text, content)) ? 'stored' : 'full'
}

function documentIn(content: string): ReadableDocument | undefined {
  try {
    const found: unknown = JSON.parse(content)
    return isRecord(found) && found.format === FORMAT && isRecord(found.document)
      ? upgradeDocument(found.document)
      : undefined
  } catch {
    return undefined
  }
}

export interface FoundText {
  document: ReadableDocument
  readAt: number
}

export async function findText({ source, id }: Pick<Place, 'source' | 'id'>): Promise<FoundText | undefined> {
  const owner = ownerNow()
  if (owner === undefined) return undefined
  const key = textId(source.route, id)
  const [content, list] = await Promise.all([texts.read(owner, key), texts.list(owner)])
  const document = content === undefined ? undefined : documentIn(content)
  return document && { document, readAt: list.find(one => one.id === key)?.readAt ?? 0 }
}

export async function listTexts(): Promise<StoredText[]> {
  const owner = ownerNow()
  return owner === undefined ? [] : (await texts.list(owner)).sort((a, b) => b.readAt - a.readAt)
}

/** Whether it lies on the device. */
export const hasText = async (route: string, params: Record<string, string>) =>
  (await listTexts()).some(({ id }) => id === textIdOf(route, params))

export async function removeTexts(ids: string[]) {
  const owner = ownerNow()
  if (owner !== undefined) await texts.remove(owner, ids)
}

/** A kept document that the services no longer have is marked so, until they have it again. */
export async function noteFate({ source, id }: Pick<Place, 'source' | 'id'>, isGone: boolean) {
  await openDesk()
  const entry = keptTexts(useDesk.getState().ledger).get(textId(source.route, id))
  if (!entry || (entry.body.gone ?? false) === isGone) return
  changeDesk([{ id: entry.id, kind: 'document', body: { ...entry.body, gone: isGone || undefined } }])
}
