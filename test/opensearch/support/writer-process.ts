/** Writes round after round to the given names, all at the same time, and reports each, to be killed at any point. */
import { openSearchEngine } from '../../../server/engine/open'
import { documentOf, SPEC } from '../../server/engine/support/documents'
import { settingsOf } from './engine'

const [size = '', ...prefixes] = process.argv.slice(2)

// The clock of another machine may be hours off.
const [now, off] = [Date.now, Number(process.env.CLOCK_OFF ?? 0)]
Date.now = () => now() + off

async function write(prefix: string) {
  const engine = await openSearchEngine(settingsOf(prefix))
  console.log(`${prefix} open;`)
  for (let round = 1; ; round++) {
    await engine.write(writer => {
      writer.define(SPEC)
      writer.setMeta('round', String(round))
      writer.suggest('words', [{ dictionary: 'words', kind: '轮', text: `第${round}轮`, weight: 1 }])
      for (let n = 0; n < Number(size); n++)
        writer.put('case', documentOf(String(n), { title: `第${round}轮`, numbers: { 日期: round } }))
    })
    console.log(`${prefix} ${round};`)
  }
}

for (const prefix of prefixes) void write(prefix)
