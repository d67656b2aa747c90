/**
 * Guesses laws by pinyin (laodongfa, ldf), and by a name with one wrong character (劳动和同法). Used only if no law has the
 * typed name and there are no other suggestions.
 */
import { plainLawName } from '@domain/citation/law-names'
import { lawReadings } from '@domain/citation/typed-law'
import type { Engine, EngineDocument } from '../../engine/port'
import { LAW_NAME_FIELD } from '../../search/citation'
import { MATCH_EVERYTHING } from '../../search/clause'
import { pinyinReadingsOf } from '../../search/syllables'
import type { NamedLaw } from './named'
import { sortVersionsForCitation, findVersions } from './versions'

const MOST = 5
const LONGEST_NAME = 30
const LETTERS = /^[a-z]{2,60}$/
/**
 * The minimum number of letters that are tried as the beginning of a name's pinyin. Fewer letters would match too many
 * laws.
 */
const BEGINNING = 5
/** The minimum length of a name that is corrected. In a shorter name, a changed character makes another word. */
const SHORTEST_CORRECTED = 3

/** The names of all laws, cached for each generation of the engine. */
const cache = new WeakMap<Engine, { generation: number; names: Promise<string[]> }>()

async function readNames(engine: Engine): Promise<string[]> {
  const fields = [{ field: LAW_NAME_FIELD }]
  const { [LAW_NAME_FIELD]: values = [] } = await engine.facets({ collection: 'law', where: MATCH_EVERYTHING, fields })
  const names = values.map(({ value }) => value).filter(name => name.length <= LONGEST_NAME)
  return names.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
}

function namesOf(engine: Engine): Promise<string[]> {
  const generation = engine.generation()
  const current = cache.get(engine)
  if (current?.generation === generation) return current.names
  const names = readNames(engine)
  cache.set(engine, { generation, names })
  names.catch(() => cache.delete(engine))
  return names
}

/** Whether each letter begins a syllable of the name: ldf for 劳动法. */
export const areInitials = (letters: string, name: string): boolean =>
  letters.length === name.length &&
  Array.from(name).every((sign, at) => pinyinReadingsOf(sign).some(reading => reading.startsWith(letters.charAt(at))))

/** Returns whether letters are the pinyin of the whole name, of its beginning, or of neither. */
export function pinyinMatch(letters: string, name: string): 'whole' | 'beginning' | undefined {
  let ends = new Set([0])
  for (const sign of name) {
    const next = new Set<number>()
    for (const end of ends)
      for (const reading of pinyinReadingsOf(sign)) if (letters.startsWith(reading, end)) next.add(end + reading.length)
    if (!next.size) return ends.has(letters.length) ? 'beginning' : undefined
    ends = next
  }
  return ends.has(letters.length) ? 'whole' : undefined
}

/** Whether two names of equal length differ in exactly one character. */
export function differInOneCharacter(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  let different = 0
  for (let at = 0; at < one.length && different < 2; at++) if (one[at] !== other[at]) different++
  return different === 1
}

function byPinyin(letters: string, names: string[]): string[] {
  const spelled = names.map(name => [name, pinyinMatch(letters, name)] as const)
  const whole = spelled.flatMap(([name, kind]) => (kind === 'whole' ? [name] : []))
  const initials = names.filter(name => areInitials(letters, name))
  const begun = spelled.flatMap(([name, kind]) => (kind === 'beginning' ? [name] : []))
  return [...whole, ...initials, ...(letters.length >= BEGINNING ? begun : [])]
}

const sounds = (sign: string, other: string) =>
  pinyinReadingsOf(sign).some(reading => pinyinReadingsOf(other).includes(reading))

/**
 * Returns names that differ in one character. A wrong character of the same sound is more likely, so such names come
 * first.
 */
function byCharacter(typed: string, names: string[]): string[] {
  if (typed.length < SHORTEST_CORRECTED) return []
  const near = names.filter(name => differInOneCharacter(typed, name))
  const sameSound = (name: string) =>
    Array.from(name).every((sign, at) => sign === typed[at] || sounds(sign, typed[at]!))
  return [...near.filter(sameSound), ...near.filter(name => !sameSound(name))]
}

/** Returns the laws that a typed text probably means, the most probable first. */
export async function guessLaw(engine: Engine, text: string): Promise<NamedLaw | undefined> {
  const letters = text.toLowerCase().replace(/[\s']/g, '')
  const readings = LETTERS.test(letters) ? [{ law: letters, article: undefined }] : lawReadings(text)
  const all = await namesOf(engine)
  for (const { law, article } of readings) {
    const plain = plainLawName(law)
    const names = (LETTERS.test(law) ? byPinyin(law, all) : byCharacter(plain, all)).slice(0, MOST)
    const laws: EngineDocument[] = []
    for (const name of names)
      laws.push(...sortVersionsForCitation(await findVersions(engine, [name]), name).slice(0, 1))
    const [first, ...others] = laws.filter(({ id }, at) => laws.findIndex(other => other.id === id) === at)
    if (first) return { law, names, laws: [first, ...others], article }
  }
  return undefined
}
