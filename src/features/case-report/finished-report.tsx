/** Shows the third step: the finished report, its contents, and actions such as the download. */
import { Text, View } from '@tarojs/components'
import { useDownload } from '@/actions/download-document'
import { sendDocument } from '@/actions/send-document'
import { reportCopy } from '@/copy/report'
import { sendFile } from '@/platform/send-file'
import { useBusy } from '@/platform/use-busy'
import { ActionBar } from '@/ui/action-bar'
import { role } from '@/ui/aria'
import { Seal } from '@/ui/seal'
import { Section } from '@/ui/section'
import { ProgressSteps } from '@/ui/steps'
import type { FinishedReport } from './use-report'

interface FinishedReportScreenProps {
  report: FinishedReport
  onAgain: () => void
}

export function FinishedReportScreen({
  report: { title, path, contents, isSaved },
  onAgain,
}: FinishedReportScreenProps) {
  const { report } = reportCopy
  const { made } = report
  const { busy, start } = useDownload()
  const sending = useBusy()
  const file = { path, title, isPublic: true }
  return (
    <View className='case-report'>
      <View className='report-steps'>
        <ProgressSteps {...report.steps} current={2} />
      </View>
      <View className='report-made' {...role('status')}>
        <Seal large lands word={made.seal} />
        <Text className='report-made__lead'>{made.title}</Text>
        <Text className='report-made__title'>{title}</Text>
      </View>
      {contents.length > 0 && (
        <Section title={made.contents}>
          <View className='report-search'>
            {contents.map(line => (
              <View key={line} className='report-made__line'>
                {line}
              </View>
            ))}
          </View>
        </Section>
      )}
      <View className='report-made__kept'>{`${isSaved ? made.saved : ''}${made.fileTime}`}</View>
      <ActionBar
        main={{ label: made.open, onTap: () => void start(file), busy, icon: 'download', sensorsName: 'report_open' }}
        other={
          sendFile.isAvailable()
            ? {
                label: made.send,
                onTap: () => void sending.run(() => sendDocument(file)),
                busy: sending.busy,
                icon: 'share-2',
                sensorsName: 'report_send',
              }
            : undefined
        }
        none={{ label: made.again, onTap: onAgain, sensorsName: 'report_again' }}
      />
    </View>
  )
}
