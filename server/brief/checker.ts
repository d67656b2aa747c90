/** Holds one citation after the other against the library, for whoever asks. */
import type { CheckedCitation, CitationToCheck } from '@contract/brief'
import type { Engine } from '../engine/port'
import type { Visitor } from '../http/visitor'
import { caseLibrary } from '../libraries/case'
import { similarityLibrary } from '../libraries/similarity'
import { isGranted } from '../search/access'
import { rememberedVersions } from '../search/find-article'
import { checkLaw } from './law'
import { CASES, checkCase } from './numbered'

const POINTS = {
  case: caseLibrary.service.point,
  similarity: similarityLibrary.service.point,
}

/** Who asks for what there is of cases: what an office was not granted is not told of. */
export function checkerFor(engine: Engine, visitor: Visitor) {
  const versionsOf = rememberedVersions(engine)
  const cases = CASES.filter(library => isGranted(POINTS[library], visitor))
  return (citation: CitationToCheck): Promise<CheckedCitation> =>
    citation.isCase ? checkCase(engine, citation, cases) : checkLaw(engine, citation, versionsOf)
}
