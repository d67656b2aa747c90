import Taro from '@tarojs/taro'
import { View } from '@tarojs/components'
import { copy, fill } from '@/copy'
import { LIMITS } from '@/domain/limits'
import { formatCount } from '@/domain/amounts'
import type { ReadableDocument } from '@/libraries/document'
import { open } from '@/navigation'
import { links } from '@/platform/links'
import { Line } from '@/ui/line'

const { document: words } = copy

async function play(url: string) {
  if ((await links.video(url)) === 'opened') return
  void Taro.showToast({ title: copy.video.unsupported, icon: 'none', duration: LIMITS.toast.usual })
}

/** The ways from a document to what belongs to it. */
export function DocumentLinks({ document }: { document: ReadableDocument }) {
  const { id, relatedCount = 0, videoUrl, alike } = document
  if (!relatedCount && !videoUrl && !alike) return null
  return (
    <View className='reader-links'>
      {videoUrl && (
        <Line
          icon='external-link'
          action
          title={words.video}
          onTap={() => void play(videoUrl)}
          sensorsName='document_video'
        />
      )}
      {relatedCount > 0 && (
        <Line
          icon='file-text'
          action
          leads
          title={words.related}
          detail={fill(words.relatedCount, { count: formatCount(relatedCount) })}
          onTap={() => void open('law-related', { lid: id })}
          sensorsName='document_related'
        />
      )}
      {alike && (
        <Line
          icon='search'
          action
          leads
          title={words.alike}
          onTap={() => void open(alike.route, alike.params)}
          sensorsName='document_alike'
        />
      )}
    </View>
  )
}
