import { Text, View } from '@tarojs/components'
import { readerCopy, fill } from '@/copy/reader'
import { LIMITS } from '@domain/limits'
import { ElderSwitch } from '@/shared/elder-switch'
import { type ReadingSettings, scaleOf } from '@/stores/reading'
import { role } from '@/ui/aria'
import { arrowKeys } from '@/ui/aria/arrow-keys'
import { Slider } from '@/ui/slider'
import { Tap } from '@/ui/tap'
import './settings-body.scss'

const { settings: words } = readerCopy
const { scales, size, lineHeights } = LIMITS.reading

export interface SettingsProps {
  /** The library's name in the settings. */
  library: string
  settings: ReadingSettings
  onChange: (changed: Partial<ReadingSettings>) => void
}

/** Font size and line height. */
export function SettingsBody({ library, settings, onChange }: SettingsProps) {
  const { fontStep, lineHeight } = settings
  const sizeName = `${words.sizes[fontStep - 1] ?? ''} ${size * scaleOf(settings)}`
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
      <View className='reading-settings__lines' {...role('radiogroup')} aria-label={words.lineHeight} {...arrowKeys()}>
        {lineHeights.map((height, at) => (
          <Tap
            key={height}
            role='radio'
            className={`line-choice${height === lineHeight ? ' line-choice--on' : ''}`}
            checked={height === lineHeight}
            focusable={height === lineHeight}
            onTap={() => onChange({ lineHeight: height })}
            sensorsName='settings_line_height'
          >
            <View className={`line-choice__drawing line-choice__drawing--${at}`} />
            <Text className='num'>{`${words.lines[at] ?? ''} ${height}`}</Text>
          </Tap>
        ))}
      </View>
      <View className='reading-settings__note'>{fill(words.savedFor, { library })}</View>
      <View className='reading-settings__elder'>
        <ElderSwitch />
      </View>
    </>
  )
}

interface SizeKeyProps {
  className: string
  label: string
  to: number
  onChange: SettingsProps['onChange']
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
