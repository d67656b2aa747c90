import { Text, View } from '@tarojs/components'
import { useOpenConfirmations, dismissToast, useToast } from '@/platform/messages'
import { openLayerCount } from '@/platform/layers'
import { role } from '../aria'
import { Button } from '../button'
import { Icon } from '../icon'
import { Layer, useLastDefined } from '../layer'
import { Tap } from '../tap'
import './index.scss'

const MARKS = { done: 'check', failed: 'circle-x' } as const

/**
 * Shows the current toast. The element stays on the page even without a toast, so that a screen reader announces new
 * ones.
 */
function ToastLine() {
  const current = useToast(state => state.current)
  const { mark, text, action } = current ?? {}
  const act = () => {
    dismissToast()
    action?.onTap()
  }
  return (
    // A sheet has its buttons at the bottom, so its messages stand at the top.
    <View className={`toast${openLayerCount() > 0 ? ' toast--top' : ''}`} {...role('status')} aria-live='polite'>
      {current && (
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
  const question = useOpenConfirmations(state => state.open[0])
  const last = useLastDefined(question)
  const no = () => question?.answer(false)
  return (
    <Layer open={question !== undefined} onClose={no} label={last?.text ?? ''} from='centre' className='ask'>
      <View className='ask__text'>{last?.text}</View>
      <View className='ask__answers'>
        {last?.cancel && (
          <Button wide look='quiet' onTap={no} sensorsName='ask_cancel'>
            {last.cancel}
          </Button>
        )}
        <Button wide onTap={() => question?.answer(true)} sensorsName='ask_confirm'>
          {last?.confirm ?? ''}
        </Button>
      </View>
    </Layer>
  )
}

/** Shows the app's dialogs and toasts above screens and sheets. */
export function Messages() {
  return (
    <>
      <Dialog />
      <ToastLine />
    </>
  )
}
