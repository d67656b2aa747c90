import { View } from '@tarojs/components'
import { deskCopy, fill } from '@/copy/workspace'
import type { DocumentEntry } from '@domain/workspace/folders'
import { type MarkedIds, type DocumentFilter, matchesFilter, hasFilter, filterCounts } from '@domain/workspace/filter'
import { ActionBar } from '@/ui/action-bar'
import { ChoiceGrid } from '@/ui/choice-grid'
import { useLast } from '@/ui/layer'
import { Sheet } from '@/ui/sheet'

const { desk: words } = deskCopy
const ANY = ''
const NONE: DocumentEntry[] = []

interface FilterSheetProps {
  open: boolean
  /** What lies where one looks. */
  documents: DocumentEntry[]
  marked: MarkedIds
  narrowing: DocumentFilter
  onNarrow: (narrowing: DocumentFilter) => void
  onClose: () => void
}

/** One of those that find something, or the one that is chosen; the first is none of them. */
const choicesOf = <Name extends string>(
  counted: Array<{ name: Name; count: number }>,
  chosen: Name | undefined,
  wordOf: (name: Name) => string,
) => [
  { key: ANY, name: words.all },
  ...counted
    .filter(({ name, count }) => count > 0 || name === chosen)
    .map(({ name, count }) => ({ key: name as string, name: fill(words.filterChoice, { name: wordOf(name), count }) })),
]

/** Narrows what was kept, at once. */
export function FilterSheet({ open, documents, marked, narrowing, onNarrow, onClose }: FilterSheetProps) {
  const { library, mark } = narrowing
  // Nobody counts all of them before they are to be narrowed.
  const counted = useLast(open || undefined) ? documents : NONE
  const counts = filterCounts(counted, narrowing, marked)
  const count = counted.filter(matchesFilter(narrowing, marked)).length
  const groups = [
    {
      label: words.filterLibrary,
      choices: choicesOf(counts.libraries, library, name => name),
      chosen: library,
      onChoose: (key: string) => onNarrow({ ...narrowing, library: key || undefined }),
    },
    {
      label: words.filterMark,
      choices: choicesOf(counts.marks, mark, name => words.marks[name]),
      chosen: mark,
      onChoose: (key: string) => onNarrow({ ...narrowing, mark: counts.marks.find(({ name }) => name === key)?.name }),
    },
  ]
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.filter}
      actions={
        <ActionBar
          other={{
            label: words.filterReset,
            disabled: !hasFilter(narrowing),
            onTap: () => onNarrow({}),
            sensorsName: 'desk_filter_reset',
          }}
          main={{ label: fill(words.filterShow, { count }), onTap: onClose, sensorsName: 'desk_filter_show' }}
        />
      }
    >
      {groups.map(
        ({ label, choices, chosen = ANY, onChoose }) =>
          choices.length > 1 && (
            <View key={label} className='desk-filter'>
              <View className='desk-filter__label'>{label}</View>
              <ChoiceGrid label={label} choices={choices} chosen={chosen} onChoose={onChoose} />
            </View>
          ),
      )}
    </Sheet>
  )
}
