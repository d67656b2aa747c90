import { Image, View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { pictureCopy } from '@/copy/picture'
import { pictureFile } from '@/platform/picture-file'
import { ActionBar } from '@/ui/action-bar'
import { Hint } from '@/ui/hint'
import { Sheet } from '@/ui/sheet'
import { Spinner } from '@/ui/spinner'
import { useKeys } from './use-keys'
import type { useMade } from './use-made'
import './index.scss'

interface PictureSheetProps extends ReturnType<typeof useMade> {
  /** Of the sheet. */
  label: string
  /** Of the picture, by which its file goes. */
  title: string
  /** What its keys are counted as. */
  sensors: string
  /** Where the picture is drawn. */
  stage: ReactNode
  /** What is to be known of the picture, once it is there. */
  notice?: ReactNode
  onClose: () => void
}

/** As wide as leaves all of it in sight, between the head and the keys of the sheet. */
const inSight = (height: number) => ({ width: `calc((86vh - 168px) * ${1 / height})` })

/** A picture to take along: a file for whoever has a mouse, else kept by a key or by a long press. */
export function PictureSheet({ making, again, label, stage, notice, onClose, ...about }: PictureSheetProps) {
  const [isFile] = useState(pictureFile.isOffered)
  const picture = making.kind === 'made' ? making.picture : undefined
  const keys = useKeys(picture?.path, about, isFile)
  return (
    <Sheet open onClose={onClose} title={label} actions={keys && <ActionBar {...keys} />}>
      <View className='picture-sheet'>
        {making.kind === 'making' && <Spinner size={20} />}
        {making.kind === 'failed' && (
          <Hint sentence={pictureCopy.picture.failed} action={{ label: pictureCopy.action.retry, onTap: again }} />
        )}
        {picture && (
          <>
            {notice}
            {!isFile && <View className='picture-sheet__hint'>{pictureCopy.picture.hint}</View>}
            <View className='picture-sheet__frame' style={isFile ? inSight(picture.height) : undefined}>
              <Image className='picture-sheet__image' src={picture.path} mode='widthFix' showMenuByLongpress />
            </View>
          </>
        )}
        {stage}
      </View>
    </Sheet>
  )
}
