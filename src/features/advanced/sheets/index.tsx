import { View } from '@tarojs/components'
import { useState } from 'react'
import { advancedCopy, fill } from '@/copy/advanced'
import type { Library } from '@/libraries/library'
import { choose, chosenOf, tick, toggled, suggestionsFor } from '../model/choices'
import { type Form, groupOf, isShown, nameOf, presidingOf, setPresiding, setAny } from '../model/form'
import { type Actions, tell, type Over } from '../use-form'
import { Sheet } from '@/ui/sheet'
import { ModeSheet, RadioList, type SheetProps } from './mode-sheet'
import { copy } from '@/copy'
import { role } from '@/ui/aria'
import { ActionBar } from '@/ui/action-bar'
import { Icon } from '@/ui/icon'
import { Tap } from '@/ui/tap'
import { cleanKeyword } from '@domain/query/inputs'
import { LIMITS } from '@domain/limits'
import { conditionOf, panelOf } from '@domain/query/suggestions'
import { useSuggestions } from '@/shared/use-suggestions'
import { Hint } from '@/ui/hint'
import { IconButton } from '@/ui/icon-button'
import { Layer } from '@/ui/layer'
import { Suggestions } from '@/ui/suggestions'
import { TextBox } from '@/ui/text-box'
import { placeholderOf } from '../group/field'
import { enter, pick } from '../model/words'
import './index.scss'

/** A screen of its own to find a cause, a court, a person by name. */
function SuggestScreen({ open, onClose, dimension, group, actions }: SheetProps) {
  const { suggest, pickOnly } = dimension
  const { text } = group
  const found = useSuggestions(suggest?.fetch, text, LIMITS.delay.suggestInAdvanced)
  const groups = suggestionsFor(dimension, found.groups)
  const name = nameOf(dimension)

  const change = (typed: string) => actions.update(dimension, now => ({ ...now, text: typed }))
  const enterText = (typed: string) => {
    if (typed.trim() && actions.take(dimension, now => enter(dimension, { ...now, text: typed }))) onClose()
  }
  const choose = (at: number, place: number) => {
    const chosen = groups[at]
    const suggestion = chosen?.value[place]
    if (!chosen || !suggestion) return
    if (actions.take(dimension, now => pick(dimension, now, conditionOf(chosen, suggestion)))) onClose()
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
          placeholder={placeholderOf(dimension, group)}
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
          <Suggestions groups={panelOf(groups)} settled={found.status === 'ready'} onPick={choose} />
        ) : (
          <Hint sentence={pickOnly ? advancedCopy.advanced.pickHint : advancedCopy.advanced.suggestHint} />
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
  /** What is chosen after a tap on one. */
  toggle: (chosen: string[], value: string) => string[]
  onConfirm: (chosen: string[]) => void
}

/** Lines to tick; nothing is done before 确定. */
function OptionsSheet({ open, onClose, title, note, options, toggle, onConfirm, ...given }: OptionsSheetProps) {
  const [chosen, setChosen] = useState(given.chosen)
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
          other={{ label: copy.action.reset, onTap: () => setChosen([]), sensorsName: 'advanced_options_reset' }}
          main={{ label: copy.action.confirm, onTap: confirm, sensorsName: 'advanced_options_confirm' }}
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

/** Whether all conditions of a dimension must hold (0) or any of them (1). */
function AnySheet({ open, onClose, dimension, group, actions }: SheetProps) {
  const { title, choices } = advancedCopy.advanced.anyOrAll
  const choose = (key: string) => {
    actions.update(dimension, now => setAny(dimension, now, Number(key) === ANY))
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={title} note={nameOf(dimension)}>
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
