/** Renders a list's search bar alone and records its changes. */
import { useState } from 'react'
import type { Condition } from '@domain/query/condition'
import { SearchBar } from '@/features/search-bar'
import { libraryOf } from '@/libraries'
import type { CategoryKey } from '@/libraries/categories'
import { renderPage } from './render-page'

export const changes: Condition[][] = []

/** `refuses`: the list has the most conditions and accepts no more. */
export async function openBar(key: CategoryKey, conditions: Condition[] = [], { refuses = false } = {}) {
  changes.length = 0
  return renderPage(function List() {
    const [now, setNow] = useState(conditions)
    return (
      <SearchBar
        library={libraryOf(key)}
        conditions={now}
        onChange={next => {
          changes.push(next)
          if (!refuses) setNow(next)
          return !refuses
        }}
      />
    )
  })
}

export const lastChange = () => (changes.at(-1) ?? []).map(({ name, value }) => `${name}:${value}`)
