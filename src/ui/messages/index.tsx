import { Text, View } from '@tarojs/components'
import { useQuestions } from '@/platform/ask'
import { dismissToast, useToast } from '@/platform/toast'
import { role } from '../aria'
import { Button } from '../button'
import { Icon } from '../icon'
import { Layer, useLast } from '../layer'
import { Tap } from '../tap'
import './index.scss'

const MARKS = { done: 'check', failed: 'circle-x' } as const

/** Stands in the page before it says anything: a screen reader hears what comes into it. */
function ToastLine() {
  const shown = useToast(state => state.current)
  const { mark, text, action } = shown ?? {}
  const act = () => {
    dismissToast()
    action?.onTap()
  }
  return (
    <View className='toast' {...role('status')} aria-live='polite'>
      {shown && (
        <View className='toast__line' key={text}>
          {mark && <Icon name={MARKS[mark]} size={16} className='toast__mark' />}
          <Text className='toast__text'>{text}</Text>
          {action && (
            <Tap className='toast__action' onTap={act} sensorsName={action.sensorsName}>
              {action.label}
            </Tap>
          )}
        </View>
      )}
    </View>
  )
}

function Dialog() {
  const asked = useQuestions(state => state.open[0])
  const last = useLast(asked)
  const no = () => asked?.answer(false)
  return (
    <Layer open={asked !== undefined} onClose={no} label={last?.text ?? ''} from='centre' className='ask'>
      <View className='ask__text'>{last?.text}</View>
      <View className='ask__answers'>
        {last?.cancel && (
          <Button wide look='quiet' onTap={no} sensorsName='ask_cancel'>
            {last.cancel}
          </Button>
        )}
        <Button wide onTap={() => asked?.answer(true)} sensorsName='ask_confirm'>
          {last?.confirm ?? ''}
        </Button>
      </View>
    </Layer>
  )
}

/** What the app says over whatever screen is there, sheets included. */
export function Messages() {
  return (
    <>
      <Dialog />
      <ToastLine />
    </>
  )
}
