import { clearOwnData } from '@/actions/clear-own-data'
import { OWN_DATA_FILE } from '@/api/account'
import { accountCopy } from '@/copy/account'
import { ownExportCopy } from '@/copy/own-export'
import { ownFile } from '@/platform/own-file'
import { settings } from '@/platform/settings'
import { visitorHeaders } from '@/request/http'
import { OwnExport } from '@/shared/own-export'
import { useSession } from '@/stores/session'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'
import { useAct } from './use-act'

const { data: words } = accountCopy.security

interface OwnDataProps {
  onKept: () => void
  onLeave: () => void
}

const fetchFile = () =>
  ownFile.fetch({
    url: settings.apiHost + OWN_DATA_FILE,
    name: ownExportCopy.ownExport.file,
    headers: visitorHeaders(useSession.getState().token),
  })

/** What is kept of oneself: what it is, a copy of it, and two ways to its end. */
export function OwnData({ onKept, onLeave }: OwnDataProps) {
  const { act } = useAct()

  const clear = () =>
    act({
      id: 'clear',
      question: words.clearAsk,
      confirm: words.clearConfirm,
      call: clearOwnData,
      done: words.cleared,
      then: () => undefined,
    })
  return (
    <Section title={words.title}>
      <ListItem icon='info' title={words.kept} leads onTap={onKept} sensorsName='security_kept' />
      <OwnExport hint={words.exportHint} make={fetchFile} />
      <ListItem
        icon='trash'
        title={words.clear}
        under={words.clearHint}
        onTap={() => void clear()}
        sensorsName='security_clear'
      />
      <ListItem
        icon='log-out'
        title={words.leave}
        under={words.leaveHint}
        onTap={onLeave}
        sensorsName='security_leave'
      />
    </Section>
  )
}
