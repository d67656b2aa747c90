/** Converts document numbers of earlier versions to the current spelling. */
import { plainNumber } from '@domain/citation/document-number'
import type { Engine } from '../engine/port'
import { LIBRARIES } from '../libraries/all'
import { progressTo, type PrintLine } from './progress-lines'
import { allIds } from './all-ids'
import { hasPlainNumbers, markNumbers } from './write'

/** Converts all numbers in one write. If the write is interrupted, the next start tries again. */
export async function renewNumbers(engine: Engine, say: PrintLine): Promise<void> {
  const { collections } = await engine.health()
  const isEmpty = Object.values(collections).every(count => count === 0)
  if (isEmpty || (await hasPlainNumbers(engine))) return
  const progress = progressTo(say, 'bringing numbers to one spelling')
  let done = 0
  await engine.write(async writer => {
    for (const { spec, number } of Object.values(LIBRARIES))
      for (const id of number ? await allIds(engine, spec.name) : []) {
        progress(++done)
        const document = await engine.get(spec.name, id)
        const { [number!.scope]: numbers = [] } = document?.names ?? {}
        const plain = numbers.map(plainNumber)
        if (document && plain.some((one, at) => one !== numbers[at]))
          writer.put(spec.name, { ...document, names: { ...document.names, [number!.scope]: plain } })
        await writer.pause()
      }
    markNumbers(writer)
  })
}
