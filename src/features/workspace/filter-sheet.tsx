import { View } from '@tarojs/components'
import { workspaceCopy, fill } from '@/copy/workspace'
import type { DocumentEntry } from '@domain/workspace/folders'
import { type MarkedIds, type DocumentFilter, filterMatcher, hasFilter, filterCounts } from '@domain/workspace/filter'
import { ActionBar } from '@/ui/action-bar'
import { ChoiceGrid } from '@/ui/choice-grid'
import { useLastDefined } from '@/ui/layer'
import { Sheet } from '@/ui/sheet'

const { workspace: words } = workspaceCopy
const ANY = ''
const NONE: DocumentEntry[] = []

interface FilterSheetProps {
  open: boolean
  /** The documents of the open tab: all, those without a folder, or those of one folder. */
  documents: DocumentEntry[]
  marked: MarkedIds
  filter: DocumentFilter
  onFilter: (narrowing: DocumentFilter) => void
  onClose: () => void
}

/** Returns the choices: "all", those that have documents, and the current one. */
const choicesOf = <Name extends string>(
  countedDocuments: Array<{ name: Name; count: number }>,
  chosen: Name | undefined,
  wordOf: (name: Name) => string,
) => [
  { key: ANY, name: words.all },
  ...countedDocuments
    .filter(({ name, count }) => count > 0 || name === chosen)
    .map(({ name, count }) => ({ key: name as string, name: fill(words.filterChoice, { name: wordOf(name), count }) })),
]

/** Filters saved documents. Each tap on a choice applies at once. */
export function DocumentFilterSheet({ open, documents, marked, filter, onFilter, onClose }: FilterSheetProps) {
  const { library, mark } = filter
  // The documents are counted only once the sheet has been opened.
  const counted = useLastDefined(open || undefined) ? documents : NONE
  const counts = filterCounts(counted, filter, marked)
  const count = counted.filter(filterMatcher(filter, marked)).length
  const groups = [
    {
      label: words.filterLibrary,
      choices: choicesOf(counts.libraries, library, name => name),
      chosen: library,
      onChoose: (key: string) => onFilter({ ...filter, library: key || undefined }),
    },
    {
      label: words.filterMark,
      choices: choicesOf(counts.marks, mark, name => words.marks[name]),
      chosen: mark,
      onChoose: (key: string) => onFilter({ ...filter, mark: counts.marks.find(({ name }) => name === key)?.name }),
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
            disabled: !hasFilter(filter),
            onTap: () => onFilter({}),
            sensorsName: 'desk_filter_reset',
          }}
          main={{ label: fill(words.filterShow, { count }), onTap: onClose, sensorsName: 'desk_filter_show' }}
        />
      }
    >
      {groups.map(
        ({ label, choices, chosen = ANY, onChoose }) =>
          choices.length > 1 && (
            <View key={label} className='workspace-filter'>
              <View className='workspace-filter__label'>{label}</View>
              <ChoiceGrid label={label} choices={choices} chosen={chosen} onChoose={onChoose} />
            </View>
          ),
      )}
    </Sheet>
  )
}
