import { View } from '@tarojs/components'
import { useState } from 'react'
import type { CatalogEntry, ReadableDocument } from '@/libraries/document'
import { ScrollArea } from '@/ui/scroll-area'
import { ContentsLine, idOf } from './contents-line'
import { below, entryAt, groupsOf } from './model/catalog'
import './contents.scss'

export interface ContentsListProps {
  document: ReadableDocument
  /** The passage that the reader is at. */
  here: () => number
  onGo: (passage: number) => void
}

/** Levels 1 and 2: the group that the reader is in is open, the place itself is marked and in view. The third unfolds. */
export function ContentsList({ document: { catalog, passages }, here, onGo }: ContentsListProps) {
  const at = here()
  const groups = groupsOf(catalog)
  const current = entryAt(
    groups.flatMap(({ entry, children }) => [entry, ...children]),
    at,
  )
  const holding = groups.find(group => group.children.length && current && holds(group, current))?.entry
  const [opened, setOpened] = useState<CatalogEntry[]>([])
  const [followed, follow] = useState<CatalogEntry>()
  if (holding && holding !== followed) {
    follow(holding)
    if (opened.indexOf(holding) < 0) setOpened([...opened, holding])
  }
  const foldOf = (entry: CatalogEntry) => ({
    open: opened.indexOf(entry) >= 0,
    onTap: () => setOpened(opened.indexOf(entry) < 0 ? [...opened, entry] : opened.filter(other => other !== entry)),
  })
  const reveal = current && idOf(current)

  /** A heading of which nothing is shown below but the third level, when one asks for it. */
  const leaf = (entry: CatalogEntry) => {
    const fold = foldOf(entry)
    const deeper = below(entry, catalog, passages)
    const inside = fold.open && entry === current ? entryAt(deeper, at) : undefined
    return (
      <View key={entry.passage}>
        <ContentsLine
          entry={entry}
          isHere={entry === current && !inside}
          onGo={onGo}
          fold={deeper.length ? fold : undefined}
        />
        {fold.open &&
          deeper.map(line => <ContentsLine key={line.passage} entry={line} isHere={line === inside} onGo={onGo} />)}
      </View>
    )
  }
  return (
    <ScrollArea axis='y' bar className='contents' {...(reveal ? { reveal: { active: reveal, before: reveal } } : {})}>
      {groups.map(({ entry, children }) =>
        children.length ? (
          <View key={entry.passage}>
            <ContentsLine entry={entry} isHere={entry === current} onGo={onGo} fold={foldOf(entry)} />
            {opened.indexOf(entry) >= 0 && children.map(leaf)}
          </View>
        ) : (
          leaf(entry)
        ),
      )}
    </ScrollArea>
  )
}

const holds = ({ entry, children }: ReturnType<typeof groupsOf>[number], current: CatalogEntry) =>
  entry === current || children.indexOf(current) >= 0
