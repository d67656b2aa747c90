import { bundle } from './bundle'
import { usedBy } from './engine'

const sheets = new Map<string, HTMLStyleElement>()

function allUsedBy(path: string, seen = new Set<string>()): Set<string> {
  for (const used of Object.values(usedBy(path))) if (!seen.has(used)) allUsedBy(used, seen.add(used))
  return seen
}

function sheetOf(path: string): HTMLStyleElement {
  const existingSheet = sheets.get(path)
  if (existingSheet) return existingSheet
  const sheet = document.createElement('style')
  sheet.textContent = bundle().styles[path] ?? ''
  document.head.append(sheet)
  sheets.set(path, sheet)
  return sheet
}

/** Applies only the styles of the visible page, because on a phone every page is a document of its own. */
export function wearStylesOf(route: string) {
  const worn = new Set(['app', ...allUsedBy(route), route])
  worn.forEach(sheetOf)
  sheets.forEach((sheet, path) => (sheet.disabled = !worn.has(path)))
}
