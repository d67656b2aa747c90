/** Writes the second round in small parts, and stops after the given number of documents to be killed. */
import { writeSync } from 'node:fs'
import { openEngine } from '../../../../server/engine/sqlite'
import { writeRound } from './rounds'

const [file = '', stopAt = ''] = process.argv.slice(2)

const engine = openEngine({ file, batch: 1, readAtMost: 0 })
void engine.write(writer =>
  writeRound(writer, 2, async (_, done) => {
    await writer.pause()
    if (done < Number(stopAt)) return
    writeSync(1, 'there')
    await new Promise<never>(() => setInterval(() => undefined, 1000))
  }),
)
