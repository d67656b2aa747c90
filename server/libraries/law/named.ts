/** 民法典 577, 消法, 公司法解释三: the law that somebody names, as far as the corpus has it. */
import { plainLawName } from '@domain/citation/law-names'
import { typedLaws } from '@domain/citation/typed-law'
import type { Engine, EngineDocument } from '../../engine/port'
import { inOrderOf, versionsNamed } from './versions'

export interface NamedLaw {
  /** As it was typed. */
  law: string
  /** What the law collection knows it by. */
  name: string
  /** As it stands first, then its other versions. */
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
