/** What is to be checked: pasted, or a file. */
import { View } from '@tarojs/components'
import { LIMITS } from '@domain/limits'
import { briefCopy, fill } from '@/copy/brief'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { ListItem } from '@/ui/list-item'
import { Progress } from '@/ui/progress'
import { Section } from '@/ui/section'
import { TextArea } from '@/ui/text-area'
import type { Progressed } from './check'
import type { BriefState } from './use-brief'

const { brief } = briefCopy
const KB = 1024

const sizeOf = (bytes: number) =>
  bytes < KB * KB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / KB / KB).toFixed(1)} MB`

const stageOf = ({ stage, from = 0, to = 0, all = 0 }: Progressed) => fill(brief.stages[stage], { from, to, all })

export function Entry({ of }: { of: BriefState }) {
  const { text, setText, file, removeFile, open, progress, start, stop, isReady } = of
  return (
    <Section title={brief.text}>
      {file ? (
        <ListItem
          icon='file-text'
          title={file.name}
          detail={sizeOf(file.size)}
          end={progress ? undefined : <IconButton icon='x' label={brief.removeFile} onTap={removeFile} />}
        />
      ) : (
        <View className='brief__text'>
          <TextArea
            value={text}
            onChange={setText}
            label={brief.text}
            placeholder={brief.placeholder}
            maxLength={LIMITS.brief.pasted}
          />
        </View>
      )}
      <View className='brief__note'>{!file && text.length >= LIMITS.brief.pasted ? brief.full : brief.note}</View>
      {progress ? (
        <View className='brief__progress'>
          <Progress label={stageOf(progress)} percent={progress.percent} />
          <Button look='line' wide onTap={stop} sensorsName='brief_stop'>
            {brief.stop}
          </Button>
        </View>
      ) : (
        <View className='brief__keys'>
          <Button look='line' wide icon='file-text' onTap={open} sensorsName='brief_open'>
            {brief.openFile}
          </Button>
          <Button wide disabled={!isReady} onTap={start} sensorsName='brief_check'>
            {brief.check}
          </Button>
        </View>
      )}
    </Section>
  )
}
