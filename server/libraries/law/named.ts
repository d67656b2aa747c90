/** Finds the law that a text names: 民法典 577, 消法, 公司法解释三. */
import { plainLawName } from '@domain/citation/law-names'
import { typedLaws } from '@domain/citation/typed-law'
import type { Engine, EngineDocument } from '../../engine/port'
import { inOrderOf, versionsNamed } from './versions'

export interface NamedLaw {
  /** The name of the law as typed. */
  law: string
  /** The name of the law as the index has it. */
  name: string
  /** All versions of the law, the best match first. */
  versions: [EngineDocument, ...EngineDocument[]]
  /** The article's number as statutes print it: 第五百七十七条. */
  article?: string
}

const SHORTEST = 2

export async function namedLaw(engine: Engine, text: string): Promise<NamedLaw | undefined> {
  for (const { law, article } of typedLaws(text)) {
    const name = plainLawName(law)
    if (name.length < SHORTEST) continue
    const [first, ...others] = inOrderOf(await versionsNamed(engine, [name]), law)
    if (first) return { law, name, versions: [first, ...others], article }
  }
  return undefined
}
