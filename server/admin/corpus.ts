/** The commands for the corpus. They work with every engine. */
import { type CorpusLocation, openCorpus } from '../corpus/open'
import { removeDocuments } from '../corpus/remove'
import { allIds } from '../corpus/all-ids'
import { type Engine, EngineUnavailableError } from '../engine/port'
import { printLine, UsageError } from './command'

const collectionsOf = async (engine: Engine) => (await engine.health()).collections

async function list(engine: Engine) {
  for (const [name, count] of Object.entries(await collectionsOf(engine))) printLine(name, `${count}`)
}

/** Removes documents. If one does not exist, removes none. */
async function remove(engine: Engine, collection: string, ids: string[]) {
  const names = Object.keys(await collectionsOf(engine))
  if (!names.includes(collection))
    throw new UsageError(`There is no collection ${collection}; there are ${names.join(', ') || 'none'}.`)
  for (const id of ids)
    if (!(await engine.get(collection, id))) throw new UsageError(`There is no document ${id} in ${collection}.`)
  await engine.write(writer => removeDocuments(engine, writer, collection, ids))
  printLine(`removed ${ids.length} documents of ${collection}`)
}

/** Checks that every document in the index can be read, and that their number is right. */
async function verify(engine: Engine) {
  const faults: string[] = []
  for (const [name, count] of Object.entries(await collectionsOf(engine))) {
    const ids = await allIds(engine, name)
    if (ids.length !== count) faults.push(`${name}: ${count} documents are counted, ${ids.length} are found`)
    for (const id of ids) {
      const document = await engine.get(name, id).catch((error: unknown) => {
        // An unreachable cluster says nothing about its documents, so the check stops here.
        if (error instanceof EngineUnavailableError) throw error
        return undefined
      })
      if (document?.id !== id) faults.push(`${name}: ${id} cannot be read`)
    }
    printLine(name, `${ids.length} read`)
  }
  if (faults.length)
    throw new UsageError([...faults, 'The corpus is damaged: restore a backup, or import it again.'].join('\n'))
}

/** Runs `admin corpus …`. Returns false if the command is unknown. */
export async function corpusCommand(
  location: CorpusLocation,
  [action, collection, ...ids]: string[],
): Promise<boolean> {
  const run =
    action === 'list' && collection === undefined
      ? list
      : action === 'verify' && collection === undefined
        ? verify
        : action === 'remove' && collection !== undefined && ids.length > 0
          ? (engine: Engine) => remove(engine, collection, ids)
          : undefined
  if (!run) return false
  const engine = await openCorpus(location, line => void process.stderr.write(`${line}\n`))
  try {
    await run(engine)
    return true
  } finally {
    await engine.close()
  }
}
