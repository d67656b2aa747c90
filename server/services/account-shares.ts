/** Describes a share key for the person who made it. */
import type { Share } from '@contract/account'
import { readSharedQuery } from '@domain/query/shared-document'
import type { ShareKeyGrant, ListedShareKey } from '../accounts/share-keys'
import type { Engine } from '../engine/port'
import { SERVED_LIBRARIES } from '../libraries/all'
import { requireDocument } from '../search/run'

/**
 * Returns the title of the shared document. Returns `undefined` for charts and citation checks, for a document that is
 * gone, and for an unreachable corpus.
 */
async function titleOf(grant: ShareKeyGrant, engine?: Engine) {
  if (grant.method === 'brief_report') return undefined
  const { method, params } = grant
  const library = SERVED_LIBRARIES.find(({ service }) => service.contract.share === method)
  const id = readSharedQuery(params.query).id ?? params.id
  if (!engine || !library || !id) return undefined
  return (await requireDocument(engine, library.spec.name, id).catch(() => undefined))?.title
}

export async function describeShare(
  { id, grants, madeAt, expiresAt }: ListedShareKey,
  engine?: Engine,
): Promise<Share> {
  const opens = grants.map(async grant => ({
    method: grant.method,
    query: grant.method === 'brief_report' ? '' : grant.params.query,
    title: await titleOf(grant, engine),
  }))
  return {
    id,
    opens: await Promise.all(opens),
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
