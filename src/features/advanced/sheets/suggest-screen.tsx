import { View } from '@tarojs/components'
import { advancedCopy, fill } from '@/copy/advanced'
import { cleanKeyword } from '@domain/query/inputs'
import { LIMITS } from '@domain/limits'
import { conditionOf, panelOf } from '@domain/query/suggestions'
import { useSuggestions } from '@/shared/use-suggestions'
import { Hint } from '@/ui/hint'
import { IconButton } from '@/ui/icon-button'
import { Layer } from '@/ui/layer'
import { Suggestions } from '@/ui/suggestions'
import { TextBox } from '@/ui/text-box'
import { nameOf } from '../model/form'
import { placeholderOf } from '../group/field'
import { suggestionsFor } from '../model/suggested'
import { enter, pick } from '../model/words'
import type { SheetProps } from './props'

/** A screen of its own to find a cause, a court, a person by name. */
export function SuggestScreen({ open, onClose, dimension, group, actions }: SheetProps) {
  const { suggest, pickOnly } = dimension
  const { text } = group
  const found = useSuggestions(suggest?.ask, text, LIMITS.delay.suggestInAdvanced)
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
