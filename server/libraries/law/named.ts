/** Finds the law that a text names: 民法典 577, 消法, 公司法解释三. */
import { lawsNamed, plainLawName } from '@domain/citation/law-names'
import { typedLaws } from '@domain/citation/typed-law'
import type { Engine, EngineDocument } from '../../engine/port'
import { inForceFirst, inOrderOf, versionsNamed } from './versions'

export interface NamedLaw {
  /** The name of the law as typed. */
  law: string
  /** The names of the law as the index has them. A short name can stand for several laws. */
  names: string[]
  /** The best version of each law. */
  laws: [EngineDocument, ...EngineDocument[]]
  /** The article's number as statutes print it: 第五百七十七条. */
  article?: string
}

const SHORTEST = 2

export async function namedLaw(engine: Engine, text: string): Promise<NamedLaw | undefined> {
  for (const { law, article } of typedLaws(text)) {
    if (plainLawName(law).length < SHORTEST) continue
    const names = lawsNamed(law)
    const laws: EngineDocument[] = []
    for (const name of names) laws.push(...inOrderOf(await versionsNamed(engine, [name]), law).slice(0, 1))
    // The text in force stands first.
    const [first, ...others] = inForceFirst(laws)
    if (first) return { law, names, laws: [first, ...others], article }
  }
  return undefined
}
