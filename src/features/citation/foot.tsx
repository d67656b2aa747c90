import { View } from '@tarojs/components'
import { readerCopy } from '@/copy/reader'
import { ActionBar } from '@/ui/action-bar'
import { ListItem } from '@/ui/list-item'
import type { CitedText } from './use-cited'
import { type Named, useWays, type Ways } from './use-ways'

interface CardFootProps {
  /** Not there: its ways are closed. */
  found: CitedText | undefined
  /** Cases cite it, whether or not its text is to be had. */
  named: Named | undefined
  onVersions: () => void
  ways: Ways
}

/** The ways on from an article: what it was before, the whole law, the cases that cite it. */
export function CardFoot({ found, named, onVersions, ways }: CardFootProps) {
  const { add, openFull, isOpening } = useWays(ways)
  const versions = found?.article.lawreguItemLegislationHistoryVos ?? []
  const last = versions[versions.length - 1]
  const none = { label: readerCopy.action.cancel, onTap: ways.onClose }
  const adding = {
    label: readerCopy.citation.add,
    disabled: !named,
    onTap: () => add(named),
    sensorsName: 'citation_add',
  }
  if (!found && named) return <ActionBar none={none} main={adding} />
  return (
    <>
      {last && (
        <View className='citation__versions'>
          <ListItem
            title={readerCopy.citation.versions}
            note={last.actionName || last.title}
            detail={String(versions.length)}
            leads
            onTap={onVersions}
            sensorsName='citation_versions'
          />
        </View>
      )}
      <ActionBar
        none={none}
        other={adding}
        main={{
          label: readerCopy.citation.full,
          disabled: !found?.law.lid,
          busy: isOpening,
          onTap: () => void openFull(found),
          sensorsName: 'citation_full',
        }}
      />
    </>
  )
}
