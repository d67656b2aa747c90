import { Text, View } from '@tarojs/components'
import './index.scss'

export type SealTone = 'seal' | 'gold' | 'ok'

interface SealProps {
  /** One character. A screen reader does not read it: the text beside the seal says the same. */
  word: string
  tone?: SealTone
  large?: boolean
  /** Whether the seal appears with an animation, as if it were stamped: when a check has ended or a report is ready. */
  lands?: boolean
}

/** Draws a seal, which marks a result that the product itself states. It is drawn by styles, without a picture. */
export const Seal = ({ word, tone = 'seal', large, lands }: SealProps) => (
  <View className={`seal seal--${tone}${large ? ' seal--large' : ''}${lands ? ' seal--lands' : ''}`} aria-hidden>
    <Text className='seal__word'>{word}</Text>
  </View>
)
