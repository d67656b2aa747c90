import { View } from '@tarojs/components'
import { askReader } from '@/platform/ask'
import { toast } from '@/platform/toast'
import { Button } from '@/ui/button'
import { words } from './samples'

const nothing = () => undefined

const MESSAGES: Record<string, () => unknown> = {
  toast: () => toast(words.contents, { duration: 60_000 }),
  done: () =>
    toast(words.copyCitation, { mark: 'done', duration: 60_000, action: { label: words.fullText, onTap: nothing } }),
  failed: () => toast(words.longTitle, { mark: 'failed', duration: 60_000 }),
  ask: () => askReader({ text: words.sentence, confirm: words.confirm, cancel: words.reset }),
  tell: () => askReader({ text: words.notPublic, confirm: words.confirm }),
}

/** Samples of the messages that appear over a screen. */
export const MessageSamples = () => (
  <View className='gallery__pad gallery__line'>
    {Object.entries(MESSAGES).map(([name, show]) => (
      <Button key={name} look='line' className={`say-${name}`} onTap={() => void show()}>
        {name}
      </Button>
    ))}
  </View>
)
