/** Words near each other, found by the engine without the texts of the documents. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '../../../server/sqlite'
import type { WordDistance } from '@domain/text/matching'
import { openEngine } from '../../../server/engine/open'
import type { Clause } from '../../../server/engine/port'
import { temporaryDir } from '../support/server'
import { describeNear, fill } from './support/describe-near'
import { SPEC } from './support/documents'
import { openPlainEngine } from './support/plain-engine'

const dir = temporaryDir()
afterAll(() => rmSync(dir, { recursive: true }))

describeNear(() => openEngine({ file: path.join(dir, 'corpus.db'), readAtMost: 0 }), 400)

describe('without reading a text', () => {
  const plain = openPlainEngine()
  beforeAll(() => fill(plain))

  it.each([
    { within: 'gap', gap: 3 },
    { within: 'sentence' },
    { within: 'paragraph' },
    { within: 'article' },
  ] satisfies WordDistance[])('the engine finds: %j', async where => {
    const robbed = path.join(dir, `${where.within}.db`)
    const engine = openEngine({ file: robbed, readAtMost: 0 })
    await fill(engine)
    engine.close()
    const db = new DatabaseSync(robbed)
    db.exec(`UPDATE docs_1 SET text = x''`)
    db.close()
    const again = openEngine({ file: robbed })
    const clause: Clause = { kind: 'text', scope: 'full', words: ['合同', '原告'], near: where }
    const question = { collection: SPEC.name, where: clause }
    expect(await again.count(question)).toBe(await plain.count(question))
    again.close()
  })
})
