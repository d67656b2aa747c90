import { rmSync } from 'node:fs'
import path from 'node:path'
import { openEngine } from '../../../server/engine/sqlite'
import { temporaryDir } from '../support/server'
import { describeEngine } from './support/describe-engine'
import { emptiedForEach } from './support/emptied'
import { openPlainEngine } from './support/plain-engine'
import { openPooled } from './support/pooled'

const dir = temporaryDir()
afterAll(() => rmSync(dir, { recursive: true }))
let files = 0

const file = () => path.join(dir, `${++files}.db`)

describeEngine('the embedded engine', () => openEngine({ file: file() }))
const pooled = () => openPooled(file())
describeEngine('the pooled engine', pooled, emptiedForEach(pooled))
describeEngine('the plain scan', openPlainEngine)
