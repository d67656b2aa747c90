/** Finds the law that a typed text names: 民法典 577, 消法, 公司法解释三. */
import { lawsNamed, plainLawName } from '@domain/citation/law-names'
import { lawReadings } from '@domain/citation/typed-law'
import type { Engine, EngineDocument } from '../../engine/port'
import { sortInForceFirst, sortVersionsForCitation, findVersions } from './versions'

export interface NamedLaw {
  /** The name of the law as it was typed. */
  law: string
  /** The indexed names of the law. A short name may stand for several laws. */
  names: string[]
  /** The preferred version of each named law. */
  laws: [EngineDocument, ...EngineDocument[]]
  /** The article number as statutes print it, for example 第五百七十七条. */
  article?: string
}

const SHORTEST = 2

export async function findNamedLaw(
  engine: Engine,
  text: string,
  readings = lawReadings(text),
): Promise<NamedLaw | undefined> {
  for (const { law, article } of readings) {
    if (plainLawName(law).length < SHORTEST) continue
    const names = lawsNamed(law)
    const laws: EngineDocument[] = []
    for (const name of names) laws.push(...sortVersionsForCitation(await findVersions(engine, [name]), law).slice(0, 1))
    // Laws that are or may be in force come first.
    const [first, ...others] = sortInForceFirst(laws)
    if (first) return { law, names, laws: [first, ...others], article }
  }
  return undefined
}
