import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { unlinkWeChat } from '@/actions/link-wechat'
import { wechatLinkCopy, fill } from '@/copy/wechat-link'
import { ask } from '@/platform/ask'
import { toast } from '@/platform/toast'
import { sentenceFor } from '@/request/errors'
import { Button } from '@/ui/button'

const { weChatLink: words } = wechatLinkCopy

/** The account that is linked, and the way out of it. */
export function LinkedAccount({ name }: { name: string }) {
  const [busy, setBusy] = useState(false)

  async function unlink() {
    const question = fill(words.unlinkAsk, { name })
    if (!(await ask({ text: question, confirm: words.unlink, cancel: wechatLinkCopy.action.cancel }))) return
    setBusy(true)
    const outcome = await unlinkWeChat()
    setBusy(false)
    toast(outcome.ok ? words.unlinked : sentenceFor(outcome.error))
  }

  return (
    <>
      <Text className='wechat-link__name'>{name}</Text>
      <View className='wechat-link__words'>{words.linked}</View>
      <View className='wechat-link__key'>
        <Button wide look='line' busy={busy} onTap={() => void unlink()} sensorsName='wechat_unlink'>
          {words.unlink}
        </Button>
      </View>
    </>
  )
}
