/** Finds the law that a text names: 民法典 577, 消法, 公司法解释三. */
import { plainLawName } from '@domain/citation/law-names'
import { typedLaws } from '@domain/citation/typed-law'
import type { Engine, EngineDocument } from '../../engine/port'
import { inOrderOf, versionsNamed } from './versions'

export interface NamedLaw {
  /** As typed. */
  law: string
  /** The indexed name. */
  name: string
  /** The best match first, then the other versions. */
  versions: [EngineDocument, ...EngineDocument[]]
  /** As statutes print it. */
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
