import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { briefCopy } from '@/copy/brief'
import { ActionBar } from '@/ui/action-bar'
import { Sheet } from '@/ui/sheet'
import { Switch } from '@/ui/switch'
import type { Finding } from './finding'
import { useLink } from './use-link'

const { brief } = briefCopy

interface LinkSheetProps {
  open: boolean
  findings: Finding[]
  onClose: () => void
}

/** What others are to see of it, before there is a link. */
export function LinkSheet({ open, findings, onClose }: LinkSheetProps) {
  const [quotes, show] = useState(false)
  const { busy, make } = useLink(findings, onClose)
  const differ = findings.some(({ checked }) => checked.changes)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={brief.linkTitle}
      actions={
        <ActionBar
          main={{
            label: brief.linkMake,
            busy,
            onTap: () => void make(quotes && differ),
            sensorsName: 'brief_link_make',
          }}
        />
      }
    >
      <View className='brief-link'>
        {brief.linkPoints.map(point => (
          <View key={point} className='brief-link__point'>
            {point}
          </View>
        ))}
        {differ && (
          <View className='brief-link__quotes'>
            <Text>{brief.linkQuotes}</Text>
            <Switch checked={quotes} onChange={show} label={brief.linkQuotes} sensorsName='brief_link_quotes' />
          </View>
        )}
      </View>
    </Sheet>
  )
}
