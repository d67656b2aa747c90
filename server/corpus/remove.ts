/** Removes documents, and renews the histories of cases that contained them. */
import type { Engine, Writer } from '../engine/port'
import { CASES_COLLECTION, CaseHistories } from './import/case-histories'
import { invalidateLastImport } from './import/last-import'

export async function removeDocuments(engine: Engine, writer: Writer, collection: string, ids: string[]) {
  const histories = new CaseHistories()
  for (const id of ids) {
    const document = collection === CASES_COLLECTION ? await engine.get(collection, id) : undefined
    if (document) histories.drop(document)
    writer.remove(collection, id)
  }
  await histories.settle({ writer, before: engine })
  await invalidateLastImport(engine, writer)
}
