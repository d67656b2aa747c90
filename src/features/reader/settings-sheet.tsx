import { Text, View } from '@tarojs/components'
import { copy, fill } from '@/copy/reader'
import { LIMITS } from '@domain/limits'
import { ElderSwitch } from '@/shared/elder-switch'
import { type ReadingSettings, scaleOf } from '@/stores/reading'
import { role } from '@/ui/aria'
import { arrowKeys } from '@/ui/aria/arrow-keys'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Sheet } from '@/ui/sheet'
import { Slider } from '@/ui/slider'
import { Tap } from '@/ui/tap'
import './settings-sheet.scss'

const { settings: words } = copy
const { scales, size, lineHeights } = LIMITS.reading

interface SettingsSheetProps {
  open: boolean
  onClose: () => void
  library: string
  settings: ReadingSettings
  onChange: (changed: Partial<ReadingSettings>) => void
  onRestore: () => void
}

/** How large the letters are and how far apart the lines: seen at once in the text behind. */
export function SettingsSheet({ open, onClose, library, settings, onChange, onRestore }: SettingsSheetProps) {
  const { fontStep, lineHeight } = settings
  const sizeName = `${words.sizes[fontStep - 1] ?? ''} ${size * scaleOf(settings)}`
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      corner={
        <>
          <Button look='text' onTap={onRestore} sensorsName='settings_restore'>
            {words.restore}
          </Button>
          <IconButton icon='x' label={copy.action.close} onTap={onClose} />
        </>
      }
    >
      <View className='reading-settings__row'>
        <Text>{words.font}</Text>
        <Text className='reading-settings__value num'>{sizeName}</Text>
      </View>
      <Slider
        label={words.font}
        value={fontStep}
        steps={scales.length}
        said={sizeName}
        onChange={step => onChange({ fontStep: step })}
      />
      <View className='reading-settings__ends'>
        <SizeKey className='reading-settings__small' label={words.smaller} to={fontStep - 1} onChange={onChange} />
        <SizeKey className='reading-settings__large' label={words.larger} to={fontStep + 1} onChange={onChange} />
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
      <View className='reading-settings__kept'>{fill(words.kept, { library })}</View>
      <View className='reading-settings__elder'>
        <ElderSwitch />
      </View>
    </Sheet>
  )
}

interface SizeKeyProps {
  className: string
  label: string
  to: number
  onChange: SettingsSheetProps['onChange']
}

const SizeKey = ({ className, label, to, onChange }: SizeKeyProps) => (
  <Tap
    className={`reading-settings__size ${className}`}
    label={label}
    disabled={to < 1 || to > scales.length}
    onTap={() => onChange({ fontStep: to })}
  >
    {words.sample}
  </Tap>
)
