/** Opens the given old file, and stops after the given number of documents to be killed. */
import { writeSync } from 'node:fs'
import { openEngine } from '../../../../server/engine/sqlite'

const [file = '', stopAt = ''] = process.argv.slice(2)

openEngine({
  file,
  onUpgrade: documents => {
    if (documents < Number(stopAt)) return
    writeSync(1, 'there')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  },
})
