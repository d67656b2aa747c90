import { rmSync } from 'node:fs'
import path from 'node:path'
import { openEngine } from '../../../server/engine/open'
import { temporaryDir } from '../support/server'
import { describeProperties } from './support/describe-properties'
import { openPooled } from './support/pooled'

const dir = temporaryDir()
afterAll(() => rmSync(dir, { recursive: true }))

/** A write is indexed at once, or later; is committed whole, or in parts; and is searched in threads. */
const open = async () => [
  ...[0, 120].map(readAtMost => openEngine({ file: path.join(dir, `${readAtMost}.db`), readAtMost })),
  openEngine({ file: path.join(dir, 'pieces.db'), readAtMost: 0, batch: 1 }),
  openPooled(path.join(dir, 'pooled.db')),
]

describeProperties(open, 120)
