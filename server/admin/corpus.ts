/** The corpus, by what every engine can do. */
import { type CorpusPlace, openCorpus } from '../corpus/open'
import { allIds } from '../corpus/write'
import { type Engine, Unavailable } from '../engine/port'
import { say, UsageError } from './command'

const collectionsOf = async (engine: Engine) => (await engine.health()).collections

async function list(engine: Engine) {
  for (const [name, count] of Object.entries(await collectionsOf(engine))) say(name, `${count}`)
}

/** All of them or none. */
async function remove(engine: Engine, collection: string, ids: string[]) {
  const known = Object.keys(await collectionsOf(engine))
  if (!known.includes(collection))
    throw new UsageError(`There is no collection ${collection}; there are ${known.join(', ') || 'none'}.`)
  for (const id of ids)
    if (!(await engine.get(collection, id))) throw new UsageError(`There is no document ${id} in ${collection}.`)
  await engine.write(writer => ids.forEach(id => writer.remove(collection, id)))
  say(`removed ${ids.length} documents of ${collection}`)
}

/** Every document that can be found can be read, and as many are found as are counted. */
async function verify(engine: Engine) {
  const faults: string[] = []
  for (const [name, count] of Object.entries(await collectionsOf(engine))) {
    const ids = await allIds(engine, name)
    if (ids.length !== count) faults.push(`${name}: ${count} documents are counted, ${ids.length} are found`)
    for (const id of ids) {
      const document = await engine.get(name, id).catch((error: unknown) => {
        // A cluster that is away says nothing of what it holds.
        if (error instanceof Unavailable) throw error
        return undefined
      })
      if (document?.id !== id) faults.push(`${name}: ${id} cannot be read`)
    }
    say(name, `${ids.length} read`)
  }
  if (faults.length)
    throw new UsageError([...faults, 'The corpus is damaged: restore a backup, or import it again.'].join('\n'))
}

/** What `corpus …` does; nothing where the words say nothing that is known. */
export async function corpus(place: CorpusPlace, [what, collection, ...ids]: string[]): Promise<boolean> {
  const act =
    what === 'list' && collection === undefined
      ? list
      : what === 'verify' && collection === undefined
        ? verify
        : what === 'remove' && collection !== undefined && ids.length > 0
          ? (engine: Engine) => remove(engine, collection, ids)
          : undefined
  if (!act) return false
  const engine = await openCorpus(place, line => void process.stderr.write(`${line}\n`))
  try {
    await act(engine)
    return true
  } finally {
    await engine.close()
  }
}
