import { Text, View } from '@tarojs/components'
import { readerCopy, fill } from '@/copy/reader'
import { formatCount } from '@domain/format/amounts'
import { cleanSought } from '@domain/text/find'
import { LIMITS } from '@domain/limits'
import { IconButton } from '@/ui/icon-button'
import { useKeyboardHeight } from '@/ui/search-layer/use-keyboard-height'
import { TextBox } from '@/ui/text-box'
import type { Find } from './use-find'
import './find-bar.scss'

const { reader } = readerCopy

/** In the place of the tools: what to look for, how often it stands there, the one before and the one after. */
export function FindBar({ find }: { find: Find }) {
  const { text, now, count } = find
  const keyboard = useKeyboardHeight()
  const places = { now: formatCount(now + 1), count: formatCount(count) }
  const said = text && (count ? fill(reader.matches, places) : reader.noMatch)
  return (
    <View className='find-bar' style={keyboard ? { paddingBottom: `${keyboard}px` } : {}}>
      <View className='find-bar__box'>
        <TextBox
          value={text}
          onChange={find.type}
          onConfirm={() => find.step(1)}
          clean={cleanSought}
          label={reader.findIn}
          placeholder={reader.findIn}
          maxLength={LIMITS.input.box}
          spaceless
          focus
        />
        {text && (
          <IconButton
            className='find-bar__clear'
            icon='circle-x'
            label={reader.clearFind}
            onTap={() => find.type('')}
            sensorsName='find_clear'
          />
        )}
      </View>
      {text && (
        <View className='find-bar__count num'>
          {count ? (
            <>
              <Text className='find-bar__now'>{places.now}</Text>/{places.count}
            </>
          ) : (
            0
          )}
        </View>
      )}
      <View className='visually-hidden' aria-live='polite'>
        {said}
      </View>
      <IconButton
        icon='chevron-up'
        label={reader.before}
        disabled={!count}
        onTap={() => find.step(-1)}
        sensorsName='find_previous'
      />
      <IconButton
        icon='chevron-down'
        label={reader.after}
        disabled={!count}
        onTap={() => find.step(1)}
        sensorsName='find_next'
      />
      <IconButton icon='x' label={reader.closeFind} onTap={find.close} sensorsName='find_close' />
    </View>
  )
}
