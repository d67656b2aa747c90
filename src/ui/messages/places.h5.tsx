import { createPortal } from 'react-dom'
import { Messages } from '.'

/**
 * Draws the messages outside the app's root, so that they outlive their page. Inside the root Taro would take them for
 * the top page.
 */
export const AppMessages = () => createPortal(<Messages />, document.body)

export const PageMessages = () => null
