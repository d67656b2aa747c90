import { clearOwnData } from '@/actions/clear-own-data'
import { ownArchive } from '@/shared/own-export/own-archive'
import { deskCopy } from '@/copy/desk'
import { ownExportCopy } from '@/copy/own-export'
import { countOf } from '@domain/desk/ledger'
import { ask } from '@/platform/ask'
import { ownFile } from '@/platform/own-file'
import { toast } from '@/platform/toast'
import { sentenceFor } from '@/request/errors'
import { open } from '@/routing/navigation'
import { OwnExport } from '@/shared/own-export'
import { useDesk } from '@/stores/desk'
import { useSession } from '@/stores/session'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'

const { desk: words } = deskCopy

async function clear() {
  if (!(await ask({ text: words.clearAsk, confirm: words.clearConfirm, cancel: deskCopy.action.cancel }))) return
  const cleared = await clearOwnData()
  toast(cleared.ok ? words.cleared : sentenceFor(cleared.error))
}

const makeFile = async () => ownFile.hand(await ownArchive(), ownExportCopy.ownExport.file)

/** What the device alone keeps is taken along, and cleared, here. */
const DeviceData = () => (
  <>
    {ownFile.hands() && <OwnExport hint={words.exportHint} make={makeFile} />}
    <ListItem
      icon='trash'
      title={words.clear}
      under={words.clearHint}
      onTap={() => void clear()}
      sensorsName='desk_clear'
    />
  </>
)

/** How all of it goes, or is taken along: an account's where its devices and shares are, a guest's here. */
export function OwnData() {
  const isGuest = useSession(({ token }) => !token)
  const isOffered = useSession(({ visitor }) => visitor?.security !== undefined)
  const isEmpty = useDesk(({ ledger }) => countOf(ledger) === 0)
  if (isEmpty || (!isGuest && !isOffered)) return null
  return (
    <Section>
      {isGuest ? (
        <DeviceData />
      ) : (
        <ListItem
          icon='lock'
          title={words.own}
          under={words.ownHint}
          leads
          onTap={() => void open('account-security')}
          sensorsName='desk_own'
        />
      )}
    </Section>
  )
}
