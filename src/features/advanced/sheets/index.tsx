import { advancedCopy } from '@/copy/advanced'
import type { Library } from '@/libraries/library'
import { choose, chosenOf, tick, toggled } from '../model/choices'
import { type Form, groupOf, isShown, nameOf } from '../model/form'
import { presidingOf, setPresiding } from '../model/modes'
import type { Over } from '../sheet-state'
import { tell } from '../tell'
import type { Actions } from '../use-form'
import { AnySheet } from './any-sheet'
import { ModeSheet } from './mode-sheet'
import { OptionsSheet } from './options-sheet'
import type { SheetProps } from './props'
import { SuggestScreen } from './suggest-screen'

interface SheetsProps {
  over: Over
  open: boolean
  onClose: () => void
  library: Library
  form: Form
  actions: Actions
}

/** Whatever lies over the form. */
export function Sheets({ over, library, form, actions, ...layer }: SheetsProps) {
  if (over.kind === 'dimensions') return <DimensionsSheet {...layer} library={library} form={form} actions={actions} />
  const { dimension } = over
  const sheet = { ...layer, dimension, group: groupOf(form, dimension), actions }
  switch (over.kind) {
    case 'mode':
      return <ModeSheet {...sheet} />
    case 'anyOrAll':
      return <AnySheet {...sheet} />
    case 'options':
      return <ChoicesSheet {...sheet} />
    case 'presiding':
      return <PresidingSheet {...sheet} />
    case 'suggest':
      return <SuggestScreen {...sheet} />
  }
}

function DimensionsSheet({ library, form, actions, ...layer }: Omit<SheetsProps, 'over'>) {
  const hidden = library.dimensions.filter(dimension => !isShown(form, dimension))
  return (
    <OptionsSheet
      {...layer}
      title={advancedCopy.advanced.add}
      options={hidden.map(dimension => ({ value: dimension.key, label: nameOf(dimension) }))}
      chosen={[]}
      toggle={tick}
      onConfirm={keys => actions.add(hidden.filter(({ key }) => keys.indexOf(key) >= 0))}
    />
  )
}

function ChoicesSheet({ dimension, group, actions, ...layer }: SheetProps) {
  const toggle = (before: string[], value: string) => {
    const { chosen, problem } = toggled(dimension, before, value)
    if (problem) tell(problem, dimension)
    return chosen
  }
  return (
    <OptionsSheet
      {...layer}
      title={nameOf(dimension)}
      options={dimension.options ?? []}
      chosen={chosenOf(group)}
      toggle={toggle}
      onConfirm={chosen => actions.update(dimension, now => choose(dimension, now, chosen))}
    />
  )
}

function PresidingSheet({ dimension, group, actions, ...layer }: SheetProps) {
  const one = (chosen: string[], value: string) => (chosen.indexOf(value) >= 0 ? [] : [value])
  return (
    <OptionsSheet
      {...layer}
      title={advancedCopy.advanced.presiding.title}
      note={nameOf(dimension)}
      options={group.conditions.map(({ value, description }) => ({ value, label: description || value }))}
      chosen={presidingOf(group)}
      toggle={group.any ? tick : one}
      onConfirm={judges => actions.update(dimension, now => setPresiding(now, judges))}
    />
  )
}
