import { View } from '@tarojs/components'
import { useState } from 'react'
import { advancedCopy, fill } from '@/copy/advanced'
import type { FacetNode } from '@/api/readers/facet'
import type { Filter, Library } from '@/libraries/library'
import { ChoiceTree, type ChoiceLoader } from '@/shared/choice-tree'
import { AsyncContent } from '@/shared/choice-tree/async-content'
import {
  setSelectedValues,
  selectedValues,
  toggleValue,
  toggleValueWithinLimit,
  suggestionsFor,
} from '../model/conditions'
import {
  type AdvancedForm,
  groupOf,
  isDimensionVisible,
  dimensionName,
  presidingJudgesOf,
  setPresidingJudges,
  setAnyOrAll,
} from '../model/form'
import { type AdvancedFormActions, showInputProblem, type FormSheet } from '../use-form'
import { Sheet } from '@/ui/sheet'
import { ModeSheet, RadioList, type DimensionSheetProps } from './mode-sheet'
import { role } from '@/ui/aria'
import { ActionBar } from '@/ui/action-bar'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import { cleanKeyword } from '@domain/query/inputs'
import { LIMITS } from '@domain/limits'
import { wordCondition } from '@domain/query/condition'
import { suggestionCondition, suggestionListOf } from '@domain/query/suggestions'
import { useSuggestions } from '@/shared/use-suggestions'
import { Hint } from '@/ui/hint'
import { IconButton } from '@/ui/icon-button'
import { Layer } from '@/ui/layer'
import { SuggestionList } from '@/ui/suggestions'
import { TextBox } from '@/ui/text-box'
import { dimensionPlaceholder } from '../group/field'
import { enterBoxText, pickSuggestion } from '../model/words'
import './index.scss'

/**
 * Returns the list filter that has the dimension's values as a tree, such as causes. Trees of regions are excluded,
 * because their leaves are courts and not values of the dimension.
 */
const treeOf = ({ filters }: Library, { name }: DimensionSheetProps['dimension']) =>
  filters.find(({ dimension, kind, twoPane }) => dimension === name && kind === 'tree' && !twoPane)

const isEmpty = ({ length }: FacetNode[]) => length === 0

interface ValueTreeProps {
  label: string
  library: Library
  filter: Filter
  onPick: (value: FacetNode) => void
}

/** Shows all values of a dimension as a tree. A reader can then choose a value without knowing its name. */
function ValueTree({ label, library, filter, onPick }: ValueTreeProps) {
  const load: ChoiceLoader = parent => signal => library.choices({ filter: filter.key, parent, conditions: [], signal })
  return (
    <AsyncContent load={load()} lines={6} isEmpty={isEmpty}>
      {roots => <ChoiceTree label={label} roots={roots} checked='' load={load} onCheck={onPick} />}
    </AsyncContent>
  )
}

interface SuggestScreenProps extends DimensionSheetProps {
  library: Library
}

/** Lets the reader search for a value by its name, on a full screen: a cause, a court, a person. */
function SuggestScreen({ open, onClose, library, dimension, group, actions }: SuggestScreenProps) {
  const { suggest, pickOnly } = dimension
  const { text } = group
  const suggestions = useSuggestions(suggest?.fetch, text, LIMITS.delay.suggestInAdvanced)
  const groups = suggestionsFor(dimension, suggestions.groups)
  const name = dimensionName(dimension)
  const tree = treeOf(library, dimension)

  const change = (typed: string) => actions.update(dimension, now => ({ ...now, text: typed }))
  const enterText = (typed: string) => {
    if (typed.trim() && actions.tryUpdate(dimension, now => enterBoxText(dimension, { ...now, text: typed }))) onClose()
  }
  const choose = (at: number, place: number) => {
    const chosen = groups[at]
    const suggestion = chosen?.value[place]
    if (!chosen || !suggestion) return
    if (actions.tryUpdate(dimension, now => pickSuggestion(dimension, now, suggestionCondition(chosen, suggestion))))
      onClose()
  }
  const pickNode = ({ name: shown, value }: FacetNode) => {
    const condition = { ...wordCondition(dimension.name, value), ...(shown === value ? {} : { description: shown }) }
    if (actions.tryUpdate(dimension, now => pickSuggestion(dimension, now, condition))) onClose()
  }
  return (
    <Layer open={open} onClose={onClose} label={name} from='bottom' className='suggest-screen'>
      <View className='suggest-screen__head'>
        <IconButton icon='chevron-left' size={24} label={advancedCopy.action.back} onTap={onClose} />
        <View className='suggest-screen__title'>{name}</View>
      </View>
      <View className='suggest-screen__bar'>
        <TextBox
          value={text}
          label={fill(advancedCopy.advanced.named, { name })}
          placeholder={dimensionPlaceholder(dimension, group)}
          clean={cleanKeyword}
          onChange={change}
          onConfirm={enterText}
          maxLength={LIMITS.input.box}
          focus={open}
        />
        {text && <IconButton icon='circle-x' label={advancedCopy.searchBar.clearText} onTap={() => change('')} />}
      </View>
      <View className='suggest-screen__body'>
        {text.trim() ? (
          <SuggestionList
            groups={suggestionListOf(groups)}
            isSettled={suggestions.status === 'ready'}
            onPick={choose}
          />
        ) : (
          <>
            <Hint sentence={pickOnly ? advancedCopy.advanced.pickHint : advancedCopy.advanced.suggestHint} />
            {tree && <ValueTree label={name} library={library} filter={tree} onPick={pickNode} />}
          </>
        )}
      </View>
    </Layer>
  )
}

