import { View } from '@tarojs/components'
import { readerCopy, fill } from '@/copy/reader'
import { formatCount } from '@domain/format/amounts'
import type { ReadableDocument } from '@/libraries/document'
import { toast } from '@/platform/toast'
import { open } from '@/routing/navigation'
import { links } from '@/platform/links'
import { ListItem } from '@/ui/list-item'

const { document: words } = readerCopy

async function play(url: string) {
  if ((await links.video(url)) === 'opened') return
  toast(readerCopy.video.unsupported)
}

/** The ways from a document to what belongs to it. */
export function DocumentLinks({ document }: { document: ReadableDocument }) {
  const { id, relatedCount = 0, videoUrl } = document
  if (!relatedCount && !videoUrl) return null
  return (
    <View className='reader-links'>
      {videoUrl && (
        <ListItem
          icon='external-link'
          action
          title={words.video}
          onTap={() => void play(videoUrl)}
          sensorsName='document_video'
        />
      )}
      {relatedCount > 0 && (
        <ListItem
          icon='file-text'
          action
          leads
          title={words.related}
          detail={fill(words.relatedCount, { count: formatCount(relatedCount) })}
          onTap={() => void open('law-related', { lid: id })}
          sensorsName='document_related'
        />
      )}
    </View>
  )
}
