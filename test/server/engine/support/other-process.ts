/** Writes round after round into the given file, reports each, and stops half way through the last to be killed. */
import { openEngine } from '../../../../server/engine/sqlite'
import { documentOf, SPEC } from './documents'

const [file = '', rounds = '', size = ''] = process.argv.slice(2)
const stay = () => new Promise<never>(() => setInterval(() => undefined, 1000))

async function write() {
  const engine = openEngine({ file })
  for (let round = 1; ; round++) {
    await engine.write(async writer => {
      writer.define(SPEC)
      writer.setMeta('round', String(round))
      for (let n = 0; n < Number(size); n++) {
        if (round > Number(rounds) && n === Number(size) / 2) {
          console.log('half way')
          await stay()
        }
        writer.put('case', documentOf(String(n), { title: `第${round}轮`, numbers: { 日期: round } }))
      }
    })
    console.log(`round ${round}`)
  }
}

void write()
