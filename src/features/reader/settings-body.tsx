import { Text, View } from '@tarojs/components'
import { readerCopy, fill } from '@/copy/reader'
import { LIMITS } from '@domain/limits'
import { ElderSwitch } from '@/shared/elder-switch'
import { speech } from '@/platform/speech'
import { useReadAloud, PAPERS, paperOf, type ReadingSettings, fontScaleOf } from '@/stores/reading'
import { radioGroupProps, radioPropsByKey } from '@/ui/aria/radios'
import { Button } from '@/ui/button'
import { Slider } from '@/ui/slider'
import { Tap } from '@/ui/tap'
import './settings-body.scss'

const { settings: words } = readerCopy
const { scales, size, lineHeights } = LIMITS.reading

export interface ReadingSettingsProps {
  /** The name of the library to which the settings apply. */
  library: string
  settings: ReadingSettings
  onChange: (changed: Partial<ReadingSettings>) => void
  /** Returns the text from the reader's position on, for reading it aloud. */
  textFromHere: () => string[]
}

/** Lets the reader choose font size, line height and paper. */
export function ReadingSettingsBody({ library, settings, onChange, textFromHere }: ReadingSettingsProps) {
  const { fontStep, lineHeight } = settings
  const chosen = paperOf(settings)
  const lineRadio = radioPropsByKey<number>(lineHeights, lineHeight)
  const paperRadio = radioPropsByKey(PAPERS, chosen)
  const sizeName = `${words.sizes[fontStep - 1] ?? ''} ${size * fontScaleOf(settings)}`
  return (
    <>
      <View className='reading-settings__row'>
        <Text>{words.font}</Text>
        <Text className='reading-settings__value num'>{sizeName}</Text>
      </View>
      <Slider
        label={words.font}
        value={fontStep}
        steps={scales.length}
        valueText={sizeName}
        onChange={step => onChange({ fontStep: step })}
      />
      <View className='reading-settings__ends'>
        <SizeButton className='reading-settings__small' label={words.smaller} to={fontStep - 1} onChange={onChange} />
        <SizeButton className='reading-settings__large' label={words.larger} to={fontStep + 1} onChange={onChange} />
      </View>
      <View className='reading-settings__row'>
        <Text>{words.lineHeight}</Text>
        <Text className='reading-settings__value num'>{lineHeight}</Text>
      </View>
      <View className='reading-settings__lines' {...radioGroupProps(words.lineHeight)}>
        {lineHeights.map((height, at) => (
          <Tap
            key={height}
            className={`line-choice${height === lineHeight ? ' line-choice--on' : ''}`}
            {...lineRadio(height)}
            onTap={() => onChange({ lineHeight: height })}
            sensorsName='settings_line_height'
          >
            <View className={`line-choice__drawing line-choice__drawing--${at}`} />
            <Text className='num'>{`${words.lines[at] ?? ''} ${height}`}</Text>
          </Tap>
        ))}
      </View>
      <View className='reading-settings__row'>
        <Text>{words.paper}</Text>
      </View>
      <View className='reading-settings__lines' {...radioGroupProps(words.paper)}>
        {PAPERS.map(paper => (
          <Tap
            key={paper}
            className={`line-choice paper-choice paper-choice--${paper}${paper === chosen ? ' paper-choice--on' : ''}`}
            {...paperRadio(paper)}
            onTap={() => onChange({ paper: paper === 'white' ? undefined : paper })}
            sensorsName='settings_paper'
          >
            {words.papers[paper]}
          </Tap>
        ))}
      </View>
      <View className='reading-settings__note'>{fill(words.savedFor, { library })}</View>
      <View className='reading-settings__elder'>
        <ElderSwitch />
      </View>
      {speech.canSpeak() && <ReadAloud textFromHere={textFromHere} />}
    </>
  )
}

/** Starts and stops reading the document aloud. */
function ReadAloud({ textFromHere }: Pick<ReadingSettingsProps, 'textFromHere'>) {
  const { isReading, start, stop } = useReadAloud()
  return (
    <View className='reading-settings__aloud'>
      <Button look='line' wide onTap={() => (isReading ? stop() : start(textFromHere()))} sensorsName='settings_aloud'>
        {isReading ? words.stopReading : words.readAloud}
      </Button>
    </View>
  )
}

interface SizeKeyProps {
  className: string
  label: string
  to: number
  onChange: ReadingSettingsProps['onChange']
}

const SizeButton = ({ className, label, to, onChange }: SizeKeyProps) => (
  <Tap
    className={`reading-settings__size ${className}`}
    label={label}
    disabled={to < 1 || to > scales.length}
    onTap={() => onChange({ fontStep: to })}
  >
    {words.sample}
  </Tap>
)
