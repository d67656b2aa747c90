/** The line that exports personal data: failures are reported, and the export can be repeated. */
import { dataExportCopy } from '@/copy/data-export'
import { useToast } from '@/platform/messages'
import { DataExport } from '@/shared/data-export'
import { all, click, render, until } from '../support/render-block'

const { dataExport: words } = dataExportCopy
const toastText = () => useToast.getState().current?.text
const line = () => all('.list-item__tap')[0]!

test('what could not be made is told, and can be made after all', async () => {
  const make = jest.fn().mockRejectedValueOnce(new RangeError('Invalid time value')).mockResolvedValueOnce('saved')
  await render(() => <DataExport hint='' make={make} />)
  await click(line())
  await until(() => toastText() === words.failed)
  await click(line())
  await until(() => toastText() === words.exported)
  expect(make).toHaveBeenCalledTimes(2)
})
