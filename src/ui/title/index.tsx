import { Text } from '@tarojs/components'
import './index.scss'

/** Shows a title. The mini-program has no break without a character, and a copied title must have none. */
export const Title = ({ text }: { text: string }) => <Text className='title-text'>{text}</Text>
