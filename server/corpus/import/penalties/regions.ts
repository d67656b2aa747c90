/** The regions of a penalty: those of the tax offices that its text names. */
import { placePath } from '../places'

/** The text before 税务局, 税务部门 and the like names the place of an office. */
const OFFICE = /([\u4e00-\u9fa5]{2,40}?)(?:市?税务[、，]|税务(?:局|部门|机关|稽查))/g
const LONGEST = 60

const placesBefore = (text: string) =>
  [...text.matchAll(OFFICE)].flatMap(([, before = '']) => {
    const path = placePath(before)
    return path ? [path] : []
  })

const pathKey = (path: string[]) => path.join('/')

/** Drops repeated regions, and a province that is named with one of its cities. */
function distinct(paths: string[][]): string[][] {
  const unique = [...new Map(paths.map(path => [pathKey(path), path])).values()]
  return unique.filter(path => !unique.some(other => other.length > path.length && other[0] === path[0]))
}

interface Names {
  institution: string
  title: string
  sentences: string[]
  isOfSeveral: boolean
}

/** Returns a path for each region: 辽宁省, 沈阳市. Only a report of several cases has more than one. */
export function penaltyRegions({ institution, title, sentences, isOfSeveral }: Names): string[][] {
  if (isOfSeveral) return distinct([title, ...sentences].flatMap(placesBefore))
  const officePath = placePath(institution.replace(/^国家税务总局/, ''))
  if (officePath) return [officePath]
  const first = [title, ...sentences].map(text => placesBefore(text)[0]).find(Boolean)
  const opening = first ?? placePath(title.slice(0, LONGEST))
  return opening ? [opening] : []
}
