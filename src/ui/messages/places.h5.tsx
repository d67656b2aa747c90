import { createPortal } from 'react-dom'
import { Messages } from '.'

/**
 * In a browser messages outlive the page they came on. They stand beside the app's root: inside, Taro takes the last child for
 * the page on top.
 */
export const AppMessages = () => createPortal(<Messages />, document.body)

export const PageMessages = () => null