interface OptionsSheetProps {
  open: boolean
  onClose: () => void
  title: string
  note?: string
  options: Array<{ value: string; label: string }>
  chosen: string[]
  /** Returns the selected values after a tap on `value`. */
  toggle: (chosen: string[], value: string) => string[]
  onConfirm: (chosen: string[]) => void
}

/** Shows a list of checkboxes. 确定 applies the selection. */
function OptionsSheet({ open, onClose, title, note, options, toggle, onConfirm, ...initial }: OptionsSheetProps) {
  const [chosen, setChosen] = useState(initial.chosen)
  const confirm = () => {
    onConfirm(chosen)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      note={note}
      actions={
        <ActionBar
          other={{
            label: advancedCopy.action.reset,
            onTap: () => setChosen([]),
            sensorsName: 'advanced_options_reset',
          }}
          main={{ label: advancedCopy.action.confirm, onTap: confirm, sensorsName: 'advanced_options_confirm' }}
        />
      }
    >
      <View className='option-list' {...role('group')} aria-label={title}>
        {options.map(({ value, label }) => {
          const on = chosen.indexOf(value) >= 0
          return (
            <Tap
              key={value}
              role='checkbox'
              className={`option-list__line${on ? ' option-list__line--on' : ''}`}
              checked={on}
              onTap={() => setChosen(toggle(chosen, value))}
            >
              <View className='option-list__label'>{label}</View>
              <View className='option-list__box'>{on && <Icon name='check' size={14} />}</View>
            </Tap>
          )
        })}
      </View>
    </Sheet>
  )
}

const ANY = 1

/** Lets the reader choose whether all conditions of a dimension must hold (key 0) or any one of them (key 1). */
function AnySheet({ open, onClose, dimension, group, actions }: DimensionSheetProps) {
  const { title, choices } = advancedCopy.advanced.anyOrAll
  const choose = (key: string) => {
    actions.update(dimension, now => setAnyOrAll(dimension, now, Number(key) === ANY))
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={title} note={dimensionName(dimension)}>
      <RadioList
        label={title}
        choices={choices.map((choice, code) => ({ key: String(code), ...choice }))}
        chosen={String(group.any ? ANY : 0)}
        onChoose={choose}
      />
    </Sheet>
  )
}

interface SheetsProps {
  openedSheet: FormSheet
  open: boolean
  onClose: () => void
  library: Library
  form: AdvancedForm
  actions: AdvancedFormActions
}

/** Renders the sheet that is open over the form. */
export function AdvancedFormSheets({ openedSheet, library, form, actions, ...layer }: SheetsProps) {
  if (openedSheet.kind === 'dimensions')
    return <DimensionsSheet {...layer} library={library} form={form} actions={actions} />
  const { dimension } = openedSheet
  const sheet = { ...layer, dimension, group: groupOf(form, dimension), actions }
  switch (openedSheet.kind) {
    case 'mode':
      return <ModeSheet {...sheet} />
    case 'anyOrAll':
      return <AnySheet {...sheet} />
    case 'options':
      return <ChoicesSheet {...sheet} />
    case 'presiding':
      return <PresidingSheet {...sheet} />
    case 'suggest':
      return <SuggestScreen {...sheet} library={library} />
  }
}

function DimensionsSheet({ library, form, actions, ...layer }: Omit<SheetsProps, 'openedSheet'>) {
  const hidden = library.dimensions.filter(dimension => !isDimensionVisible(form, dimension))
  return (
    <OptionsSheet
      {...layer}
      title={advancedCopy.advanced.add}
      options={hidden.map(dimension => ({ value: dimension.key, label: dimensionName(dimension) }))}
      chosen={[]}
      toggle={toggleValue}
      onConfirm={keys => actions.add(hidden.filter(({ key }) => keys.indexOf(key) >= 0))}
    />
  )
}

function ChoicesSheet({ dimension, group, actions, ...layer }: DimensionSheetProps) {
  const toggle = (before: string[], value: string) => {
    const { chosen, problem } = toggleValueWithinLimit(dimension, before, value)
    if (problem) showInputProblem(problem, dimension)
    return chosen
  }
  return (
    <OptionsSheet
      {...layer}
      title={dimensionName(dimension)}
      options={dimension.options ?? []}
      chosen={selectedValues(group)}
      toggle={toggle}
      onConfirm={chosen => actions.update(dimension, now => setSelectedValues(dimension, now, chosen))}
    />
  )
}

function PresidingSheet({ dimension, group, actions, ...layer }: DimensionSheetProps) {
  const single = (chosen: string[], value: string) => (chosen.indexOf(value) >= 0 ? [] : [value])
  return (
    <OptionsSheet
      {...layer}
      title={advancedCopy.advanced.presiding.title}
      note={dimensionName(dimension)}
      options={group.conditions.map(({ value, description }) => ({ value, label: description || value }))}
      chosen={presidingJudgesOf(group)}
      toggle={group.any ? toggleValue : single}
      onConfirm={judges => actions.update(dimension, now => setPresidingJudges(now, judges))}
    />
  )
}
