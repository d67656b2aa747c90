/** One engine for many tests, emptied for each: an engine with threads opens slowly. */
import type { Engine } from '../../../../server/engine/port'
import { ALL, BY_ID, SPEC } from './documents'
import type { Open } from './each-on-its-own'

async function empty(engine: Engine) {
  const ids = await engine.ids({ collection: SPEC.name, where: ALL, order: BY_ID })
  if (ids.length) await engine.write(writer => ids.forEach(id => writer.remove(SPEC.name, id)))
}

export function emptiedForEach(open: Open): Open {
  let shared: Engine | undefined
  afterAll(() => shared?.close())
  return async () => {
    shared ??= await open()
    await empty(shared)
    return Object.create(shared, { close: { value: () => undefined } }) as Engine
  }
}
