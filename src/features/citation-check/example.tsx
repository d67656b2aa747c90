import { citationCheckCopy } from '@/copy/citation-check'
import { isOffered } from '@/platform/settings/offered'
import { SCREEN_ICONS } from '@/shared/screen-icons'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'

const { examples, example } = citationCheckCopy.citationCheck

/** A text with citations to try the check with, if the library has laws for it. */
export function CitationExample({ onPick }: { onPick: (text: string) => void }) {
  if (!isOffered('brief-examples')) return null
  return (
    <Section title={examples}>
      <ListItem
        icon={SCREEN_ICONS.brief}
        title={example.name}
        under={example.text}
        onTap={() => onPick(example.text)}
        sensorsName='brief_example'
      />
    </Section>
  )
}
