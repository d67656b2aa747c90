import { Text, View } from '@tarojs/components'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { suggestLaws } from '@/api/lawregu'
import { commandBarCopy } from '@/copy/command-bar'
import { LIMITS } from '@domain/limits'
import { goToWorkspace } from '@/actions/go-to-workspace'
import { openDocument } from '@/actions/open-document'
import type { FetchSuggestions } from '@/libraries/library'
import { isOffered } from '@/platform/settings/offered'
import { success } from '@/request/errors'
import { open as openScreen } from '@/routing/navigation'
import { useSuggestions } from '@/shared/use-suggestions'
import { storedReadingHistory } from '@/stores/reading-history'
import { dialogProps, role } from '@/ui/aria'
import { Icon } from '@/ui/icon'
import { useLayer } from '@/ui/layer'
import { type Command, commandsFor } from './commands'
import './index.scss'

async function run({ kind, route, params = {} }: Command) {
  if (route === 'desk') return goToWorkspace()
  return kind === 'recent' || kind === 'law' ? openDocument(route, params) : openScreen(route, params)
}

interface CommandBarProps {
  open: boolean
  onClose: () => void
}

/** Suggests no law if the service fails, because the bar has other commands. */
const suggestLawsQuietly: FetchSuggestions = async (keyword, signal) => {
  const reply = await suggestLaws(keyword, signal)
  return reply.ok ? reply : success([])
}

/** Holds the typed text, the matching commands and the selected one. Late suggestions do not change the selected one. */
function useCommands() {
  const [documents] = useState(storedReadingHistory)
  const [{ text, selected }, setState] = useState<{ text: string; selected?: string }>({ text: '' })
  const suggest = isOffered('law') ? suggestLawsQuietly : undefined
  const { groups, status } = useSuggestions(suggest, text, LIMITS.delay.suggestInBar)
  const commands = commandsFor(text, documents, status === 'ready' ? groups : [])
  const at = Math.max(
    0,
    commands.findIndex(({ key }) => key === selected),
  )
  const select = (index: number) => setState({ text, selected: commands[index]?.key })
  return {
    text,
    at,
    commands,
    type: (typed: string) => setState({ text: typed }),
    select,
    move: (by: number) => select((at + by + commands.length) % Math.max(1, commands.length)),
  }
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function Commands({ onClose }: Pick<CommandBarProps, 'onClose'>) {
  const { text, at, commands, type, select, move } = useCommands()
  const list = useId().replace(/\W/g, '')
  const idOf = (index: number) => `${list}-${index}`

  useEffect(() => {
    document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [list, at])

  const go = async (command: Command | undefined) => {
    if (command && (await run(command))) onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (event.nativeEvent.isComposing || (!step && event.key !== 'Enter')) return
    event.preventDefault()
    if (step) move(step)
    else void go(commands[at])
  }
  return (
    <>
      <div className='command-bar__field'>
        <Icon name='search' />
        <input
          className='command-bar__input'
          role='combobox'
          aria-label={commandBarCopy.open}
          aria-expanded
          aria-controls={list}
          aria-activedescendant={commands.length ? idOf(at) : undefined}
          placeholder={commandBarCopy.placeholder}
          value={text}
          autoFocus
          onChange={event => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className='command-bar__list' id={list} role='listbox' aria-label={commandBarCopy.open}>
        {commands.map((command, index) => (
          <div
            key={command.key}
            id={idOf(index)}
            role='option'
            aria-selected={index === at}
            className={`command-bar__command${index === at ? ' command-bar__command--on' : ''}`}
            onMouseMove={() => index !== at && select(index)}
            onClick={() => void go(command)}
          >
            <Icon name={command.icon} size={16} />
            <Text className='command-bar__title'>{command.title}</Text>
            <Text className='command-bar__kind'>{commandBarCopy.kinds[command.kind]}</Text>
          </div>
        ))}
        {commands.length === 0 && <View {...role('status')}>{commandBarCopy.none}</View>}
      </div>
      <View className='command-bar__hint'>{commandBarCopy.hint}</View>
    </>
  )
}

/**
 * Shows the command bar. It finds screens, tools, libraries and recent documents by name. It also searches for the
 * typed text.
 */
export function CommandBar({ open, onClose }: CommandBarProps) {
  const { isVisible, leaving, boxRef } = useLayer(open, onClose)
  if (!isVisible) return null
  return (
    <View className={`layer layer--command${leaving ? ' layer--leaving' : ''}`}>
      <View className='layer__mask' onClick={onClose} />
      <View className='layer__box command-bar' ref={boxRef} {...dialogProps(commandBarCopy.open)}>
        <Commands onClose={onClose} />
      </View>
    </View>
  )
}
