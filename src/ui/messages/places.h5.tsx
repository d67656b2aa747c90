import { createPortal } from 'react-dom'
import { Messages } from '.'

/**
 * In a browser messages outlive their page. They are outside the app's root, where Taro takes the last child for the top
 * page.
 */
export const AppMessages = () => createPortal(<Messages />, document.body)

export const PageMessages = () => null
