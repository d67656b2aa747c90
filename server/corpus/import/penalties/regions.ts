/** Determines the regions of a penalty by the tax offices that its text names. */
import { placePath } from '../places'

/** Matches a tax office, such as …税务局 or …税务部门, and captures the place before it. */
const OFFICE = /([\u4e00-\u9fa5]{2,40}?)(?:市?税务[、，]|税务(?:局|部门|机关|稽查))/g
const LONGEST = 60

const placesBefore = (text: string) =>
  [...text.matchAll(OFFICE)].flatMap(([, before = '']) => {
    const path = placePath(before)
    return path ? [path] : []
  })

const pathKey = (path: string[]) => path.join('/')

/** Removes duplicate regions, and a province if one of its cities is in the list. */
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

/** Returns the path of each region, such as 辽宁省, 沈阳市. Only reports on several cases have several regions. */
export function penaltyRegions({ institution, title, sentences, isOfSeveral }: Names): string[][] {
  if (isOfSeveral) return distinct([title, ...sentences].flatMap(placesBefore))
  const officePath = placePath(institution.replace(/^国家税务总局/, ''))
  if (officePath) return [officePath]
  const first = [title, ...sentences].map(text => placesBefore(text)[0]).find(Boolean)
  const opening = first ?? placePath(title.slice(0, LONGEST))
  return opening ? [opening] : []
}
