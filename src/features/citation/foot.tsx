import { View } from '@tarojs/components'
import { copy } from '@/copy'
import { ActionBar } from '@/ui/action-bar'
import { Line } from '@/ui/line'
import type { Found } from './use-cited'
import { useWays, type Ways } from './use-ways'

interface CardFootProps {
  /** Not there yet: its ways are closed. */
  found: Found | undefined
  onVersions: () => void
  ways: Ways
}

/** The ways on from an article: what it was before, the whole law, the cases that cite it. */
export function CardFoot({ found, onVersions, ways }: CardFootProps) {
  const { add, openFull, isOpening } = useWays(ways)
  const versions = found?.article.lawreguItemLegislationHistoryVos ?? []
  const last = versions[versions.length - 1]
  return (
    <>
      {last && (
        <View className='citation__versions'>
          <Line
            title={copy.citation.versions}
            note={last.actionName || last.title}
            detail={String(versions.length)}
            leads
            onTap={onVersions}
            sensorsName='citation_versions'
          />
        </View>
      )}
      <ActionBar
        none={{ label: copy.action.cancel, onTap: ways.onClose }}
        other={{ label: copy.citation.add, disabled: !found, onTap: () => add(found), sensorsName: 'citation_add' }}
        main={{
          label: copy.citation.full,
          disabled: !found,
          busy: isOpening,
          onTap: () => void openFull(found),
          sensorsName: 'citation_full',
        }}
      />
    </>
  )
}
