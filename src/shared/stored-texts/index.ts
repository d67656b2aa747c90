/** Documents stored on the device for offline reading: recently read ones, and those saved in the workspace. */
import { totalBytesOf, textsToEvict } from '@domain/workspace/eviction'
import { isRecord } from '@domain/guards'
import { entriesOf, type SyncState } from '@domain/workspace/sync-state'
import { metadataIn } from '@domain/workspace/metadata'
import type { DocumentSource, ReadableDocument, Fact } from '@/libraries/document'
import type { StoredTextMetadata } from '@/platform/ports/data'
import { textStorage } from '@/platform/vault/texts'
import { changeWorkspace, openWorkspace, currentWorkspaceOwner, useWorkspace } from '@/stores/workspace'
import { CATEGORIES, FISCAL_CATEGORIES } from '@/libraries/categories'

type Names = ReadonlyArray<readonly [older: string, name: string]>

const DOCUMENT_NAMES: Names = [
  ['own', 'enclosingLaw'],
  ['alike', 'similarCases'],
]
const FACT_NAMES: Names = [['known', 'isMetadata']]

function withNames(stored: Record<string, unknown>, names: Names): Record<string, unknown> {
  const upgraded = { ...stored }
  for (const [older, name] of names) {
    if (!(older in upgraded)) continue
    upgraded[name] = upgraded[older]
    delete upgraded[older]
  }
  return upgraded
}

/** Converts a document that an older app stored. Some of its fields had other names, and `metadata` was missing. */
export function upgradeStoredDocument(stored: Record<string, unknown>): ReadableDocument {
  const facts = (Array.isArray(stored.facts) ? stored.facts : [])
    .filter(isRecord)
    .map(fact => withNames(fact, FACT_NAMES) as unknown as Fact)
  const metadata = metadataIn(facts.filter(({ isMetadata }) => isMetadata).map(({ value }) => value))
  return { metadata, ...withNames(stored, DOCUMENT_NAMES), facts } as unknown as ReadableDocument
}

/** The name of the id parameter of each document screen. Other screens, such as that of a tax incentive, name it `id`. */
const ID_PARAMS = new Map(
  [...Object.values(CATEGORIES), ...Object.values(FISCAL_CATEGORIES)].map(({ detail, id }): [string, string] => [
    detail,
    id,
  ]),
)

const textId = (route: string, id: string) => `${route} ${id}`

const textIdOf = (route: string, params: Record<string, string>) =>
  textId(route, params[ID_PARAMS.get(route) ?? 'id'] ?? '')

/** Returns the entries of saved documents by the ids of their stored texts. */
export const savedDocumentsByTextId = (syncState: SyncState) =>
  new Map(
    entriesOf(syncState, 'document').map(entry => [textIdOf(entry.body.route, entry.body.params), entry] as const),
  )

/** The format of stored documents. Other formats are ignored. */
const FORMAT = 1
/** The bytes of a Chinese character in UTF-8. */
const BYTES_A_LETTER = 3

export interface DocumentAddress {
  source: Pick<DocumentSource, 'route'>
  id: string
  params: Record<string, string>
}

/** Deletes stored texts to make room for a new one. Returns whether there is enough space. */
async function makeRoom(owner: string, others: StoredTextMetadata[], bytes: number, most?: number) {
  const saved = savedDocumentsByTextId(useWorkspace.getState().syncState)
  const evicted = textsToEvict(others, id => saved.has(id), bytes, most)
  if (evicted?.length) await textStorage.remove(owner, evicted)
  return evicted !== undefined
}

/**
 * The outcome of storing a text. `passed`: nothing to store, because the document has no text or the reader has logged
 * out.
 */
type StoreOutcome = 'stored' | 'full' | 'passed'

/** Stores a text. If the device refuses it, deletes the texts read longest ago and tries again. */
export async function storeDocumentText(
  { source, id, params }: DocumentAddress,
  document: ReadableDocument,
): Promise<StoreOutcome> {
  const owner = currentWorkspaceOwner()
  if (owner === undefined || !document.passages.length) return 'passed'
  await openWorkspace()
  const content = JSON.stringify({ format: FORMAT, document })
  const key = textId(source.route, id)
  const { title } = document
  const text: StoredTextMetadata = {
    ...{ id: key, title, route: source.route, params },
    bytes: content.length * BYTES_A_LETTER,
    readAt: Date.now(),
  }
  const listOthers = async () => (await textStorage.list(owner)).filter(one => one.id !== key)
  if (!(await makeRoom(owner, await listOthers(), text.bytes))) return 'full'
  if (currentWorkspaceOwner() !== owner) return 'passed'
  if (await textStorage.write(owner, text, content)) return 'stored'
  const others = await listOthers()
  const isRoom = await makeRoom(owner, others, text.bytes, totalBytesOf(others))
  return isRoom && currentWorkspaceOwner() === owner && (await textStorage.write(owner, text, content))
    ? 'stored'
    : 'full'
}

function documentIn(content: string): ReadableDocument | undefined {
  try {
    const parsed: unknown = JSON.parse(content)
    return isRecord(parsed) && parsed.format === FORMAT && isRecord(parsed.document)
      ? upgradeStoredDocument(parsed.document)
      : undefined
  } catch {
    return undefined
  }
}

interface StoredCopy {
  document: ReadableDocument
  readAt: number
}

export async function readStoredText({
  source,
  id,
}: Pick<DocumentAddress, 'source' | 'id'>): Promise<StoredCopy | undefined> {
  const owner = currentWorkspaceOwner()
  if (owner === undefined) return undefined
  const key = textId(source.route, id)
  const [content, list] = await Promise.all([textStorage.read(owner, key), textStorage.list(owner)])
  const document = content === undefined ? undefined : documentIn(content)
  return document && { document, readAt: list.find(one => one.id === key)?.readAt ?? 0 }
}

/** Returns the stored texts of the current reader, the one read last first. */
export async function listStoredTexts(): Promise<StoredTextMetadata[]> {
  const owner = currentWorkspaceOwner()
  return owner === undefined ? [] : (await textStorage.list(owner)).sort((a, b) => b.readAt - a.readAt)
}

export const hasStoredText = async (route: string, params: Record<string, string>) =>
  (await listStoredTexts()).some(({ id }) => id === textIdOf(route, params))

export async function removeStoredTexts(ids: string[]) {
  const owner = currentWorkspaceOwner()
  if (owner !== undefined) await textStorage.remove(owner, ids)
}

export const removeStoredText = ({ source, id }: Pick<DocumentAddress, 'source' | 'id'>) =>
  removeStoredTexts([textId(source.route, id)])

/** Marks a saved document as withdrawn by the services, or removes the mark. */
export async function markWithdrawn({ source, id }: Pick<DocumentAddress, 'source' | 'id'>, isGone: boolean) {
  await openWorkspace()
  const entry = savedDocumentsByTextId(useWorkspace.getState().syncState).get(textId(source.route, id))
  if (!entry || (entry.body.gone ?? false) === isGone) return
  changeWorkspace([{ id: entry.id, kind: 'document', body: { ...entry.body, gone: isGone || undefined } }])
}
