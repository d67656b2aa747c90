/**
 * Converts document numbers to the form of `plainNumber`. An earlier version of the server may have stored other forms.
 */
import { plainNumber } from '@domain/citation/document-number'
import type { Engine } from '../engine/port'
import { LIBRARIES } from '../libraries/all'
import { progressPrinter, type PrintLine } from './progress-lines'
import { allIds } from './all-ids'
import { hasPlainNumbers, markNumbersPlain } from './write'

/** Converts all document numbers in one write. If the write is interrupted, the next start repeats it. */
export async function unifyDocumentNumbers(engine: Engine, say: PrintLine): Promise<void> {
  const { collections } = await engine.health()
  const isEmpty = Object.values(collections).every(count => count === 0)
  if (isEmpty || (await hasPlainNumbers(engine))) return
  const progress = progressPrinter(say, 'bringing numbers to one spelling')
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
    markNumbersPlain(writer)
  })
}
