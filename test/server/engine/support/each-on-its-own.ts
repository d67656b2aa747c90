/** A fresh engine for each test, and short ways to query it. */
import type { Clause, Engine, EngineDocument, Order } from '../../../../server/engine/port'
import type { WordDistance } from '@domain/text/matching'
import { BY_ID, SPEC } from './documents'

export type Open = () => Engine | Promise<Engine>

export function eachOnItsOwn(open: Open) {
  let engine: Engine
  beforeEach(async () => {
    engine = await open()
  })
  afterEach(() => engine.close())

  const ids = (where: Clause, order: Order = BY_ID) => engine.ids({ collection: 'case', where, order })
  return {
    engine: () => engine,
    ids,
    near: (scope: string, words: string[], within: WordDistance) => ids({ kind: 'text', scope, words, near: within }),
    put: (...documents: EngineDocument[]) =>
      engine.write(writer => {
        writer.define(SPEC)
        documents.forEach(document => writer.put('case', document))
      }),
  }
}
